/** Conditional logic (docs/reference/builder-forms.md#conditions): which fields are asked for, given what is filled in. Pure. */
import { asList, asText } from '@enliven/core';

export interface Source {
  /** What a text says, or which option is chosen; undefined for kinds that cannot be asked about. */
  value: string | undefined;
  /** What is ticked, where several boxes can be; undefined elsewhere. */
  ticked?: readonly string[];
}

export type Rule = readonly [field: string, operator: string, value: string];

export interface Conditional {
  id: string;
  source: Source;
  /** Shown as far as the style sheet is concerned. */
  visible: boolean;
  rules: readonly Rule[];
  /** Every rule must pass; otherwise one is enough. */
  all: boolean;
}

/** What PHP put there to quote. */
const unquote = (text: string): string => text.replace(/\\(.)/gs, '$1');

/** `[]` for anything that is not a list of rules. */
export function parseRules(json: string | null): Rule[] {
  let rules: unknown;
  try {
    rules = JSON.parse(json ?? '');
  } catch {
    // Nobody's rules.
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
 * Decides from top to bottom, once.
 *
 * @param hidden places in the list of what is hidden so far
 * @returns places of what is hidden now
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
