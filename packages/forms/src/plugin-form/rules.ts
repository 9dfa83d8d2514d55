/** Runs the rules of a form's schema over the values of its fields (docs/reference/plugin-forms.md#rules). */
import { asList, asNumber, asRecord, asText } from '@enliven/core';
import { EMAIL_PATTERN } from '../shared/email-pattern';
import type { Value, Values } from './values';

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
  isStrict: boolean;
  /** Returns the results of nested rules, in their order. */
  nested(): (Failure | undefined)[];
}

/** Returns whether a rule fails, or the failure of a nested rule. */
export type Check = (input: RuleInput) => boolean | Failure | undefined;
/** Name of a rule → its check. */
export type Checks = ReadonlyMap<unknown, Check>;

const lengthOf = ({ texts }: RuleInput) => texts.join('').length;

/** Checks of common rules. A comparison with `NaN` is never true. */
export const COMMON_CHECKS: Checks = new Map<string, Check>([
  ['required', ({ texts }) => texts.length === 0],
  ['email', ({ texts }) => !texts.every((text) => EMAIL_PATTERN.test(text))],
  ['enum', ({ texts, accept }) => !texts.every((text) => accept.includes(text))],
  ['maxitems', ({ texts, threshold }) => texts.length > threshold],
  ['minlength', (input) => lengthOf(input) > 0 && lengthOf(input) < input.threshold],
  ['maxlength', (input) => lengthOf(input) > input.threshold],
]);

const rulesIn = (schema: unknown): Rule[] => asList(asRecord(schema).rules).map(asRecord);

/** Returns the checks for a schema; those of rare rules are fetched. If that fails, the server alone checks them. */
export const checksFor = async (schema: unknown): Promise<Checks> =>
  rulesIn(schema).every(({ rule }) => COMMON_CHECKS.has(rule))
    ? COMMON_CHECKS
    : import('./rare-rules').then(
        (code) => new Map([...COMMON_CHECKS, ...code.RARE_CHECKS]),
        () => COMMON_CHECKS,
      );

/** Returns the failure of each known rule; undefined for a rule that passes. */
const failuresOf = (schema: unknown, values: Values, isStrict: boolean, checks: Checks): (Failure | undefined)[] =>
  rulesIn(schema).flatMap((rule) => {
    const check = checks.get(rule.rule);
    if (!check) return [];
    const failure: Failure = { field: asText(rule.field), error: asText(rule.error) };
    const fieldValues = values.get(`${failure.field}`) ?? [];
    const fails = check({
      values: fieldValues,
      texts: fieldValues.filter((value) => typeof value === 'string'),
      rule,
      threshold: asNumber(rule.threshold) ?? Number.NaN,
      accept: asList(rule.accept).map(String),
      isStrict,
      nested: () => failuresOf(rule, values, isStrict, checks),
    });
    return [fails === true ? failure : fails || undefined];
  });

/**
 * Runs the rules.
 *
 * @param schema the server's answer, not validated yet
 * @param isStrict whether to check as servers from version 6.0 on
 * @returns the message of the first rule that fails, by field
 */
export function runRules(schema: unknown, values: Values, isStrict: boolean, checks: Checks): Map<string, string> {
  const errors = new Map<string, string>();
  for (const failure of failuresOf(schema, values, isStrict, checks))
    if (failure?.field && !errors.has(failure.field)) errors.set(failure.field, failure.error ?? '');
  return errors;
}
