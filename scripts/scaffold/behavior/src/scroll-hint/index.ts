/** Finds each scroll hint. Say in one sentence what a visitor can do with it. */
import { type Behavior, defineBehavior } from '@enliven/core';
import type { ScrollHintConfig } from './scroll-hint';

/** The scroll hint: hides after the first scroll. */
export const scrollHint: Behavior<ScrollHintConfig> = defineBehavior({
  name: 'scroll-hint',
  package: '@enliven/package',
  selector: '.et_pb_scroll_hint',
  load: () => import('./scroll-hint'),
});
