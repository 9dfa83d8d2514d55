/** The layers of the repository and where which freedom ends (see CONTRIBUTING.md). */

/** Layer of each package below `packages/`. Imports go to a lower number only. */
export const LAYERS: Readonly<Record<string, number>> = {
  values: 0,
  core: 1,
  modules: 2,
  forms: 2,
  motion: 2,
  sticky: 2,
  header: 2,
  shop: 2,
  media: 2,
  tracking: 2,
  lazyload: 2,
  beacon: 2,
  builder: 2,
  enliven: 3,
};

/** Imported from tests only, and itself free to import core. */
export const TESTING = 'testing';
export const CORE = 'core';

/** Packages that may use `window` and `document` anywhere: the runtime, the loader, and engines without React. */
export const GLOBALS_ALLOWED_IN: readonly string[] = ['core', 'lazyload', 'beacon', 'enliven', TESTING];
/** Folders that may use them in every package. */
export const GLOBALS_FOLDER = 'strategies';
export const GLOBALS: readonly string[] = ['window', 'document'];

/** Files of core that may import React's values besides `.tsx` and `use-*.ts`. */
export const REACT_IN_CORE: readonly string[] = ['mount-context.ts'];

export const MAX_LINES = 300;

/** Where the protocol of an address is looked at: the one rule for all, and what a form plugin's rule says of a visitor's own words. */
export const ADDRESS_CHECKS: readonly string[] = [
  'packages/core/src/net/address.ts',
  'packages/forms/src/plugin-form/rare-rules.ts',
];

/** Files that write variables of the window, read them by a check of their own, or read classes of the platform that every browser has. */
export const VARIABLE_READERS: readonly string[] = [
  'packages/beacon/src/start-beacon.ts',
  'packages/builder/src/contexts/context.ts',
  'packages/builder/src/preview/answer-preview.ts',
  'packages/core/src/page/global.ts',
  'packages/core/src/runtime/shared.ts',
  'packages/enliven/src/coexistence.ts',
  'packages/lazyload/src/install.ts',
  'packages/lazyload/src/settings.ts',
  'packages/media/src/api/globals.ts',
  'packages/media/src/api/mejs-globals.ts',
  'packages/media/src/engines/foreign.ts',
  'packages/media/src/engines/youtube.ts',
  'packages/modules/src/ajax-pagination/paged-module.ts',
  'packages/modules/src/legacy/globals.ts',
  'packages/modules/src/legacy/install.ts',
  'packages/modules/src/map/google/google-maps.ts',
  'packages/motion/src/legacy/install.ts',
  'packages/motion/src/parallax/parallax.tsx',
  'packages/motion/src/scroll-effects/scroll-viewport.ts',
  'packages/shop/src/checkout/checkout.tsx',
  'packages/shop/src/shared/cart-cookie.ts',
  'packages/shop/src/shared/shop-bridge.ts',
  'packages/tracking/src/form-focus/form-focus.tsx',
];

/** Packages whose behaviors read forms. */
export const FORM_PACKAGES: readonly string[] = ['forms', 'shop', 'modules', 'header', 'tracking', 'motion'];
