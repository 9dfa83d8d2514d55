/** Rules that only some schemas have (docs/reference/plugin-forms.md#rules). Lazy part: fetched for those. Every check takes linear time. */
import { asNumber, asText } from '@enliven/core';
import type { Check, Checks, RuleInput } from './rules';

/** Newer servers accept the first two only, and refuse the others themselves (docs/reference/plugin-forms.md#rules). */
const SCHEMES =
  /^(https?|ftps?|mailto|news|irc[6s]?|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):$/;

export function isUrl(text: string): boolean {
  try {
    return SCHEMES.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

const PHONE_LENGTH = [6, 15] as const;

/** Whether the text is a phone number. @param isStrict whether to check the length, as newer servers do */
export function isPhone(text: string, isStrict: boolean): boolean {
  const extension = text.search(/[#*]/);
  let digits = (extension < 0 ? text : text.slice(0, extension)).replace(/[()/.\s-]/g, '');
  if (/^\+|^00/.test(digits)) digits = `+${digits.replace(/^[+0]+/, '')}`;
  const [shortest, longest] = PHONE_LENGTH;
  return /^\+?\d+$/.test(digits) && !(isStrict && (digits.length < shortest || digits.length > longest));
}

export const isNumber = (text: string): boolean => /^-?(\d+|\d*\.\d+)(e[+-]?\d+)?$/i.test(text);

/** Returns 1 for Monday to 7 for Sunday; 0 for a date that does not exist. */
export function dayOfWeek(text: string): number {
  const [, year, month, day] = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day) ? date.getUTCDay() || 7 : 0;
}

export const isDate = (text: string): boolean => dayOfWeek(text) > 0;

export const isTime = (text: string): boolean => /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/.test(text);

/** Type → its extensions. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  image: 'jpg jpeg jpe gif png bmp tiff tif webp avif ico heic heif svg',
  audio: 'mp3 m4a m4b aac wav ogg oga flac mid midi wma opus ra ram mka',
  video: 'mp4 m4v mov qt avi webm ogv mpeg mpg mpe mkv wmv asf flv 3gp 3g2',
  'image/jpeg': 'jpg jpeg jpe',
  'image/tiff': 'tiff tif',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3 m4a m4b',
  'video/quicktime': 'mov qt',
  'video/mpeg': 'mpeg mpg mpe',
  'text/plain': 'txt asc c cc h srt',
  'text/html': 'htm html',
};

/** Whether an entry such as `.pdf`, `image/*` or `image/png` accepts an extension. Unknown types are left to the server. */
function acceptsExtension(accepted: string, extension: string): boolean {
  if (accepted.startsWith('.')) return accepted === `.${extension}`;
  const [kind = '', type] = accepted.split('/');
  const known = Object.hasOwn(EXTENSIONS, accepted)
    ? EXTENSIONS[accepted]
    : type === '*'
      ? EXTENSIONS[kind]
      : undefined;
  // Most other types have the name of the extension: image/png, application/pdf, text/csv.
  return known
    ? known.split(' ').includes(extension)
    : type !== undefined && (type === extension || !/^\w{2,4}$/.test(type));
}

/** Whether an accept list accepts a file name. The type that the browser guesses is ignored (docs/reference/plugin-forms.md#rules). */
export function isAccepted(name: string, accept: readonly string[]): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && accept.some((accepted) => acceptsExtension(accepted.trim().toLowerCase(), extension));
}

const filesOf = ({ values }: RuleInput) => values.filter((value) => typeof value !== 'string');
const sizeOf = (input: RuleInput) => filesOf(input).reduce((sum, { size }) => sum + size, 0);
const numbersOf = ({ texts }: RuleInput) => texts.filter(isNumber).map(Number);
/** Dates are compared as text; an invalid limit is ignored. */
const someDate = ({ texts, rule }: RuleInput, fails: (date: string, limit: string) => boolean) => {
  const limit = asText(rule.threshold) ?? '';
  return isDate(limit) && texts.some((text) => isDate(text) && fails(text, limit));
};

function isOffStep(value: number, { rule }: RuleInput): boolean {
  const interval = asNumber(rule.interval) ?? 0;
  if (!(interval > 0)) return false;
  const rest = Math.abs((value - (asNumber(rule.base) ?? 0)) % interval);
  return Math.min(rest, interval - rest) >= 0.5e-6;
}

const CHECKS: Record<string, Check> = {
  requiredfile: (input) => filesOf(input).length === 0,
  url: ({ texts }) => !texts.every(isUrl),
  tel: ({ texts, isStrict }) => !texts.every((text) => isPhone(text, isStrict)),
  number: ({ texts }) => !texts.every(isNumber),
  date: ({ texts }) => !texts.every(isDate),
  time: ({ texts }) => !texts.every(isTime),
  file: (input) => !filesOf(input).every(({ name }) => isAccepted(name, input.accept)),
  dayofweek: ({ texts, accept }) => !texts.every((text) => accept.includes(`${dayOfWeek(text)}`)),
  minitems: ({ texts, threshold }) => texts.length < threshold,
  minnumber: (input) => numbersOf(input).some((number) => number < input.threshold),
  maxnumber: (input) => numbersOf(input).some((number) => number > input.threshold),
  mindate: (input) => someDate(input, (date, limit) => date < limit),
  maxdate: (input) => someDate(input, (date, limit) => date > limit),
  minfilesize: (input) => filesOf(input).length > 0 && sizeOf(input) < input.threshold,
  maxfilesize: (input) => sizeOf(input) > input.threshold,
  stepnumber: (input) => numbersOf(input).some((number) => isOffStep(number, input)),
  all({ rule, nested }) {
    const first = nested().find(Boolean);
    return first && { field: first.field ?? asText(rule.field), error: first.error ?? asText(rule.error) };
  },
  any: ({ nested }) => {
    const failures = nested();
    return failures.length > 0 && failures.every(Boolean);
  },
};

/** Checks of these rules. */
export const RARE_CHECKS: Checks = new Map(Object.entries(CHECKS));
