/** Loader for bundlers, which computes the catalog entries at run time instead of at build time. */
import type { AnyBehavior } from '@enliven/core';
import type { Enliven } from './api';
import { catalogEntriesOf } from './catalog-entries';
import { startLoader } from './loader';

/**
 * Defines `window.enliven` and, unless the configuration has `"autostart": false`, starts on the document.
 *
 * Several entry scripts on one page share the global of the first one.
 *
 * @example
 * ```ts
 * import { catalog, install } from 'enliven';
 *
 * const enliven = install(catalog);
 * enliven.on('mount', ({ detail }) => console.log(detail.behavior));
 * ```
 */
export const install = (behaviors: readonly AnyBehavior[]): Enliven =>
  startLoader(catalogEntriesOf(behaviors), async () => behaviors);
