/** What counts as an address, a number or a date in the form plugin's rules (docs/reference/plugin-forms.md#rules). Every check is linear. */

/** Newer servers take the first two only, and say so themselves (docs/reference/plugin-forms.md#rules). */
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

/** @param strict newer servers also want a length */
export function isPhone(text: string, strict: boolean): boolean {
  const extension = text.search(/[#*]/);
  let digits = (extension < 0 ? text : text.slice(0, extension)).replace(/[()/.\s-]/g, '');
  if (/^\+|^00/.test(digits)) digits = `+${digits.replace(/^[+0]+/, '')}`;
  const [shortest, longest] = PHONE_LENGTH;
  return /^\+?\d+$/.test(digits) && !(strict && (digits.length < shortest || digits.length > longest));
}

export const isNumber = (text: string): boolean => /^-?(\d+|\d*\.\d+)(e[+-]?\d+)?$/i.test(text);

/** Monday 1 to Sunday 7; 0 when there is no such day in the calendar. */
export function dayOfWeek(text: string): number {
  const [, year, month, day] = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day) ? date.getUTCDay() || 7 : 0;
}

export const isDate = (text: string): boolean => dayOfWeek(text) > 0;

export const isTime = (text: string): boolean => /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/.test(text);
