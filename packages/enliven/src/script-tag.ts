/** Loads the behaviors of a package, or of the whole catalog, for a script tag. */

import type { CatalogEntries } from './catalog-entries';
import { type Chunks, createChunkPreloader } from './chunk-preloader';
import { startLoader } from './loader';

/** Filled in by the build; a script that carries all its code has no chunks. */
declare const CATALOG_ENTRIES: CatalogEntries;
declare const CHUNKS: Chunks | undefined;

/** @param from name of a package, e.g. `@enliven/forms`; without one, everything there is */
export function startScriptTag(from = ''): void {
  const asking = CHUNKS && createChunkPreloader(CHUNKS);
  startLoader(
    CATALOG_ENTRIES,
    () =>
      import('./descriptors').then(({ describeRows }) => describeRows(CATALOG_ENTRIES.rows, from, asking?.preloadRow)),
    asking,
  );
}
