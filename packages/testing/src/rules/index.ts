/** Rules of the conformance suite, in the order in which they run. */

import { followsElements, leavesNoListener, restoresMarkup, restoresMidway, yieldsToBuilder } from './end';
import { isAccessible, keepsElements, worksWithJQuery } from './page';
import type { Rule } from './rule';
import { failsAlone, ignores, mountsSilently, startsTwice, toleratesMalformedMarkup } from './start';

export const rules: readonly Rule[] = [
  mountsSilently,
  keepsElements,
  restoresMarkup,
  restoresMidway,
  startsTwice,
  followsElements,
  ignores,
  yieldsToBuilder,
  failsAlone,
  toleratesMalformedMarkup,
  leavesNoListener,
  worksWithJQuery,
  isAccessible,
];
