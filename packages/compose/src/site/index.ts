/** Entry point for tools that examine pages: what a page is made of, and which of its scripts are covered. */
export { elementsOf } from '../scan';
export type { CoveredScripts, CoverOptions } from './covered-scripts';
export { unknownModules } from './known-modules';
export { handleOfFile } from './known-scripts';
export { fileOf } from './page-address';
export type { PagePlan } from './plan-page';
export { editPage, type Folder, gzipSize, openBuild, openFolder, pageText, planPage } from './tools';
