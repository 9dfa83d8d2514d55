/** Measures what each package promises in the `size-limit` field of its package.json. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { publicPackages } from '../workspace';
import { importSize } from './import-size';
import { gzipBytes } from './kilobytes';
import { closure } from './module-graph';

export interface PackageSize {
  package: string;
  name: string;
  limit: string;
  gzip: number;
}

/** A file as it reaches a visitor: `dist` goes through a site's own bundler first, `cdn` is served as it is. */
function delivered(folder: string, file: string): Buffer | string {
  const content = readFileSync(file);
  const bundled = relative(folder, file).startsWith('dist') && file.endsWith('.js');
  return bundled ? transformSync(content, { minify: true, format: 'esm', legalComments: 'none' }).code : content;
}

/** Bytes of the files with everything of their own package they import statically; what they import by name is a peer. */
function measure(folder: string, paths: readonly string[]): number {
  const files = paths.map((path) => join(folder, path));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} does not exist. Build first: pnpm build.`);
  return closure(files).reduce((sum, file) => sum + gzipBytes(delivered(folder, file)), 0);
}

export function packageSizes(root?: string): Promise<PackageSize[]> {
  const sizes = publicPackages(root).flatMap(({ path: folder, manifest }) =>
    (manifest['size-limit'] ?? []).map(async ({ name, path, limit, import: names }) => ({
      package: manifest.name,
      name,
      limit,
      gzip: names ? await importSize(folder, String(path), names) : measure(folder, [path].flat()),
    })),
  );
  return Promise.all(sizes);
}
