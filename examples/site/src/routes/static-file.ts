// Answers with one file of a folder, and with nothing outside it.

import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Context } from 'hono';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
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

/** The file as a response, or undefined when there is none of that name inside the folder. */
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
    return context.body(content, 200, {
      'Cache-Control': cacheControl,
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    });
  } catch {
    return undefined;
  }
};
