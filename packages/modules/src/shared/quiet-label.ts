/** A label that nobody sees and that assistive technology still reads: for fields that show a placeholder instead. */
import { UNSEEN, type Wanted } from '@enliven/core';

export const quietLabel = (label: Element): Wanted[] =>
  Object.entries({ display: 'block', ...UNSEEN }).map(([name, value]) => [label, `style:${name}`, value]);
