/** Local HTTP server that sends the given content, and 404 for all other paths. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

/** Returns the content at a path, e.g. `/enliven/enliven.js`; undefined if there is none. */
export type Answer = (path: string) => Buffer | string | undefined;

export interface LocalServer {
  /** E.g. `http://127.0.0.1:40123`. */
  origin: string;
  close(): Promise<void>;
}

/** Returns the path of an address; undefined if the address is malformed, as in some saved pages. */
function pathOf(url = '/'): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname);
  } catch {
    return undefined;
  }
}

/** Whether a type is sent uncompressed: files are small already, or browsers do not play them compressed. */
const isSmall = (type: string): boolean => /^(video|audio|font|image)\/(?!svg)/.test(type);

/** Digest of content → compressed content. Pages request the same style sheets often, and compression takes longer than sending. */
const zipped = new Map<string, Buffer>();

function zip(content: Buffer | string): Buffer {
  const digest = createHash('sha1').update(content).digest('base64');
  const known = zipped.get(digest) ?? gzipSync(content, { level: 9 });
  zipped.set(digest, known);
  return known;
}

/** Starts the server. It compresses responses with gzip, as a site does. */
export async function serve(answer: Answer): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    const content = path === undefined ? undefined : answer(path);
    if (path === undefined || content === undefined) return response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': 'max-age=3600' };
    if (isSmall(type)) return response.writeHead(200, headers).end(content);
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(zip(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
