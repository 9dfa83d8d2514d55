/** The rules of the form plugin's schema (docs/reference/plugin-forms.md#rules), run over what the fields hold. */
import { asList, asNumber, asRecord, asText } from '@enliven/core';
import { EMAIL } from '../shared/constants';
import type { Value, Values } from './values';

type Rule = Record<string, unknown>;

interface Failure {
  field: string | undefined;
  error: string | undefined;
}

/** What a rule looks at: what its field holds, and its own numbers, lists and rules. */
export interface Case {
  values: readonly Value[];
  /** Of the values, those that are no files. */
  texts: readonly string[];
  rule: Rule;
  /** Not a number when the schema does not say. */
  threshold: number;
  accept: readonly string[];
  /** As servers from version 6.0 on. */
  strict: boolean;
  /** What became of the rules inside, in their order. */
  inner(): (Failure | undefined)[];
}

/** Whether a rule fails; one that speaks for others names their failure. */
export type Check = (look: Case) => boolean | Failure | undefined;
/** By the rules' names, whatever a schema says they are. */
export type Checks = ReadonlyMap<unknown, Check>;

const lengthOf = ({ texts }: Case) => texts.join('').length;

/** What nearly every schema asks for. A comparison with a threshold that is no number is never true. */
export const PLAIN: Checks = new Map<string, Check>([
  ['required', ({ texts }) => texts.length === 0],
  ['email', ({ texts }) => !texts.every((text) => EMAIL.test(text))],
  ['enum', ({ texts, accept }) => !texts.every((text) => accept.includes(text))],
  ['maxitems', ({ texts, threshold }) => texts.length > threshold],
  ['minlength', (look) => lengthOf(look) > 0 && lengthOf(look) < look.threshold],
  ['maxlength', (look) => lengthOf(look) > look.threshold],
]);

const rulesIn = (schema: unknown): Rule[] => asList(asRecord(schema).rules).map(asRecord);

/** All that a schema needs; the rules of few are fetched for those. Without them their server checks alone. */
export const checksFor = async (schema: unknown): Promise<Checks> =>
  rulesIn(schema).every(({ rule }) => PLAIN.has(rule))
    ? PLAIN
    : import('./rare-rules').then(
        (code) => new Map([...PLAIN, ...code.RARE]),
        () => PLAIN,
      );

/** What the rules say that are known; each of them undefined when it is kept. */
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
