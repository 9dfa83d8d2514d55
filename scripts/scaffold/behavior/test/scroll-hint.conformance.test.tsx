/** Conformance of the scroll hint. */
import { describeBehavior } from '@enliven/testing';
import { expect, it } from 'vitest';
import { scrollHint } from '../src/scroll-hint';
import { scrollHintMachine } from '../src/scroll-hint/scroll-hint';

describeBehavior(scrollHint, {
  html: '<div class="et_pb_scroll_hint"><p>Text</p></div>',
  act: ({ ownerDocument }) => void ownerDocument.dispatchEvent(new Event('scroll')),
});

it.each([
  ['shown', 'hidden'],
  ['hidden', 'hidden'],
] as const)('%s, scroll → %s', (state, next) => {
  expect(scrollHintMachine(state, 'scroll')).toBe(next);
});
