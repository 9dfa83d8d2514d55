/** Small formats: link relations, option lists, column structures, static transforms, addresses, and a check for balanced markup. */
import { clamp, toNumber } from '../numbers';
import { splitSlots } from '../slots';
import { text } from '../text';

const RELATIONS = ['bookmark', 'external', 'nofollow', 'noreferrer', 'noopener'];

/** Converts switches to a `rel`: `on|off|on|off|on` → `bookmark nofollow noopener`; null if all are off. */
export function linkRel(value: unknown): string | null {
  const slots = splitSlots(value);
  return RELATIONS.filter((_, at) => slots[at] && slots[at] !== 'off').join(' ') || null;
}

/** Converts a `rel` to switches; the reverse of `linkRel`. Relations may be in any order; unknown ones are ignored. */
export function formatLinkRel(rel: unknown): string {
  const names = text(rel).toLowerCase().split(/\s+/);
  return RELATIONS.map((name) => (names.includes(name) ? 'on' : 'off')).join('|');
}

/** Reads a list stored as JSON with brackets as entities; `[]` for anything else. */
export function parseOptionList(value: unknown): unknown[] {
  try {
    const list: unknown = JSON.parse(text(value).replaceAll('&#91;', '[').replaceAll('&#93;', ']'));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Writes a list; the reverse of `parseOptionList`. */
export const formatOptionList = (list: readonly unknown[]): string =>
  JSON.stringify(list).replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** Splits a column structure such as `1_2,1_4,1_4` into its columns. */
export const parseColumns = (structure: unknown): string[] => text(structure).split(',').filter(Boolean);

/** Joins columns to a column structure; the reverse of `parseColumns`. */
export const formatColumns = (columns: readonly string[]): string => columns.filter(Boolean).join(',');

/** Names of the fields of a static transform. */
export type TransformField = 'scale' | 'translate' | 'rotate' | 'skew' | 'origin';

/** Returns a slot of a transform field, clamped and with its unit; `""` if the value is not a number. */
export function transformValue(field: TransformField, value: unknown): string {
  const number = toNumber(value);
  if (number === undefined) return '';
  if (field === 'rotate') return `${clamp(-359, 359, number)}deg`;
  if (field === 'skew') return `${clamp(-180, 180, number)}deg`;
  return number + (field === 'translate' && !/%\s*$/.test(text(value)) ? 'px' : '%');
}

const slotsOf = (field: TransformField): number => (field === 'rotate' ? 3 : 2);

/** Reads a transform field: two slots, for a rotation three, each with its unit; `""` for empty slots. */
export const parseTransform = (field: TransformField, value: unknown): string[] =>
  splitSlots(value, slotsOf(field)).map((slot) => transformValue(field, slot));

/** Writes a transform field in its stored format. */
export const formatTransform = (field: TransformField, values: readonly unknown[]): string =>
  Array.from({ length: slotsOf(field) }, (_, at) => transformValue(field, values[at])).join('|');

/** Returns the addresses of a module's ancestors and its own, the outermost first; `[]` for an invalid address. */
export function addressSequence(address: string | readonly (string | number)[]): string[] {
  const parts = Array.isArray(address) ? address.map(text) : text(address).split('.');
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map((_, at) => parts.slice(0, at + 1).join('.')) : [];
}

const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const VOID = /<(area|base|br|col|embed|hr|img|input|link|menuitem|meta|param|source|track|wbr)(?![^\s/])/i;

/** Whether markup has as many opening as closing tags. Order and nesting are not checked. */
export function isBalanced(html: unknown): boolean {
  const markup = text(html).replace(COMMENT, '');
  // Splits at the end of tags, so that no search for an end scans the rest of the text.
  const pieces = markup.split('>').slice(0, -1);
  const rest = pieces.map((piece) => {
    const { index } = VOID.exec(piece) ?? {};
    return index === undefined ? `${piece}>` : piece.slice(0, index);
  });
  const opening = rest
    .join('')
    .split('>')
    .slice(0, -1)
    .filter((piece) => /<[^/]/.test(piece));
  return opening.length === markup.split('</').length - 1;
}
