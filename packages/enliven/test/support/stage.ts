/** Environment of page tests: the build, the example site, and a server for test pages. */
import { afterAll, beforeAll } from 'vitest';
import { serveSite } from '../../../../examples/site/src/server';
import { builtCdn } from './built-cdn';
import { type PageServer, servePages } from './page-server';

export interface Stage {
  /** Folder of the build. */
  readonly cdn: string;
  /** Server with the build below `/enliven/`. */
  readonly server: PageServer;
  /** Origin of the example site, if the test requests it. */
  readonly site: string;
}

/** Prepares the environment. Call it at the top of a test file. */
export function stage({ site: wantsSite = false } = {}): Stage {
  const undo: (() => void | Promise<void>)[] = [];
  const parts = {} as { cdn: string; server: PageServer; site: string };
  beforeAll(async () => {
    // This may build first, or wait for a test file that builds.
    const { folder, remove } = builtCdn();
    parts.cdn = folder;
    parts.server = await servePages();
    parts.server.mount('/enliven/', folder);
    undo.push(remove, parts.server.close);
    if (!wantsSite) return;
    const { port, close } = await serveSite({ port: 0, hostname: '127.0.0.1', cdnFolder: folder });
    parts.site = `http://127.0.0.1:${port}`;
    undo.push(close);
  }, 600_000);
  afterAll(async () => {
    for (const off of undo.reverse()) await off();
  });
  return parts;
}
