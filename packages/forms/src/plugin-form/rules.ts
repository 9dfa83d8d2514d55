/** Runs the rules of a form's schema over the values of its fields (docs/reference/plugin-forms.md#rules). */
import { asList, asNumber, asRecord, asText, membersOf } from '@enliven/core';
import { EMAIL } from '../shared/request';
import { WRAP } from './api';

type Rule = Record<string, unknown>;

interface Failure {
  field: string | undefined;
  error: string | undefined;
}

/** The values of a field and the parameters of a rule. */
export interface RuleInput {
  values: readonly Value[];
  /** The values without files. */
  texts: readonly string[];
  rule: Rule;
  /** `NaN` if the schema has none. */
  threshold: number;
  accept: readonly string[];
  /** Whether to check as servers from version 6.0 on. */
  strict: boolean;
  /** Returns the results of nested rules, in their order. */
  inner(): (Failure | undefined)[];
}

/** Returns whether a rule fails, or the failure of a nested rule. */
export type Check = (input: RuleInput) => boolean | Failure | undefined;
/** Name of a rule → its check. */
export type Checks = ReadonlyMap<unknown, Check>;

const lengthOf = ({ texts }: RuleInput) => texts.join('').length;

/** Checks of common rules. A comparison with `NaN` is never true. */
export const PLAIN: Checks = new Map<string, Check>([
  ['required', ({ texts }) => texts.length === 0],
  ['email', ({ texts }) => !texts.every((text) => EMAIL.test(text))],
  ['enum', ({ texts, accept }) => !texts.every((text) => accept.includes(text))],
  ['maxitems', ({ texts, threshold }) => texts.length > threshold],
  ['minlength', (input) => lengthOf(input) > 0 && lengthOf(input) < input.threshold],
  ['maxlength', (input) => lengthOf(input) > input.threshold],
]);

const rulesIn = (schema: unknown): Rule[] => asList(asRecord(schema).rules).map(asRecord);

/** Returns the checks for a schema; those of rare rules are fetched. If that fails, the server alone checks them. */
export const checksFor = async (schema: unknown): Promise<Checks> =>
  rulesIn(schema).every(({ rule }) => PLAIN.has(rule))
    ? PLAIN
    : import('./rare-rules').then(
        (code) => new Map([...PLAIN, ...code.RARE]),
        () => PLAIN,
      );

/** Returns the failure of each known rule; undefined if it passes. */
const results = (schema: unknown, values: Values, strict: boolean, checks: Checks): (Failure | undefined)[] =>
  rulesIn(schema).flatMap((rule) => {
    const check = checks.get(rule.rule);
    if (!check) return [];
    const own: Failure = { field: asText(rule.field), error: asText(rule.error) };
    const held = values.get(`${own.field}`) ?? [];
    const fails = check({
      values: held,
      texts: held.filter((value) => typeof value === 'string'),
      rule,
      threshold: asNumber(rule.threshold) ?? Number.NaN,
      accept: asList(rule.accept).map(String),
      strict,
      inner: () => results(rule, values, strict, checks),
    });
    return [fails === true ? own : fails || undefined];
  });

/**
 * @param schema the server's answer, whatever it is
 * @param strict see `Case`
 * @returns the message of the first rule that fails, by field
 */
export function runRules(schema: unknown, values: Values, strict: boolean, checks: Checks): Map<string, string> {
  const errors = new Map<string, string>();
  for (const failure of results(schema, values, strict, checks))
    if (failure?.field && !errors.has(failure.field)) errors.set(failure.field, failure.error ?? '');
  return errors;
}

/** What the fields of a form hold, by field name, as the rules read it. */
export type Value = string | File;
export type Values = ReadonlyMap<string, readonly Value[]>;

/** Matches `name`, `name[]` and `name[key]`; names with a leading underscore are the plugin's own. */
const NAME = /^([a-z][\w:-]*)(\[.*)?$/i;

/** Returns the wraps of fields that are validated. */
export const wrapsIn = (scope: ParentNode): Element[] =>
  [...membersOf(scope).querySelectorAll(WRAP)].filter((wrap) => !wrap.closest('.novalidate'));

/** Returns the trimmed values of the fields in the wraps, without empty ones. */
export function valuesOf(form: HTMLFormElement, wraps: readonly Element[]): Values {
  const asked = new Set(
    wraps.flatMap((wrap) => [...wrap.querySelectorAll('[name]')].map((it) => it.getAttribute('name'))),
  );
  const values = new Map<string, Value[]>();
  for (const [name, value] of new FormData(form)) {
    const field = asked.has(name) && NAME.exec(name)?.[1];
    const kept = typeof value === 'string' ? value.trim() : value.name && value;
    if (field && kept) values.set(field, [...(values.get(field) ?? []), kept]);
  }
  return values;
}
