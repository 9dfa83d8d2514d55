/** The smaller formats: link relations, option lists, column structures, static transforms. */
import { clamp, toNumber } from '../numbers';
import { splitSlots } from '../slots';
import { text } from '../text';

const RELATIONS = ['bookmark', 'external', 'nofollow', 'noreferrer', 'noopener'];

/** `on|off|on|off|on` → `bookmark nofollow noopener`; null when nothing is on. */
export function linkRel(value: unknown): string | null {
  const slots = splitSlots(value);
  return RELATIONS.filter((_, at) => slots[at] && slots[at] !== 'off').join(' ') || null;
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

/** Names of the fields of a static transform. */
export type TransformField = 'scale' | 'translate' | 'rotate' | 'skew' | 'origin';

/** One slot of a transform field with its unit, held within its range; `""` for what is no number. */
export function transformValue(field: TransformField, value: unknown): string {
  const number = toNumber(value);
  if (number === undefined) return '';
  if (field === 'rotate') return `${clamp(-359, 359, number)}deg`;
  if (field === 'skew') return `${clamp(-180, 180, number)}deg`;
  return number + (field === 'translate' && !/%\s*$/.test(text(value)) ? 'px' : '%');
}
