/** The rules of the form plugin's schema (contract §1.10), run over what the fields hold. */
import { asList, asNumber, asRecord, asText } from '@enliven/core';
import { isEmail } from '../shared/email';
import { isAccepted } from './file-types';
import { dayOfWeek, isDate, isNumber, isPhone, isTime, isUrl } from './formats';
import type { Value, Values } from './values';

type Rule = Record<string, unknown>;

/** What a rule looks at: the texts and the files of its field, and its own numbers and lists. */
interface Case {
  texts: readonly string[];
  files: readonly File[];
  rule: Rule;
  /** Not a number when the schema does not say. */
  threshold: number;
  accept: readonly string[];
  strict: boolean;
}

type Check = (look: Case) => boolean;

const isText = (value: Value): value is string => typeof value === 'string';
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const lengthOf = ({ texts }: Case) => sum(texts.map(({ length }) => length));
const sizeOf = ({ files }: Case) => sum(files.map(({ size }) => size));
const numbersOf = ({ texts }: Case) => texts.filter(isNumber).map(Number);
/** Compared as texts; without two dates there is nothing to compare. */
const dates = ({ texts, rule }: Case, fails: (date: string, limit: string) => boolean) => {
  const limit = `${rule.threshold}`;
  return isDate(limit) && texts.some((text) => isDate(text) && fails(text, limit));
};

function offStep(value: number, { rule }: Case): boolean {
  const interval = asNumber(rule.interval) ?? 0;
  if (!(interval > 0)) return false;
  const rest = Math.abs((value - (asNumber(rule.base) ?? 0)) % interval);
  return Math.min(rest, interval - rest) >= 0.5e-6;
}

/** When each rule fails. A comparison with a threshold that is no number is never true. */
const FAILS: Readonly<Record<string, Check>> = {
  required: ({ texts }) => texts.length === 0,
  requiredfile: ({ files }) => files.length === 0,
  email: ({ texts }) => !texts.every(isEmail),
  url: ({ texts }) => !texts.every(isUrl),
  tel: ({ texts, strict }) => !texts.every((text) => isPhone(text, strict)),
  number: ({ texts }) => !texts.every(isNumber),
  date: ({ texts }) => !texts.every(isDate),
  time: ({ texts }) => !texts.every(isTime),
  file: ({ files, accept }) => !files.every(({ name }) => isAccepted(name, accept)),
  enum: ({ texts, accept }) => !texts.every((text) => accept.includes(text)),
  dayofweek: ({ texts, accept }) => !texts.every((text) => accept.includes(`${dayOfWeek(text)}`)),
  minitems: ({ texts, threshold }) => texts.length < threshold,
  maxitems: ({ texts, threshold }) => texts.length > threshold,
  minlength: (look) => lengthOf(look) > 0 && lengthOf(look) < look.threshold,
  maxlength: (look) => lengthOf(look) > look.threshold,
  minnumber: (look) => numbersOf(look).some((number) => number < look.threshold),
  maxnumber: (look) => numbersOf(look).some((number) => number > look.threshold),
  mindate: (look) => dates(look, (date, limit) => date < limit),
  maxdate: (look) => dates(look, (date, limit) => date > limit),
  minfilesize: (look) => look.files.length > 0 && sizeOf(look) < look.threshold,
  maxfilesize: (look) => sizeOf(look) > look.threshold,
  stepnumber: (look) => numbersOf(look).some((number) => offStep(number, look)),
};

const nameOf = ({ rule }: Rule): string => (typeof rule === 'string' ? rule : '');
const isKnown = (rule: Rule): boolean => Object.hasOwn(FAILS, nameOf(rule)) || /^a(ll|ny)$/.test(nameOf(rule));
const known = (rules: unknown): Rule[] => asList(rules).map(asRecord).filter(isKnown);

interface Failure {
  field: string | undefined;
  error: string | undefined;
}

/** Undefined when the rule is kept. */
function failureOf(rule: Rule, values: Values, strict: boolean): Failure | undefined {
  const own: Failure = { field: asText(rule.field), error: asText(rule.error) };
  const inner = () => known(rule.rules).map((child) => failureOf(child, values, strict));
  if (rule.rule === 'all') {
    const first = inner().find(Boolean);
    return first && { field: first.field ?? own.field, error: first.error ?? own.error };
  }
  if (rule.rule === 'any') {
    const results = inner();
    return results.length > 0 && results.every(Boolean) ? own : undefined;
  }
  const held = values.get(own.field ?? '') ?? [];
  const fails = FAILS[nameOf(rule)]?.({
    texts: held.filter(isText),
    files: held.filter((value) => !isText(value)) as File[],
    rule,
    threshold: asNumber(rule.threshold) ?? Number.NaN,
    accept: asList(rule.accept).map(String),
    strict,
  });
  return fails ? own : undefined;
}

/**
 * @param schema the server's answer, whatever it is
 * @param strict as servers from version 6.0 on
 * @returns the message of the first rule that fails, by field
 */
export function runRules(schema: unknown, values: Values, strict: boolean): Map<string, string> {
  const errors = new Map<string, string>();
  for (const rule of known(asRecord(schema).rules)) {
    const { field, error = '' } = failureOf(rule, values, strict) ?? {};
    if (field !== undefined && !errors.has(field)) errors.set(field, error);
  }
  return errors;
}
