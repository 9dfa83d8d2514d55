/** Cost of a page: requests and gzip-compressed bytes of the page, its scripts, and Enliven's style sheets. */
import { gzipSync } from 'node:zlib';
import { fileOf } from './page-address';
import type { SiteFolder } from './site-folder';

export interface PageCost {
  /** Bytes of the page and its scripts in the folder. */
  bytes: number;
  requests: number;
}

/** Returns the compressed size in bytes. */
export const gzipSize = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/** Creates the function that measures pages. It reads each script once. */
export function createPageCost(
  site: SiteFolder,
): (page: Buffer, base: string, scripts: readonly string[], added?: readonly (Buffer | string)[]) => PageCost {
  const sizes = new Map<string, number>();
  function sizeOf(path: string): number {
    let size = sizes.get(path);
    if (size === undefined) {
      try {
        const content = site.read(path);
        size = content ? gzipSize(content) : 0;
      } catch {
        size = 0;
      }
      sizes.set(path, size);
    }
    return size;
  }
  const added = new Map<Buffer | string, number>();
  function sizeOfAdded(content: Buffer | string): number {
    const size = added.get(content) ?? gzipSize(content);
    added.set(content, size);
    return size;
  }
  return (page, base, scripts, more = []) => {
    const files = [...new Set(scripts)];
    const local = files.flatMap((address) => fileOf(address, base) ?? []).map(sizeOf);
    const bytes = [gzipSize(page), ...local, ...more.map(sizeOfAdded)].reduce((sum, size) => sum + size, 0);
    return { bytes, requests: 1 + files.length + more.length };
  };
}
