// Responses with files of a folder. Files outside the folder are not accessible.

import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Context } from 'hono';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
};

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

/** Returns the first and last byte of a requested range, which players use for seeking. */
const partOf = (range: string | undefined, size: number): [first: number, last: number] | undefined => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined || Number(first) >= size) return undefined;
  return [Number(first), Math.min(last ? Number(last) : size - 1, size - 1)];
};

/** Returns a response with the file; undefined if the folder contains no file with this name. */
export const staticFile = async (
  context: Context,
  folder: string,
  name: string,
  cacheControl: string,
): Promise<Response | undefined> => {
  const root = normalize(folder + sep);
  const path = normalize(join(root, decode(name)));
  if (!path.startsWith(root) || path.includes('\0')) return undefined;
  try {
    const content = new Uint8Array(await readFile(path));
    const headers = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': cacheControl,
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    };
    const [first, last] = partOf(context.req.header('range'), content.length) ?? [];
    if (first === undefined || last === undefined) return context.body(content, 200, headers);
    const range = `bytes ${first}-${last}/${content.length}`;
    return context.body(content.slice(first, last + 1), 206, { ...headers, 'Content-Range': range });
  } catch {
    return undefined;
  }
};
