/** Rules that only some schemas have (docs/reference/plugin-forms.md#rules): fetched for those. */
import { asNumber, asText } from '@enliven/core';
import { isAccepted } from './file-types';
import { dayOfWeek, isDate, isNumber, isPhone, isTime, isUrl } from './formats';
import type { Case, Check, Checks } from './rules';

const filesOf = ({ values }: Case) => values.filter((value) => typeof value !== 'string');
const sizeOf = (look: Case) => filesOf(look).reduce((sum, { size }) => sum + size, 0);
const numbersOf = ({ texts }: Case) => texts.filter(isNumber).map(Number);
/** Compared as texts; without two dates there is nothing to compare. */
const dates = ({ texts, rule }: Case, fails: (date: string, limit: string) => boolean) => {
  const limit = asText(rule.threshold) ?? '';
  return isDate(limit) && texts.some((text) => isDate(text) && fails(text, limit));
};

function offStep(value: number, { rule }: Case): boolean {
  const interval = asNumber(rule.interval) ?? 0;
  if (!(interval > 0)) return false;
  const rest = Math.abs((value - (asNumber(rule.base) ?? 0)) % interval);
  return Math.min(rest, interval - rest) >= 0.5e-6;
}

const CHECKS: Record<string, Check> = {
  requiredfile: (look) => filesOf(look).length === 0,
  url: ({ texts }) => !texts.every(isUrl),
  tel: ({ texts, strict }) => !texts.every((text) => isPhone(text, strict)),
  number: ({ texts }) => !texts.every(isNumber),
  date: ({ texts }) => !texts.every(isDate),
  time: ({ texts }) => !texts.every(isTime),
  file: (look) => !filesOf(look).every(({ name }) => isAccepted(name, look.accept)),
  dayofweek: ({ texts, accept }) => !texts.every((text) => accept.includes(`${dayOfWeek(text)}`)),
  minitems: ({ texts, threshold }) => texts.length < threshold,
  minnumber: (look) => numbersOf(look).some((number) => number < look.threshold),
  maxnumber: (look) => numbersOf(look).some((number) => number > look.threshold),
  mindate: (look) => dates(look, (date, limit) => date < limit),
  maxdate: (look) => dates(look, (date, limit) => date > limit),
  minfilesize: (look) => filesOf(look).length > 0 && sizeOf(look) < look.threshold,
  maxfilesize: (look) => sizeOf(look) > look.threshold,
  stepnumber: (look) => numbersOf(look).some((number) => offStep(number, look)),
  all({ rule, inner }) {
    const first = inner().find(Boolean);
    return first && { field: first.field ?? asText(rule.field), error: first.error ?? asText(rule.error) };
  },
  any: ({ inner }) => {
    const failures = inner();
    return failures.length > 0 && failures.every(Boolean);
  },
};

export const RARE: Checks = new Map(Object.entries(CHECKS));
