/** Bytes of composed files: for the theme's header, for each behavior alone, and for all behaviors. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compose, readUnits } from '@enliven/compose';
import { packagesIn } from '../workspace';
import { CDN, FLAVOURS, type Flavour, pages } from './page-bytes';

export interface ComposedBytes {
  page: string;
  flavour: Flavour;
  gzip: number;
  /** From `composed-budgets` of the package, e.g. `3 kB`. */
  limit: string | undefined;
}

/** Returns the size of one composed file for each page that has behaviors. @throws ComposeError if the build is missing */
export function composedBytes(root: string): ComposedBytes[] {
  const limits = packagesIn('packages', root).find(({ folder }) => folder === 'enliven')?.manifest['composed-budgets'];
  return FLAVOURS.flatMap((flavour) => {
    const units = readUnits(flavour, join(root, CDN));
    return [...pages()]
      .filter(([, names]) => names.length > 0)
      .map(([page, names]) => ({
        page,
        flavour,
        gzip: gzipSync(compose(names, { units }).code, { level: 9 }).length,
        limit: limits?.[flavour === 'lite' ? `${page}-lite` : page],
      }));
  });
}
