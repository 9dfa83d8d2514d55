/** Total of compressed bytes that counts each file once. */
import type { HashedFile } from '../hashed-file';
import { gzipSize } from './page-cost';

export type SumOfFiles = (files: readonly HashedFile[]) => number;

/** Creates the function that adds up files. It compresses each file once. */
export function createSumOfFiles(): SumOfFiles {
  const sizes = new Map<string, number>();
  return (files) => {
    for (const { name, code } of files) if (!sizes.has(name)) sizes.set(name, gzipSize(code));
    return [...new Set(files.map(({ name }) => name))].reduce((sum, name) => sum + (sizes.get(name) as number), 0);
  };
}
