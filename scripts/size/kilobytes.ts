/** Conversion of bytes to text and back: a kB is 1000 bytes. */
import { gzipSync } from 'node:zlib';

/** Returns the bytes of a text after gzip at the highest level. */
export const gzipBytes = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/** Formats bytes: `4123` → `4.1 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Parses a size: `4.5 kB` → `4500`. @throws Error when the text is not a size */
export function parseSize(text: string): number {
  const [, number, unit] = /^([\d.]+)\s*(B|kB)$/.exec(text.trim()) ?? [];
  if (!number) throw new Error(`The size "${text}" cannot be read. Write it like "4.5 kB" or "800 B".`);
  return Math.round(Number(number) * (unit === 'kB' ? 1000 : 1));
}
