/** The bytes of each chunk of the CDN build, so that a page with one module never pays for a heavy one. */
import { join } from 'node:path';
import { packagesIn, readJson } from '../workspace';
import { CDN, chunkName, type Flavour } from './page-bytes';

export interface ChunkSize {
  flavour: Flavour;
  /** Name of its source. */
  chunk: string;
  gzip: number;
  /** From `chunk-budgets` of the package; `*` is for chunks that are not named there. */
  limit: string | undefined;
}

const CHUNK = /^(lite\/)?chunks\/.+\.js$/;

/** In the order of the manifest. */
export function chunkSizes(root: string): ChunkSize[] {
  const manifest = readJson<Record<string, { gzip: number }>>(join(root, CDN, 'manifest.json'));
  const limits: Record<string, string> =
    packagesIn('packages', root).find(({ folder }) => folder === 'enliven')?.manifest['chunk-budgets'] ?? {};
  return Object.entries(manifest).flatMap(([file, { gzip }]) => {
    if (!CHUNK.test(file)) return [];
    const chunk = chunkName(file);
    return [{ flavour: file.startsWith('lite/') ? 'lite' : 'react', chunk, gzip, limit: limits[chunk] ?? limits['*'] }];
  });
}
