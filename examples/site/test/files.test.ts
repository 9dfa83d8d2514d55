// Served files: content types of the runtime and the site's own files, and no access to other files.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'example-site-'));
  mkdirSync(join(folder, 'cdn/chunks'), { recursive: true });
  mkdirSync(join(folder, 'cdn/lite'));
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(folder, 'cdn/enliven.js'), 'export {};');
  writeFileSync(join(folder, 'cdn/enliven.js.map'), '{}');
  writeFileSync(join(folder, 'cdn/sizes.json'), '{}');
  writeFileSync(join(folder, 'cdn/lite/failsafe.css'), 'a{}');
  writeFileSync(join(folder, 'cdn/chunks/tabs-1a2b.js'), 'export {};');
});

afterAll(() => rmSync(folder, { recursive: true }));

const app = () => createApp({ cdnFolder: join(folder, 'cdn') });

describe('/enliven/', () => {
  it.each([
    ['enliven.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['enliven.js.map', 'application/json; charset=utf-8', 'no-cache'],
    ['sizes.json', 'application/json; charset=utf-8', 'no-cache'],
    ['lite/failsafe.css', 'text/css; charset=utf-8', 'no-cache'],
    ['chunks/tabs-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('serves %s', async (name, type, cache) => {
    const response = await app().request(`/enliven/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Cache-Control')).toBe(cache);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each(['none.js', '', 'chunks', '%2e%2e/secret.js', '..%2fsecret.js', 'chunks/..%2f..%2fsecret.js', '%00', '%'])(
    'has no %j',
    async (name) => {
      const response = await app().request(`/enliven/${name}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('secret');
    },
  );

  it('explains what to do without a build', async () => {
    const response = await createApp({ cdnFolder: join(folder, 'missing') }).request('/enliven/enliven.js');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('pnpm build');
  });
});

describe('the theme', () => {
  it('is one style sheet', async () => {
    const response = await app().request('/theme.css');
    const css = await response.text();
    expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    for (const selector of [
      '.et_pb_toggle_close > .et_pb_toggle_content',
      '.et_pb_active_content',
      '.et_animated',
      '.et_pb_tabs_vertically_stacked',
    ])
      expect(css).toContain(selector);
    expect(css).not.toMatch(/@import|https?:/);
  });

  it.each([
    '/images/wheel.svg',
    '/images/harbour.svg',
    '/scripts/load-later.js',
    '/scripts/load-on-first-touch.js',
    '/scripts/insert-late.js',
  ])('has %s', async (path) => {
    expect((await app().request(path)).status).toBe(200);
  });

  it('does not serve files outside its folder', async () => {
    expect((await app().request('/images/..%2ftheme%2fbase.css')).status).toBe(404);
  });
});
