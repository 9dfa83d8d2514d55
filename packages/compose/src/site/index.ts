/** Entry point for tools that examine the content of pages and their covered scripts. */
export { elementsOf } from '../scan';
export type { CoveredScripts, CoverOptions } from './covered-scripts';
export { unknownModules } from './known-modules';
export { handleOfFile } from './known-scripts';
export { fileOf } from './page-address';
export type { PagePlan } from './plan-page';
export { editPage, type Folder, gzipSize, openBuild, openFolder, pageText, planPage } from './tools';
