/** What a builder's preview takes of the page's own scroll effects. It is handed over, so that neither brings the other along. */
export { frameDriver } from './frame-driver';
export { normalizeLists } from './normalize-lists';
export { createScrollController } from './scroll-controller';
export { windowViewport } from './scroll-viewport';
