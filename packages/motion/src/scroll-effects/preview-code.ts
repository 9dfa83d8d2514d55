/** Exports of the page's scroll effects for a builder's preview, passed as an argument so that neither chunk imports the other. */
export { frameDriver } from './frame-driver';
export { normalizeLists } from './normalize-lists';
export { createScrollController } from './scroll-controller';
export { windowViewport } from './scroll-viewport';
