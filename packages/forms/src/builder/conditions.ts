/** Shows and hides the fields of one form as its conditional logic says. */
import { attribute } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { CONDITIONAL, LOGIC_DELAY, SHOWN } from './constants';
import { dataOf } from './fields';
import { type Conditional, decide, parseRules, type Source } from './logic';

export interface Conditions {
  /** Looks at what is filled in, and shows or hides. */
  decide(): void;
  /** The same a moment after a key, when what was typed is there. */
  decideSoon(): void;
  /** Whether the logic hides what is in this wrapper. */
  hides(wrapper: Element): boolean;
  stop(): void;
}

function sourceOf(wrapper: Element): Source {
  const type = dataOf(wrapper, 'type');
  const ticked = [...wrapper.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  if (type === 'checkbox') return { value: '', ticked };
  if (type === 'radio') return { value: ticked[0] ?? '' };
  const asked = /^(input|email|text|select)$/.test(type);
  return { value: asked ? (wrapper.querySelector<HTMLInputElement>('input,textarea,select')?.value ?? '') : undefined };
}

function hide(wrapper: Element, claims: Claims, hidden: boolean): void {
  const input = wrapper.querySelector('input[type=text]');
  const pattern = (hidden && input?.getAttribute('pattern')) || undefined;
  claims.set(wrapper, 'style:display', hidden ? 'none' : SHOWN);
  if (!input) return;
  // What cannot be seen cannot be corrected either.
  claims.set(input, 'attr:novalidate', hidden ? 'novalidate' : undefined);
  claims.set(input, 'attr:pattern', pattern && null);
  claims.set(input, 'attr:data-pattern', pattern);
}

export function createConditions(root: Element, claims: Claims): Conditions {
  const wrappers = [...root.querySelectorAll('.et_pb_contact_field')];
  const logic = wrappers.map((wrapper) => ({
    id: dataOf(wrapper, 'id'),
    rules: parseRules(attribute(wrapper, 'data-conditional-logic')),
    all: dataOf(wrapper, 'conditional-relation') === 'all',
  }));
  const needed = logic.some(({ rules }) => rules.length > 0);
  // Until a rule says otherwise, and for good where nobody can read the rules: a field that is never shown cannot be filled in.
  for (const wrapper of wrappers) if (wrapper.matches(CONDITIONAL)) claims.set(wrapper, 'style:display', SHOWN);
  let hidden = new Set<number>();

  const isVisible = (wrapper: Element, place: number) =>
    hidden.has(place) || getComputedStyle(wrapper).display !== 'none';

  let timer: ReturnType<typeof setTimeout> | undefined;
  const conditions: Conditions = {
    decide() {
      if (!needed) return;
      const fields = wrappers.map(
        (wrapper, place): Conditional => ({
          ...(logic[place] as (typeof logic)[number]),
          source: sourceOf(wrapper),
          visible: isVisible(wrapper, place),
        }),
      );
      const before = hidden;
      hidden = decide(fields, before);
      for (const [place, wrapper] of wrappers.entries())
        if (hidden.has(place) !== before.has(place)) hide(wrapper, claims, hidden.has(place));
    },
    decideSoon() {
      if (!needed) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        conditions.decide();
      }, LOGIC_DELAY);
    },
    hides: (wrapper) => hidden.has(wrappers.indexOf(wrapper)),
    stop: () => clearTimeout(timer),
  };
  return conditions;
}
