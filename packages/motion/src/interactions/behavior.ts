/** Where interactions are found: in a list the theme prints. */
import type { Behavior } from '@enliven/core';

export const interactions: Behavior<unknown> = {
  name: 'interactions',
  package: '@enliven/motion',
  selector: 'body',
  globals: ['diviElementInteractionsData'],
  when: 'now',
  press: '[data-interaction-trigger]',
  incumbents: ['divi-script-library-interactions'],
  load: () => import('./interactions'),
};
