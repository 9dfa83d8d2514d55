/** Start of a script tag, for one package or the whole catalog. */

import { instances } from './api';
import type { CatalogEntries } from './catalog-entries';
import { type Chunks, createChunkPreloader } from './chunk-preloader';
import { startLoader } from './loader';

/** Defined by the build. */
declare const CATALOG_ENTRIES: CatalogEntries;
declare const CHUNKS: Chunks;

/** Selector of rows that a composed file on the page contains. */
const NOTHING = ':not(*)';

/** Returns the entries, in which rows that a composed file on the page contains are replaced by rows that match nothing. */
function withoutComposed(entries: CatalogEntries): CatalogEntries {
  const composed = new Set([...instances].flatMap((instance) => [...(instance.composed ?? [])]));
  return composed.size > 0
    ? {
        ...entries,
        isRest: true,
        rows: entries.rows.map((row) => (composed.has(`${row[0]}${row[3] ?? ''}`) ? [NOTHING] : row)),
      }
    : entries;
}

/** Starts the loader. @param from name of a package, e.g. `@enliven/forms` @default all packages */
export function startScriptTag(from = ''): void {
  const preloader = createChunkPreloader(CHUNKS);
  const entries = withoutComposed(CATALOG_ENTRIES);
  startLoader(
    entries,
    () =>
      import('./descriptors').then(({ describeRows }) =>
        describeRows(entries.rows, from, preloader.preloadRow).filter(({ selector }) => selector !== NOTHING),
      ),
    preloader,
  );
}
