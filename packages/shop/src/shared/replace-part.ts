/** Puts what the shop has answered in the place of a part of the page, and keeps the focus. */

const CONTROLS = 'a,button,select,textarea,input:not([type=hidden])';

/** Whoever has the focus in it finds it on the same control or in the same place, or, where nothing can have it any more, on what says so. */
export function replacePart(old: Element, next: HTMLElement): void {
  const active = old.ownerDocument.activeElement;
  const held = old.contains(active);
  const at = [...old.querySelectorAll(CONTROLS)].indexOf(active as Element);
  old.replaceWith(next);
  if (!held) return;
  const same = active?.id && next.querySelector<HTMLElement>(`#${CSS.escape(active.id)}`);
  const places = [next, ...next.querySelectorAll<HTMLElement>(CONTROLS)];
  const place = same || (places[at + 1] ?? places.at(-1));
  if (place === next && !next.matches(CONTROLS)) next.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
