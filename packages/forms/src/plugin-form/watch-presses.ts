/** Notes whether a mouse button is held, also by the mouse that browsers make of a tap. */
import type { Claims } from '../shared/claims';

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
    // A dragged text is dropped without a release.
    if (type !== 'mousedown') return void setTimeout(release);
    release();
    released = new Promise((resolve) => {
      release = resolve;
    });
  }
  for (const type of ['mousedown', 'mouseup', 'dragend']) {
    document.addEventListener(type, hear, true);
    claims.also(() => document.removeEventListener(type, hear, true));
  }
  return () => released;
}
