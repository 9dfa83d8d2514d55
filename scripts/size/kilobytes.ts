/** Bytes as people write them: a kB is 1000 bytes. */
import { gzipSync } from 'node:zlib';

/** Bytes of the text as a server sends it: gzip at its best. */
export const gzipBytes = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/** `4123` → `4.1 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** `4.5 kB` → `4500`. @throws Error that names what cannot be read */
export function parseSize(text: string): number {
  const [, number, unit] = /^([\d.]+)\s*(B|kB)$/.exec(text.trim()) ?? [];
  if (!number) throw new Error(`The size "${text}" cannot be read. Write it like "4.5 kB" or "800 B".`);
  return Math.round(Number(number) * (unit === 'kB' ? 1000 : 1));
}
