/** Conditional logic (docs/reference/builder-forms.md#conditions): which fields are asked for, given what is filled in. Pure. */
import { asList, asText } from '@enliven/core';

export interface Source {
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
