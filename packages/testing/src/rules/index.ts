/** The rules every behavior keeps to. */

import { givesBack, givesBackMidway, leavesAndMoves, leavesNoListener, yieldsToBuilder } from './end';
import { isAccessible, keepsElements, worksWithJQuery } from './page';
import type { Rule } from './rule';
import { comesAlive, failsAlone, ignores, startsTwice, toleratesMalformedMarkup } from './start';

export const rules: readonly Rule[] = [
  comesAlive,
  keepsElements,
  givesBack,
  givesBackMidway,
  startsTwice,
  leavesAndMoves,
  ignores,
  yieldsToBuilder,
  failsAlone,
  toleratesMalformedMarkup,
  leavesNoListener,
  worksWithJQuery,
  isAccessible,
];
