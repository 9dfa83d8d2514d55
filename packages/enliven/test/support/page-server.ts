/** A small server for pages of a test, with the build in any folder and any headers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

type Headers = Readonly<Record<string, string>>;

interface Answer {
  content: string | Buffer;
  type: string;
  headers: Headers;
}

export interface PageServer {
  /** Origin, such as `http://127.0.0.1:40123`. */
  origin: string;
  /** Adds a page or a file of another type. @returns its address */
  put(path: string, content: string | Buffer, headers?: Headers): string;
  /** Serves the files of a folder below `prefix`, such as `/assets/`. */
  mount(prefix: string, folder: string, headers?: Headers): void;
  /** Requested paths, in order. */
  readonly requestedPaths: readonly string[];
  close(): Promise<void>;
}

function readInside(folder: string, name: string): Buffer | undefined {
  const path = normalize(join(folder, name));
  if (!path.startsWith(normalize(folder))) return undefined;
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

export async function servePages(): Promise<PageServer> {
  const files = new Map<string, Answer>();
  const mounts = new Map<string, { folder: string; headers: Headers }>();
  const requestedPaths: string[] = [];

  function find(path: string): Answer | undefined {
    const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8';
    for (const [prefix, { folder, headers }] of mounts) {
      const content = path.startsWith(prefix) ? readInside(folder, path.slice(prefix.length)) : undefined;
      if (content) return { content, type, headers };
    }
    return files.get(path);
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    requestedPaths.push(path);
    const answer = find(path);
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': answer.type, ...answer.headers }).end(answer.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    requestedPaths,
    put(path, content, headers = {}) {
      files.set(path, { content, type: TYPES[extname(path)] ?? 'text/html; charset=utf-8', headers });
      return origin + path;
    },
    mount: (prefix, folder, headers = {}) => void mounts.set(prefix, { folder, headers }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
