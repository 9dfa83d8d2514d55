/** Start of a script tag, for one package or the whole catalog. */

import type { CatalogEntries } from './catalog-entries';
import { type Chunks, createChunkPreloader } from './chunk-preloader';
import { startLoader } from './loader';

/** The build defines these; a script with all its code has no chunks. */
declare const CATALOG_ENTRIES: CatalogEntries;
declare const CHUNKS: Chunks | undefined;

/** Starts the loader. @param from name of a package, e.g. `@enliven/forms` @default all packages */
export function startScriptTag(from = ''): void {
  const preloader = CHUNKS && createChunkPreloader(CHUNKS);
  startLoader(
    CATALOG_ENTRIES,
    () =>
      import('./descriptors').then(({ describeRows }) =>
        describeRows(CATALOG_ENTRIES.rows, from, preloader?.preloadRow),
      ),
    preloader,
  );
}
