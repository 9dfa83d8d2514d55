/** Reference implementation of the form plugin's rules, written from docs/reference/plugin-forms.md#rules. */

type Value = string | { name: string; size: number };
export interface RuleSpec {
  rule: string;
  field?: string;
  error?: string;
  threshold?: number | string;
  accept?: (string | number)[];
  base?: number;
  interval?: number;
  rules?: RuleSpec[];
}

const ATOMS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+/=?^_`{|}~.-";
const DIGITS = '0123456789';
const only = (text: string, allowed: string) => [...text].every((sign) => allowed.includes(sign));

export function referenceEmail(text: string): boolean {
  if (text.length < 6) return false;
  const at = text.indexOf('@', 1);
  if (at < 1) return false;
  if (text.split('@').length !== 2) return false;
  if (!only(text.slice(0, at), ATOMS)) return false;
  const domain = text.slice(at + 1);
  if (domain.includes('..') || domain.startsWith('.') || domain.endsWith('.')) return false;
  const labels = domain.split('.');
  if (labels.length < 2) return false;
  for (const label of labels) {
    if (label === '' || label.startsWith('-') || label.endsWith('-')) return false;
    if (!only(label.toLowerCase(), 'abcdefghijklmnopqrstuvwxyz0123456789-')) return false;
  }
  return true;
}

export function referencePhone(text: string, strict: boolean): boolean {
  let rest = '';
  for (const sign of text) {
    if (sign === '#' || sign === '*') break;
    if (!'()/.-'.includes(sign) && sign.trim() !== '') rest += sign;
  }
  if (rest.startsWith('00') || rest.startsWith('+')) {
    while (rest.startsWith('0') || rest.startsWith('+')) rest = rest.slice(1);
    rest = `+${rest}`;
  }
  const digits = rest.startsWith('+') ? rest.slice(1) : rest;
  if (digits === '' || !only(digits, DIGITS)) return false;
  return !strict || (rest.length >= 6 && rest.length <= 15);
}

export function referenceNumber(text: string): boolean {
  let rest = text.startsWith('-') ? text.slice(1) : text;
  const e = rest.toLowerCase().indexOf('e');
  if (e >= 0) {
    const exponent = rest.slice(e + 1).replace(/^[+-]/, '');
    if (exponent === '' || !only(exponent, DIGITS)) return false;
    rest = rest.slice(0, e);
  }
  const parts = rest.split('.');
  if (parts.length > 2) return false;
  const [whole = '', fraction] = parts;
  if (!only(whole, DIGITS)) return false;
  if (fraction === undefined) return whole !== '';
  return fraction !== '' && only(fraction, DIGITS);
}

/** @returns the day of the week from 1 for Monday to 7 for Sunday, or 0 for an invalid date */
export function referenceDay(text: string): number {
  const parts = text.split('-');
  if (parts.length !== 3 || !parts.every((part) => part !== '' && only(part, DIGITS))) return 0;
  const [y, m, d] = parts as [string, string, string];
  if (y.length < 4 || m.length !== 2 || d.length !== 2) return 0;
  const [year, month, day] = [Number(y), Number(m), Number(d)];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (month < 1 || month > 12 || day < 1 || day > (days[month - 1] as number)) return 0;
  // Zeller's congruence.
  const shifted = month < 3 ? month + 12 : month;
  const base = month < 3 ? year - 1 : year;
  const h =
    (day +
      Math.floor((13 * (shifted + 1)) / 5) +
      base +
      Math.floor(base / 4) -
      Math.floor(base / 100) +
      Math.floor(base / 400)) %
    7;
  return ((h + 5) % 7) + 1;
}

function referenceTime(text: string): boolean {
  const parts = text.split(':');
  if (parts.length < 2 || parts.length > 3) return false;
  if (!parts.every((part) => part.length === 2 && only(part, DIGITS))) return false;
  return Number(parts[0]) < 24 && Number(parts[1]) < 60 && Number(parts[2] ?? '0') < 60;
}

const SCHEMES =
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn';

function referenceUrl(text: string): boolean {
  let scheme: string;
  try {
    scheme = new URL(text).protocol.slice(0, -1);
  } catch {
    return false;
  }
  return SCHEMES.split(' ').includes(scheme);
}

function breaks(rule: RuleSpec, held: Value[], strict: boolean): boolean {
  const texts = held.filter((value) => typeof value === 'string') as string[];
  const files = held.filter((value) => typeof value !== 'string') as { name: string; size: number }[];
  const limit = Number.parseFloat(String(rule.threshold));
  const length = texts.join('').length;
  const size = files.reduce((all, file) => all + file.size, 0);
  const numbers = texts.filter(referenceNumber).map(Number.parseFloat);
  const accept = (rule.accept ?? []).map(String);
  const date = String(rule.threshold);
  const days = referenceDay(date) > 0 ? texts.filter((text) => referenceDay(text) > 0) : [];
  switch (rule.rule) {
    case 'required':
      return texts.length === 0;
    case 'requiredfile':
      return files.length === 0;
    case 'email':
      return texts.some((text) => !referenceEmail(text));
    case 'url':
      return texts.some((text) => !referenceUrl(text));
    case 'tel':
      return texts.some((text) => !referencePhone(text, strict));
    case 'number':
      return texts.some((text) => !referenceNumber(text));
    case 'date':
      return texts.some((text) => referenceDay(text) === 0);
    case 'time':
      return texts.some((text) => !referenceTime(text));
    case 'file':
      return files.some(
        ({ name }) => !accept.some((ending) => name.includes('.') && name.toLowerCase().endsWith(ending.toLowerCase())),
      );
    case 'enum':
      return texts.some((text) => !accept.includes(text));
    case 'dayofweek':
      return texts.some((text) => !accept.includes(String(referenceDay(text))));
    case 'minitems':
      return texts.length < limit;
    case 'maxitems':
      return texts.length > limit;
    case 'minlength':
      return length !== 0 && length < limit;
    case 'maxlength':
      return length > limit;
    case 'minnumber':
      return numbers.some((number) => number < limit);
    case 'maxnumber':
      return numbers.some((number) => number > limit);
    case 'mindate':
      return days.some((day) => day < date);
    case 'maxdate':
      return days.some((day) => day > date);
    case 'minfilesize':
      return files.length > 0 && size < limit;
    case 'maxfilesize':
      return size > limit;
    case 'stepnumber': {
      const { interval = 0, base = 0 } = rule;
      if (!(interval > 0)) return false;
      return numbers.some((number) => {
        const steps = (number - base) / interval;
        return Math.abs(steps - Math.round(steps)) * interval >= 0.5e-6;
      });
    }
    default:
      return false;
  }
}

const KNOWN =
  'required requiredfile email url tel number date time file enum dayofweek minitems maxitems minlength maxlength minnumber maxnumber mindate maxdate minfilesize maxfilesize stepnumber all any'.split(
    ' ',
  );

function judge(
  rule: RuleSpec,
  values: ReadonlyMap<string, Value[]>,
  strict: boolean,
): { field?: string; error?: string } | null {
  const children = (rule.rules ?? []).filter((child) => KNOWN.includes(child.rule));
  if (rule.rule === 'all') {
    for (const child of children) {
      const found = judge(child, values, strict);
      if (found) return { field: found.field ?? rule.field, error: found.error ?? rule.error };
    }
    return null;
  }
  if (rule.rule === 'any') {
    if (children.length === 0) return null;
    for (const child of children) if (!judge(child, values, strict)) return null;
    return { field: rule.field, error: rule.error };
  }
  return breaks(rule, values.get(rule.field ?? '') ?? [], strict) ? { field: rule.field, error: rule.error } : null;
}

export function referenceRun(
  rules: RuleSpec[],
  values: ReadonlyMap<string, Value[]>,
  strict: boolean,
): [string, string][] {
  const found: [string, string][] = [];
  for (const rule of rules.filter((one) => KNOWN.includes(one.rule))) {
    const failure = judge(rule, values, strict);
    if (failure?.field === undefined || found.some(([field]) => field === failure.field)) continue;
    found.push([failure.field, failure.error ?? '']);
  }
  return found;
}
