/** The scroll hint: which state the server's element shows. */
import { type BehaviorProps, useAttr, useEvent } from '@enliven/core';
import { type ReactNode, useReducer } from 'react';

/** The facts that the markup states. */
export interface ScrollHintConfig {
  /** The server has hidden the element already. */
  isHidden: boolean;
}

export type ScrollHintState = 'shown' | 'hidden';
export type ScrollHintEvent = 'scroll';

const NEXT: Readonly<Record<ScrollHintState, Partial<Record<ScrollHintEvent, ScrollHintState>>>> = {
  shown: { scroll: 'hidden' },
  // No event leads out of it: the element stays hidden until the behavior ends.
  hidden: {},
};

/** Returns the next state. */
export const scrollHintMachine = (state: ScrollHintState, event: ScrollHintEvent): ScrollHintState =>
  NEXT[state][event] ?? state;

/** Reads the markup: pure, typed, and content with whatever it finds. */
export const config = (element: Element): ScrollHintConfig => ({ isHidden: element.matches('[hidden]') });

/** Attribute: `hidden` from the first scroll on. */
export default function ScrollHint({ element, config: { isHidden } }: BehaviorProps<ScrollHintConfig>): ReactNode {
  const [state, send] = useReducer(scrollHintMachine, isHidden ? 'hidden' : 'shown');
  const isShown = state === 'shown';
  useAttr(element, 'hidden', isShown ? undefined : '');
  // Scroll events come often, so nothing listens to them once the state is final.
  useEvent(isShown ? element.ownerDocument : null, 'scroll', () => send('scroll'));
  return null;
}
