/** Notes whether a mouse button is held, also by the mouse that browsers make of a tap. */
import type { Claims } from '../shared/claims';

/** Milliseconds after which nobody waits for a release: menus swallow it, and a dragged text is dropped without one. */
const LONGEST = 1000;

/**
 * A field is left, and thereby checked, while the next button is pressed. A message that came or went then would move that button away,
 * and the press would be lost.
 *
 * @returns resolves when no button is held, and what the press does is done
 */
export function watchPresses(document: Document, claims: Claims): () => Promise<void> {
  let release = () => {};
  let released = Promise.resolve();
  function hear({ type }: Event): void {
    const held = type === 'mousedown';
    if (held)
      released = new Promise((resolve) => {
        release = resolve;
      });
    setTimeout(release, held ? LONGEST : 0);
  }
  for (const type of ['mousedown', 'mouseup']) {
    document.addEventListener(type, hear, true);
    claims.also(() => document.removeEventListener(type, hear, true));
  }
  return () => released;
}
