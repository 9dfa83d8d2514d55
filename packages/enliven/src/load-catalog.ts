/** Loads the behaviors of a package, or of the whole catalog, for a script tag. */
import { load } from './loader';
import type { Looks } from './looks';
import { type Chunks, createAsking } from './preload';

/** Filled in by the build; a script that carries all its code has no chunks. */
declare const LOOKS: Looks;
declare const CHUNKS: Chunks | undefined;

/** @param from name of a package, e.g. `@enliven/forms`; without one, everything there is */
export function loadCatalog(from = ''): void {
  const asking = CHUNKS && createAsking(CHUNKS);
  load(
    LOOKS,
    () => import('./descriptors').then(({ describeRows }) => describeRows(LOOKS.rows, from, asking?.row)),
    asking,
  );
}
