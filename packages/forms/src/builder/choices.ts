/** Boxes that the theme replaces by drawings of its own: reachable by keyboard again, and seen when they are reached. */
import type { Claims } from '../shared/claims';
import { makeReachable } from './unseen';

const RING = '2px solid currentColor';

export const freeChoices = (root: Element, claims: Claims): void =>
  makeReachable([...root.querySelectorAll('input[type=radio],input[type=checkbox]')], claims);

/** The drawing stands in the label beside the box. */
export function ringChoice(target: Element, claims: Claims, focused: boolean): void {
  const label = target.matches('input[type=radio],input[type=checkbox]') ? target.nextElementSibling : null;
  const ring = focused && target.matches(':focus-visible');
  if (label?.matches('label')) claims.set(label, 'style:outline', ring ? RING : undefined);
}
