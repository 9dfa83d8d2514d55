/** Shows and hides the fields of a form by its conditional logic. Lazy part: fetched by forms with conditions. */
import { asList, asText, attribute, membersOf } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { CONDITIONAL, dataOf, SHOWN } from './fields';

/** Conditional logic (docs/reference/builder-forms.md#conditions): which fields are asked for, given what is filled in. Pure. */
interface Source {
  /** The value or chosen option; undefined for types that rules cannot refer to. */
  value: string | undefined;
  /** Values of ticked checkboxes; undefined for other types. */
  ticked?: readonly string[];
}

export type Rule = readonly [field: string, operator: string, value: string];

export interface Conditional {
  id: string;
  source: Source;
  /** Whether the style sheet shows the field. */
  visible: boolean;
  rules: readonly Rule[];
  /** Whether all rules must pass; otherwise one suffices. */
  all: boolean;
}

/** Removes PHP's slashes. */
const unquote = (text: string): string => text.replace(/\\(.)/gs, '$1');

/** Parses rules; `[]` for anything else. */
export function parseRules(json: string | null): Rule[] {
  let rules: unknown;
  try {
    rules = JSON.parse(json ?? '');
  } catch {
    // Not JSON: no rules.
  }
  return asList(rules)
    .map(asList)
    .filter((rule) => rule.length > 1)
    .map(([field, operator, value]) => [`${field}`, `${operator}`, asText(value) ?? '']);
}

type Test = (value: string | undefined, wanted: string, ticked?: readonly string[]) => boolean;

const isEmpty: Test = (value, _, ticked) => (ticked ? ticked.length === 0 : value === '');
const is: Test = (value, wanted, ticked) => (ticked ? ticked.includes(wanted) : value === wanted);
const contains: Test = (value, wanted, ticked = value === undefined ? [] : [value]) =>
  ticked.some((one) => one.toLowerCase().includes(wanted.toLowerCase()));
const not =
  (test: Test): Test =>
  (...all) =>
    !test(...all);

const TESTS = new Map<string, Test>([
  ['is', is],
  ['is not', not(is)],
  ['is empty', isEmpty],
  ['is not empty', not(isEmpty)],
  ['contains', contains],
  ['does not contain', not(contains)],
  ['is greater', (value = '', wanted) => Number.parseInt(value, 10) > Number.parseInt(wanted, 10)],
  ['is less', (value = '', wanted) => Number.parseInt(value, 10) < Number.parseInt(wanted, 10)],
]);

export function passes([, operator, wanted]: Rule, { value, ticked }: Source): boolean {
  const test = TESTS.get(operator);
  return test?.(value === undefined ? value : unquote(value), unquote(wanted), ticked?.map(unquote)) === true;
}

/**
 * Evaluates the rules of all fields once, from top to bottom.
 *
 * @param hidden indexes of the fields that are hidden
 * @returns indexes of the fields to hide
 */
export function decide(fields: readonly Conditional[], hidden: ReadonlySet<number>): Set<number> {
  const now = new Set(hidden);
  for (const [place, { rules, all }] of fields.entries()) {
    if (rules.length === 0) continue;
    const passed = rules.filter((rule) => {
      const at = fields.findIndex(({ id }) => id === rule[0]);
      const source = fields[at];
      return source?.visible && !now.has(at) && passes(rule, source.source);
    }).length;
    if (all ? passed === rules.length : passed > 0) now.delete(place);
    else now.add(place);
  }
  return now;
}

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
  const wrappers = [...membersOf(root).querySelectorAll('.et_pb_contact_field')];
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
