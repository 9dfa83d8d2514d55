/** Opening and closing toggles from outside, as Divi 5's functions did. */
import { elementsOf } from './elements-of';

type Done = () => void;

/** @returns a function that brings toggles into the state and calls back once for each that is there */
export function toggleTo(owner: Document, open: boolean): (what: unknown, done?: Done) => void {
  return (what, done) => {
    for (const element of elementsOf(what, owner)) {
      const root = element.closest('.et_pb_toggle');
      if (!root || root.classList.contains('et_pb_toggle_open') === open) {
        done?.();
        continue;
      }
      root.addEventListener(open ? 'enliven:open' : 'enliven:close', () => done?.(), { once: true });
      root.querySelector<HTMLElement>('.et_pb_toggle_title')?.click();
    }
  };
}
