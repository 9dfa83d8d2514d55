/** Shows and hides the fields of a form by its conditional logic. Lazy part: fetched by forms with conditions. */
import { attribute, matches, query, queryAll } from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import { type ConditionalField, evaluateRules, parseRules } from './condition-rules';
import { CONDITIONAL, dataOf, SHOWN } from './fields';

/** Milliseconds after a key until the rules are evaluated (docs/reference/builder-forms.md#conditions). */
const LOGIC_DELAY = 250;

export interface Conditions {
  /** Evaluates the rules and shows or hides fields. */
  evaluate(): void;
  /** Evaluates the rules a moment after a key, when the value has changed. */
  evaluateSoon(): void;
  /** Whether the logic hides the field in this wrapper. */
  hides(wrapper: Element): boolean;
}

function sourceOf(wrapper: Element): ConditionalField['source'] {
  const type = dataOf(wrapper, 'type');
  const checkedValues = queryAll<HTMLInputElement>(wrapper, 'input:checked').map(({ value }) => value);
  if (type === 'checkbox') return { value: '', checkedValues };
  if (type === 'radio') return { value: checkedValues[0] ?? '' };
  const hasValue = /^(input|email|text|select)$/.test(type);
  return {
    value: hasValue ? (query<HTMLInputElement>(wrapper, 'input,textarea,select')?.value ?? '') : undefined,
  };
}

function setHidden(wrapper: Element, scope: FormScope, isHidden: boolean): void {
  const input = query(wrapper, 'input[type=text]');
  const pattern = (isHidden && input?.getAttribute('pattern')) || undefined;
  scope.put(wrapper, 'style:display', isHidden ? 'none' : SHOWN);
  if (!input) return;
  // A hidden field cannot be corrected, so it is not validated.
  scope.put(input, 'attr:novalidate', isHidden ? 'novalidate' : undefined);
  scope.put(input, 'attr:pattern', pattern && null);
  scope.put(input, 'attr:data-pattern', pattern);
}

export function createConditions(root: Element, scope: FormScope): Conditions {
  const wrappers = queryAll(root, '.et_pb_contact_field');
  const logic = wrappers.map((wrapper) => ({
    id: dataOf(wrapper, 'id'),
    rules: parseRules(attribute(wrapper, 'data-conditional-logic')),
    needsAll: dataOf(wrapper, 'conditional-relation') === 'all',
  }));
  const hasRules = logic.some(({ rules }) => rules.length > 0);
  // Shown until a rule hides it, even if the rules cannot be parsed: the theme's style sheet hides all of them.
  for (const wrapper of wrappers) if (matches(wrapper, CONDITIONAL)) scope.put(wrapper, 'style:display', SHOWN);
  let hidden = new Set<number>();

  const isVisible = (wrapper: Element, index: number) =>
    hidden.has(index) || getComputedStyle(wrapper).display !== 'none';

  let isScheduled = false;
  const conditions: Conditions = {
    evaluate() {
      if (!hasRules) return;
      const fields = wrappers.map(
        (wrapper, index): ConditionalField => ({
          ...(logic[index] as (typeof logic)[number]),
          source: sourceOf(wrapper),
          isVisible: isVisible(wrapper, index),
        }),
      );
      const before = hidden;
      hidden = evaluateRules(fields, before);
      for (const [index, wrapper] of wrappers.entries())
        if (hidden.has(index) !== before.has(index)) setHidden(wrapper, scope, hidden.has(index));
    },
    evaluateSoon() {
      if (!hasRules || isScheduled) return;
      isScheduled = true;
      scope.timeout(() => {
        isScheduled = false;
        conditions.evaluate();
      }, LOGIC_DELAY);
    },
    hides: (wrapper) => hidden.has(wrappers.indexOf(wrapper)),
  };
  return conditions;
}
