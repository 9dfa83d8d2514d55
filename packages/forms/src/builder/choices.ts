/** Boxes that the theme replaces by drawings of its own: reachable by keyboard again, and seen when they are reached. */
import type { Claims } from '../shared/claims';

const RING = '2px solid currentColor';

const UNSEEN = {
  display: 'inline-block !important',
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: '0',
} as const;

export function freeChoices(root: Element, claims: Claims): void {
  const boxes = [...root.querySelectorAll('input[type=radio],input[type=checkbox]')];
  for (const box of boxes.filter((one) => getComputedStyle(one).display === 'none'))
    for (const [name, value] of Object.entries(UNSEEN)) claims.set(box, `style:${name}`, value);
}

/** The drawing stands in the label beside the box. */
export function ringChoice(target: Element, claims: Claims, focused: boolean): void {
  const label = target.matches('input[type=radio],input[type=checkbox]') ? target.nextElementSibling : null;
  const ring = focused && target.matches(':focus-visible');
  if (label?.matches('label')) claims.set(label, 'style:outline', ring ? RING : undefined);
}
