/** Detects that a visitor is about to use a player, which loads the interaction, and whether by keyboard (docs/reference/players.md#keyboard-and-focus). */
import { matches, useEvent } from '@enliven/core';
import { useState } from 'react';

export interface Keys {
  /** Keys pressed before the interaction loaded. */
  early: KeyboardEvent[];
  /** Handles a key. @returns whether the player handles it */
  answer?: ((event: KeyboardEvent) => boolean) | undefined;
}

/** Keys that would scroll the page or press a button. */
const MOVES = /^( |Arrow\w+|Home|End)$/;
const PRESSABLE = 'button,a[href],[role=button],input,[role=menu] *';

/** Returns the attention of the visitor. @param enabled whether the player handles keys */
export function useAttention(
  container: HTMLElement,
  enabled: boolean,
): { near: boolean; byKeyboard: boolean; keys: Keys } {
  const [near, setNear] = useState(false);
  // Themes show the focus only with this class.
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
    if (matches(target as Element, ':focus-visible')) setByKeyboard(true);
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
      if (!MOVES.test(event.key) || matches(event.target as Element, PRESSABLE)) return;
    }
    event.preventDefault();
  });
  return { near, byKeyboard, keys };
}
