/** What a script tag does: looks for what its package, or the whole catalog, brings to life. */
import { load } from './loader';
import type { Looks } from './looks';

/** Filled in by the build. */
declare const LOOKS: Looks;

/** @param from name of a package, e.g. `@enliven/forms`; without one, everything there is */
export function loadCatalog(from = ''): void {
  load(LOOKS, () => import('./descriptors').then(({ describeRows }) => describeRows(LOOKS.rows, from)));
}
