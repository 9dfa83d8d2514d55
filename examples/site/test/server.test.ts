// Life cycle of the server: start on a free port, hanging and failing requests, stop, and the store in a file.

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

  it('hangs on request, and still closes', async () => {
    site = await serveSite({ port: 0 });
    await expect(ajax('hang', AbortSignal.timeout(150))).rejects.toThrow('timeout');
    const pending = ajax('hang').catch(() => 'cut');
    await site.close();
    expect(await pending).toBe('cut');
    site = undefined;
  });

  it('closes the connection on request', async () => {
    site = await serveSite({ port: 0 });
    await expect(ajax('offline')).rejects.toThrow('fetch failed');
  });

  it('rejects a body that is too large', async () => {
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
  it('keeps submissions, and opens although a killed server has left its lock', () => {
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
