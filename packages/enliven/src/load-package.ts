/** What the script tag of one package does. */
import { load } from './loader';
import type { Looks } from './looks';

/** Filled in by the build, with the package's own. */
declare const LOOKS: Looks;

/** @param name e.g. `@enliven/forms` */
export function loadPackage(name: string): void {
  load(LOOKS, () => import('./catalog').then(({ catalog }) => catalog.filter((behavior) => behavior.package === name)));
}
