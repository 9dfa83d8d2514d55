// Server of the example site: `pnpm --filter @enliven/example-site start`, or `serveSite({ port: 0 })` from a test.

import type { Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { argv, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app';
import { openStore } from './database';

export { createApp } from './app';

export interface ServeOptions {
  /** Port; 0 selects any free port. @default 4173 */
  port?: number;
  /** Host name to listen on. Everyone who can reach the server can read submissions. @default 'localhost' */
  hostname?: string;
  /** Path of a SQLite file. @default in memory */
  databasePath?: string;
  /** Folder with the built runtime. @default packages/enliven/cdn */
  cdnFolder?: string;
  /** Key and certificate in PEM format, for HTTP/2 over TLS. @default HTTP/1.1 */
  tls?: { key: string; cert: string };
}

export interface RunningSite {
  url: string;
  port: number;
  close(): Promise<void>;
}

export const serveSite = (options: ServeOptions = {}): Promise<RunningSite> => {
  const { port = 4173, hostname = 'localhost', databasePath, cdnFolder, tls } = options;
  const store = openStore(databasePath);
  const app = createApp({ store, ...(cdnFolder ? { cdnFolder } : {}) });

  return new Promise((resolve, reject) => {
    const secure = tls ? { createServer: createSecureServer, serverOptions: { ...tls, allowHTTP1: true } } : {};
    const server = serve({ fetch: app.fetch, port, hostname, ...secure }, (address: AddressInfo) => {
      resolve({ url: `http${tls ? 's' : ''}://localhost:${address.port}`, port: address.port, close });
    }) as Server;
    server.once('error', (error) => {
      store.close();
      reject(error);
    });

    const close = () =>
      new Promise<void>((done) => {
        server.close(() => {
          store.close();
          done();
        });
        // A request with the reply `hang` would otherwise keep the server open. HTTP/2 servers lack this method.
        server.closeAllConnections?.();
      });
  });
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  const databasePath = fileURLToPath(new URL('../.cache/site.sqlite', import.meta.url));
  const hostname = env.HOST ?? 'localhost';
  const site = await serveSite({ port: Number(env.PORT ?? 4173), hostname, databasePath });
  console.log(`The example site is at ${site.url}`);
}
