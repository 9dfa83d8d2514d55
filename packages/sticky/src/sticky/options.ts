/** What a site asks of its sticky modules: `"sticky": { "clearHeader": true }` in its configuration. */
import { siteOptions } from '@enliven/core';

export interface StickyOptions {
  /** What sticks below keeps as far from the edge as a theme builder's header is high, as with Divi 5. @default false */
  clearHeader: boolean;
}

/** Everything is off where nothing, or nonsense, is configured. */
export const stickyOptions = (): StickyOptions => ({ clearHeader: siteOptions('sticky').clearHeader === true });
