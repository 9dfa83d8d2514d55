/** Replaces a part of the page by the shop's answer and keeps the focus. */

const CONTROLS = 'a,button,select,textarea,input:not([type=hidden])';

/** Moves the focus from the old part to the same control, else to the control at the same position, else to the new part. */
export function replacePart(old: Element, next: HTMLElement): void {
  const active = old.ownerDocument.activeElement;
  const hadFocus = old.contains(active);
  const index = [...old.querySelectorAll(CONTROLS)].indexOf(active as Element);
  old.replaceWith(next);
  if (!hadFocus) return;
  const same = active?.id && next.querySelector<HTMLElement>(`#${CSS.escape(active.id)}`);
  const targets = [next, ...next.querySelectorAll<HTMLElement>(CONTROLS)];
  const target = same || (targets[index + 1] ?? targets.at(-1));
  if (target === next && !next.matches(CONTROLS)) next.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
