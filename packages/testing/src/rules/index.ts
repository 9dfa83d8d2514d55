/** The rules every behavior keeps to. */

import { comesAlive } from './comes-alive';
import { failsAlone } from './fails-alone';
import { givesBack, givesBackMidway } from './gives-back';
import { ignores } from './ignores';
import { isAccessible } from './is-accessible';
import { keepsElements } from './keeps-elements';
import { leavesAndMoves } from './leaves-and-moves';
import { leavesNoListener } from './leaves-no-listener';
import type { Rule } from './rule';
import { startsTwice } from './starts-twice';
import { toleratesMalformedMarkup } from './tolerates-malformed-markup';
import { worksWithJQuery } from './works-with-jquery';
import { yieldsToBuilder } from './yields-to-builder';

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
