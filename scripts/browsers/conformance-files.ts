/** Test files of the conformance suite, in the order of their names. */
import { relative } from 'node:path';
import { filesBelow, packagesIn, ROOT } from '../workspace';

export const CONFORMANCE_FILES: readonly string[] = packagesIn('packages')
  .flatMap(({ path }) => filesBelow(path))
  .filter((file) => file.endsWith('.conformance.test.tsx') && !file.includes('node_modules'))
  .map((file) => relative(ROOT, file).replaceAll('\\', '/'))
  .sort();
