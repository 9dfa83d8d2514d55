/** The smaller formats: link relations, option lists, column structures, static transforms, addresses, and whether markup is balanced. */
import { clamp, toNumber } from '../numbers';
import { splitSlots } from '../slots';
import { text } from '../text';

const RELATIONS = ['bookmark', 'external', 'nofollow', 'noreferrer', 'noopener'];

/** `on|off|on|off|on` → `bookmark nofollow noopener`; null when nothing is on. */
export function linkRel(value: unknown): string | null {
  const slots = splitSlots(value);
  return RELATIONS.filter((_, at) => slots[at] && slots[at] !== 'off').join(' ') || null;
}

/** The reverse of `linkRel`: the relations a link may have, in any order; others are left out. */
export function formatLinkRel(rel: unknown): string {
  const names = text(rel).toLowerCase().split(/\s+/);
  return RELATIONS.map((name) => (names.includes(name) ? 'on' : 'off')).join('|');
}

/** Reads a list stored as JSON whose brackets are written as entities; `[]` for anything else. */
export function parseOptionList(value: unknown): unknown[] {
  try {
    const list: unknown = JSON.parse(text(value).replaceAll('&#91;', '[').replaceAll('&#93;', ']'));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The reverse of `parseOptionList`. */
export const formatOptionList = (list: readonly unknown[]): string =>
  JSON.stringify(list).replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** `1_2,1_4,1_4` → its columns. */
export const parseColumns = (structure: unknown): string[] => text(structure).split(',').filter(Boolean);

/** The reverse of `parseColumns`. */
export const formatColumns = (columns: readonly string[]): string => columns.filter(Boolean).join(',');

/** Names of the fields of a static transform. */
export type TransformField = 'scale' | 'translate' | 'rotate' | 'skew' | 'origin';

/** Returns a slot of a transform field with its unit, within its range; `""` for values that are no number. */
export function transformValue(field: TransformField, value: unknown): string {
  const number = toNumber(value);
  if (number === undefined) return '';
  if (field === 'rotate') return `${clamp(-359, 359, number)}deg`;
  if (field === 'skew') return `${clamp(-180, 180, number)}deg`;
  return number + (field === 'translate' && !/%\s*$/.test(text(value)) ? 'px' : '%');
}

const slotsOf = (field: TransformField): number => (field === 'rotate' ? 3 : 2);

/** Reads a transform field: two slots, three of a rotation, each with its unit; `""` where nothing is set. */
export const parseTransform = (field: TransformField, value: unknown): string[] =>
  splitSlots(value, slotsOf(field)).map((slot) => transformValue(field, slot));

/** Writes a transform field as it is stored. */
export const formatTransform = (field: TransformField, values: readonly unknown[]): string =>
  Array.from({ length: slotsOf(field) }, (_, at) => transformValue(field, values[at])).join('|');

/** Returns the addresses of a module's ancestors and its own, the outermost first; `[]` for an invalid address. */
export function addressSequence(address: string | readonly (string | number)[]): string[] {
  const parts = Array.isArray(address) ? address.map(text) : text(address).split('.');
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map((_, at) => parts.slice(0, at + 1).join('.')) : [];
}

const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const VOID = /<(area|base|br|col|embed|hr|img|input|link|menuitem|meta|param|source|track|wbr)(?![^\s/])/i;

/** Whether markup has as many opening as closing tags. A count only: order and nesting are not looked at. */
export function isBalanced(html: unknown): boolean {
  const markup = text(html).replace(COMMENT, '');
  // Cut where tags end, so that no search for an end runs through all the rest.
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
