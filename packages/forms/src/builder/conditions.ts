/** Shows and hides the fields of a form by its conditional logic. Lazy part: fetched by forms with conditions. */
import { attribute } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { CONDITIONAL, dataOf, SHOWN } from './fields';
import { type Conditional, decide, parseRules, type Source } from './logic';

/** Milliseconds after a key until the rules are evaluated (docs/reference/builder-forms.md#conditions). */
const LOGIC_DELAY = 250;

export interface Conditions {
  /** Evaluates the rules and shows or hides fields. */
  decide(): void;
  /** Evaluates the rules a moment after a key, when the value has changed. */
  decideSoon(): void;
  /** Whether the logic hides the field in this wrapper. */
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
  // A hidden field cannot be corrected, so it is not validated.
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
  // Shown until a rule hides it, also if the rules cannot be parsed: the theme's style sheet hides all of them.
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
