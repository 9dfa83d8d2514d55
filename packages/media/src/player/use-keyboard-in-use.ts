/** Whether somebody uses a player by keyboard: themes show the focus only then. */
import { useEvent } from '@enliven/core';
import { useState } from 'react';

export function useKeyboardInUse(container: HTMLElement): boolean {
  const [used, setUsed] = useState(false);
  useEvent(container, 'pointerdown', () => setUsed(false));
  useEvent(container, 'keydown', () => setUsed(true));
  useEvent(container, 'focusin', ({ target }) => (target as Element).matches(':focus-visible') && setUsed(true));
  return used;
}
