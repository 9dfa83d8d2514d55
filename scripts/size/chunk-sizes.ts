/** Number and sizes of the CDN build's chunks, so that a page with one module never fetches a large one. */
import { join } from 'node:path';
import { packagesIn, readJson } from '../workspace';
import { CDN, chunkName, FLAVOURS, type Flavour } from './page-bytes';

export interface ChunkSize {
  flavour: Flavour;
  /** Name of the chunk without its hash. */
  chunk: string;
  gzip: number;
  /** From `chunk-budgets` of the package; `*` is for chunks that are not named there. */
  limit: string | undefined;
}

export interface ChunkCount {
  flavour: Flavour;
  count: number;
  /** From `chunk-count` of the package. */
  limit: number | undefined;
}

const CHUNK = /^(lite\/)?chunks\/.+\.js$/;

const manifestOf = (root: string) => packagesIn('packages', root).find(({ folder }) => folder === 'enliven')?.manifest;

/** Returns the sizes in the order of the manifest. */
export function chunkSizes(root: string): ChunkSize[] {
  const manifest = readJson<Record<string, { gzip: number }>>(join(root, CDN, 'manifest.json'));
  const limits: Record<string, string> = manifestOf(root)?.['chunk-budgets'] ?? {};
  return Object.entries(manifest).flatMap(([file, { gzip }]) => {
    if (!CHUNK.test(file)) return [];
    const chunk = chunkName(file);
    return [{ flavour: file.startsWith('lite/') ? 'lite' : 'react', chunk, gzip, limit: limits[chunk] ?? limits['*'] }];
  });
}

/** Returns the numbers of chunks, which are requests and should be few (docs/decisions/0022-parts-that-stay-together.md). */
export function chunkCounts(root: string): ChunkCount[] {
  const all = chunkSizes(root);
  const limit = manifestOf(root)?.['chunk-count'];
  return FLAVOURS.map((flavour) => ({
    flavour,
    count: all.filter((chunk) => chunk.flavour === flavour).length,
    limit,
  }));
}
