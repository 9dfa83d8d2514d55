/** Conditional logic (docs/reference/builder-forms.md#conditions): decides which fields a form shows for its values. Pure. */
import { asList, asText } from '@enliven/core';

/** Value of a field that rules refer to. */
interface Source {
  /** The value or chosen option; undefined for types that rules cannot refer to. */
  value: string | undefined;
  /** Values of checked checkboxes; undefined for other types. */
  checkedValues?: readonly string[];
}

export type Rule = readonly [field: string, operator: string, value: string];

export interface ConditionalField {
  id: string;
  source: Source;
  /** Whether the style sheet shows the field. */
  isVisible: boolean;
  rules: readonly Rule[];
  /** Whether all rules must pass; otherwise one suffices. */
  needsAll: boolean;
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

type Test = (value: string | undefined, expected: string, checkedValues?: readonly string[]) => boolean;

const isEmpty: Test = (value, _, checkedValues) => (checkedValues ? checkedValues.length === 0 : value === '');
const is: Test = (value, expected, checkedValues) =>
  checkedValues ? checkedValues.includes(expected) : value === expected;
const contains: Test = (value, expected, checkedValues = value === undefined ? [] : [value]) =>
  checkedValues.some((one) => one.toLowerCase().includes(expected.toLowerCase()));
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
  ['is greater', (value = '', expected) => Number.parseInt(value, 10) > Number.parseInt(expected, 10)],
  ['is less', (value = '', expected) => Number.parseInt(value, 10) < Number.parseInt(expected, 10)],
]);

/** Whether a rule passes for the value of its field. */
export function passes([, operator, expected]: Rule, { value, checkedValues }: Source): boolean {
  const test = TESTS.get(operator);
  return test?.(value === undefined ? value : unquote(value), unquote(expected), checkedValues?.map(unquote)) === true;
}

/**
 * Evaluates the rules of all fields once, from top to bottom.
 *
 * @param hidden indexes of the fields that are hidden
 * @returns indexes of the fields to hide
 */
export function evaluateRules(fields: readonly ConditionalField[], hidden: ReadonlySet<number>): Set<number> {
  const result = new Set(hidden);
  for (const [index, { rules, needsAll }] of fields.entries()) {
    if (rules.length === 0) continue;
    const passed = rules.filter((rule) => {
      const at = fields.findIndex(({ id }) => id === rule[0]);
      const source = fields[at];
      return source?.isVisible && !result.has(at) && passes(rule, source.source);
    }).length;
    if (needsAll ? passed === rules.length : passed > 0) result.delete(index);
    else result.add(index);
  }
  return result;
}
