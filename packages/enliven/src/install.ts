/** The loader for bundlers: what the build of the script tag finds out ahead is found out here. */
import type { AnyBehavior } from '@enliven/core';
import type { Enliven } from './api';
import { load } from './loader';
import { looksOf } from './looks';

/**
 * Offers `window.enliven` and, unless the configuration says `"autostart": false`, starts on the document.
 *
 * Several entry scripts on one page, or several versions, share the first one's global.
 */
export const install = (behaviors: readonly AnyBehavior[]): Enliven => load(looksOf(behaviors), async () => behaviors);
