/** Descriptor of scroll hints. Describe in one sentence how a visitor uses them. */
import { type Behavior, defineBehavior } from '@enliven/core';
import type { ScrollHintConfig } from './scroll-hint';

/** Scroll hint, which hides after the first scroll. */
export const scrollHint: Behavior<ScrollHintConfig> = defineBehavior({
  name: 'scroll-hint',
  package: '@enliven/package',
  selector: '.et_pb_scroll_hint',
  load: () => import('./scroll-hint'),
});
