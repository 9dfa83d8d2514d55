/** Descriptor of interactions, which are discovered by a list that the theme prints. */
import type { Behavior } from '@enliven/core';

/** Interactions: a press, a pointer or the scroll position changes something elsewhere on the page. */
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
