/** Character references of markup, as characters. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
};

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi;

/** What cannot be a character is replaced by the sign for that. */
function character(code: number): string {
  const wrong = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return String.fromCodePoint(wrong ? 0xfffd : code);
}

/** References nobody knows stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(REFERENCE, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number(decimal));
    return Object.hasOwn(NAMED, name ?? '') ? (NAMED[name ?? ''] ?? whole) : whole;
  });

/** The text as cue text that says the same. */
export const encodeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
