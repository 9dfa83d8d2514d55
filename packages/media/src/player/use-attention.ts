/** Detects that a visitor is about to use a player, and whether by keyboard; then the interaction is fetched (docs/reference/players.md#keys-and-attention). */
import { useEvent } from '@enliven/core';
import { useState } from 'react';

export interface Keys {
  /** What was pressed before there was anything to answer. */
  early: KeyboardEvent[];
  /** @returns whether the key was one of the player's */
  answer?: ((event: KeyboardEvent) => boolean) | undefined;
}

/** They would move the page, or the buttons are no buttons of the keyboard's. */
const MOVES = /^( |Arrow\w+|Home|End)$/;
const PRESSABLE = 'button,a[href],[role=button],input,[role=menu] *';

/** @param enabled keys are the player's */
export function useAttention(
  container: HTMLElement,
  enabled: boolean,
): { near: boolean; byKeyboard: boolean; keys: Keys } {
  const [near, setNear] = useState(false);
  // Themes show the focus only then.
  const [byKeyboard, setByKeyboard] = useState(false);
  const [keys] = useState<Keys>({ early: [] });
  const come = () => setNear(true);
  useEvent(container, 'pointerenter', come);
  useEvent(container, 'pointerdown', () => {
    come();
    setByKeyboard(false);
  });
  useEvent(container, 'focusin', ({ target }) => {
    come();
    if ((target as Element).matches(':focus-visible')) setByKeyboard(true);
  });
  useEvent<KeyboardEvent>(container, 'keydown', (event) => {
    setByKeyboard(true);
    if (!enabled || event.defaultPrevented) return;
    come();
    if (keys.answer) {
      if (!keys.answer(event)) return;
      event.stopPropagation();
    } else {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      keys.early.push(event);
      if (!MOVES.test(event.key) || (event.target as Element).matches(PRESSABLE)) return;
    }
    event.preventDefault();
  });
  return { near, byKeyboard, keys };
}
