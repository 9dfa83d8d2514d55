/** What only some forms have: fetched for those. */
import type { Claims } from '../shared/claims';
import { acceptance } from './acceptance';
import { exclusive, freeText } from './choices';
import { counters } from './counters';
import { inert } from './inert';
import type { Part } from './part';
import { refill } from './refill';
import { reflections } from './reflections';
import { tips } from './tips';
import { turnstile } from './turnstile';
import { webAddress } from './web-address';

/** @param trims see `counters` */
export const createParts = (form: HTMLFormElement, claims: Claims, trims: boolean): Part[] => [
  exclusive(form),
  freeText(form, claims),
  webAddress,
  acceptance(form, claims),
  counters(form, claims, trims),
  tips,
  inert(form, claims),
  reflections(form, claims),
  turnstile(form),
  { answered: (answer) => refill(form, answer, claims) },
];
