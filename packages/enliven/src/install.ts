/** The loader for bundlers: what the build of the script tag finds out ahead is found out here. */
import type { AnyBehavior } from '@enliven/core';
import type { Enliven } from './api';
import { catalogEntriesOf } from './catalog-entries';
import { startLoader } from './loader';

/**
 * Offers `window.enliven` and, unless the configuration says `"autostart": false`, starts on the document.
 *
 * Several entry scripts on one page, or several versions, share the first one's global.
 */
export const install = (behaviors: readonly AnyBehavior[]): Enliven =>
  startLoader(catalogEntriesOf(behaviors), async () => behaviors);
