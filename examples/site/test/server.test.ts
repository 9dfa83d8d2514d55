// The server starts on a free port, keeps a file, survives hanging and broken requests, and stops.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/database';
import { type RunningSite, serveSite } from '../src/server';

let site: RunningSite | undefined;

afterEach(async () => {
  await site?.close();
  site = undefined;
});

const ajax = (reply: string, signal?: AbortSignal) =>
  fetch(`${site?.url}/wp-admin/admin-ajax.php?reply=${reply}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'x' }),
    ...(signal ? { signal } : {}),
  });

describe('serveSite', () => {
  it('serves pages on a free port and stops answering once closed', async () => {
    site = await serveSite({ port: 0 });
    expect(site.port).toBeGreaterThan(0);
    expect((await fetch(`${site.url}/toggle`)).status).toBe(200);
    await site.close();
    await expect(fetch(`${site.url}/toggle`)).rejects.toThrow();
    site = undefined;
  });

  it('hangs when asked to, and still closes', async () => {
    site = await serveSite({ port: 0 });
    await expect(ajax('hang', AbortSignal.timeout(150))).rejects.toThrow('timeout');
    const pending = ajax('hang').catch(() => 'cut');
    await site.close();
    expect(await pending).toBe('cut');
    site = undefined;
  });

  it('cuts the connection when asked to', async () => {
    site = await serveSite({ port: 0 });
    await expect(ajax('offline')).rejects.toThrow('fetch failed');
  });

  it('refuses a body that is too large', async () => {
    site = await serveSite({ port: 0 });
    const response = await fetch(`${site.url}/wp-admin/admin-ajax.php`, {
      method: 'POST',
      body: 'x'.repeat(600 * 1024),
    });
    expect(response.status).toBe(413);
  });

  it('reports a port that is taken', async () => {
    site = await serveSite({ port: 0 });
    await expect(serveSite({ port: site.port })).rejects.toThrow('EADDRINUSE');
  });
});

describe('a store in a file', () => {
  it('remembers, and opens although a killed server left its lock', () => {
    const folder = mkdtempSync(join(tmpdir(), 'example-site-'));
    const path = join(folder, 'deep/site.sqlite');
    const first = openStore(path);
    first.add('contact-form', { name: 'Noor' });
    first.close();
    mkdirSync(`${path}.lock`);
    const second = openStore(path);
    expect(second.list()).toMatchObject([{ kind: 'contact-form', payload: { name: 'Noor' } }]);
    second.close();
    rmSync(folder, { recursive: true });
  });
});
