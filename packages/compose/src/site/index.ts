/** Entry point for tools that examine pages: what a page is made of, and which of its scripts are covered. */
export { elementsOf } from '../scan';
export type { CoveredScripts, CoverOptions } from './covered-scripts';
export { editPage } from './edit-page';
export { type FoundPages, findPages } from './find-pages';
export { unknownModules } from './known-modules';
export { handleOfFile } from './known-scripts';
export { type Build, openBuild } from './open-build';
export { fileOf } from './page-address';
export { gzipSize } from './page-cost';
export { decodePage, type PageText } from './page-text';
export { type PagePlan, planPage } from './plan-page';
export { SiteFolder } from './site-folder';
