/** Whether a mouse button is held, including the mouse events that browsers derive from a tap. */
import type { Scope } from '@enliven/core';

/** Milliseconds until a press without a release counts as released: menus and dropped text send no `mouseup`. */
const LONGEST_PRESS = 1000;

/**
 * Watches presses in a document. A field loses the focus, and is checked, while the visitor presses the next button. If a
 * message appeared or vanished then, that button would move away and the press would be lost.
 *
 * @returns resolves when no button is held and the click handlers have run
 */
export function watchPresses(document: Document, scope: Scope): () => Promise<void> {
  let release = () => {};
  let released = Promise.resolve();
  function handlePress({ type }: Event): void {
    const isHeld = type === 'mousedown';
    if (isHeld)
      released = new Promise((resolve) => {
        release = resolve;
      });
    setTimeout(release, isHeld ? LONGEST_PRESS : 0);
  }
  for (const type of ['mousedown', 'mouseup']) {
    document.addEventListener(type, handlePress, true);
    scope.add(() => document.removeEventListener(type, handlePress, true));
  }
  return () => released;
}
