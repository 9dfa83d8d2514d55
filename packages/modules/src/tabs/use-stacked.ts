/** Whether tabs stand on top of each other; follows the window, which the original did not. */
import { $viewport, useStore } from '@enliven/core';
import { STACK_BELOW } from './constants';

export function useStacked(narrow: boolean): boolean {
  return useStore($viewport, ({ width }) => narrow || width < STACK_BELOW);
}
