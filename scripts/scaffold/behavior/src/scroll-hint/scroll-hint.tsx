/** Component of scroll hints: describes the server's element in each state. */
import { type BehaviorProps, documentOf, matches, useAttr, useEvent } from '@enliven/core';
import { type ReactNode, useReducer } from 'react';

/** Facts in the markup. */
export interface ScrollHintConfig {
  /** Whether the server has hidden the element already. */
  isHidden: boolean;
}

export type ScrollHintState = 'shown' | 'hidden';
export type ScrollHintEvent = 'scroll';

const NEXT: Readonly<Record<ScrollHintState, Partial<Record<ScrollHintEvent, ScrollHintState>>>> = {
  shown: { scroll: 'hidden' },
  // A final state: the element stays hidden until the behavior ends.
  hidden: {},
};

/** Returns the next state. */
export const scrollHintMachine = (state: ScrollHintState, event: ScrollHintEvent): ScrollHintState =>
  NEXT[state][event] ?? state;

/** Reads the markup: pure, typed, accepts anything. */
export const config = (element: Element): ScrollHintConfig => ({ isHidden: matches(element, '[hidden]') });

/** Sets the attribute `hidden` from the first scroll on. */
export default function ScrollHint({ element, config: { isHidden } }: BehaviorProps<ScrollHintConfig>): ReactNode {
  const [state, send] = useReducer(scrollHintMachine, isHidden ? 'hidden' : 'shown');
  const isShown = state === 'shown';
  useAttr(element, 'hidden', isShown ? undefined : '');
  // Scroll events are frequent, so the listener is removed once the state is final.
  useEvent(isShown ? documentOf(element) : null, 'scroll', () => send('scroll'));
  return null;
}
