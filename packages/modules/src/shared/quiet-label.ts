/** A label that nobody sees and that assistive technology still reads: for fields that show a placeholder instead. */
import type { Wanted } from './claim-set';

const STYLE = {
  display: 'block',
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
} as const;

export const quietLabel = (label: Element): Wanted[] =>
  Object.entries(STYLE).map(([name, value]) => [label, `style:${name}`, value]);
