/** Keys of a player that has the focus: what answers them comes when somebody is about to press one (contract §8). */
import { useEvent } from '@enliven/core';
import { type ReactNode, useRef, useState } from 'react';
import { useLazy } from '../shared/use-lazy';
import type { Answer, KeysProps } from './keys';

const loadKeys = () => import('./keys');

/** They would move the page, or the buttons are no buttons of the keyboard's. */
const MOVES = /^( |Arrow\w+|Home|End)$/;
const PRESSABLE = 'button,a[href],[role=button],input,[role=menu] *';

export function useKeyboard(
  container: HTMLElement,
  { options, ...props }: Omit<KeysProps, 'answer' | 'early'>,
): ReactNode {
  const [near, setNear] = useState(false);
  const [early] = useState<KeyboardEvent[]>([]);
  const answer = useRef<Answer>(undefined);
  const Keys = useLazy(loadKeys, near && options.enableKeyboard);
  const come = () => setNear(true);
  useEvent(container, 'pointerenter', come);
  useEvent(container, 'focusin', come);
  useEvent<KeyboardEvent>(container, 'keydown', (event) => {
    if (!options.enableKeyboard || event.defaultPrevented) return;
    come();
    if (answer.current) {
      if (!answer.current(event)) return;
      event.stopPropagation();
    } else {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      early.push(event);
      if (!MOVES.test(event.key) || (event.target as Element).matches(PRESSABLE)) return;
    }
    event.preventDefault();
  });
  return Keys && <Keys {...props} options={options} answer={answer} early={early} />;
}
