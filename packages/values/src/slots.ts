/** Values of several slots joined by pipes, such as margins and paddings: `10px|20px||`. */
import { text } from './text';

/** Returns the slots of a value. @param count pads with `""` or truncates to this number of slots, if it is an integer */
export function splitSlots(value: unknown, count?: number): string[] {
  const slots = text(value).split('|');
  return Number.isInteger(count)
    ? Array.from({ length: Math.max(0, count as number) }, (_, at) => slots[at] ?? '')
    : slots;
}

/** Joins slots to a value; the reverse of `splitSlots`. */
export const joinSlots = (slots: readonly string[], count?: number): string =>
  (Number.isInteger(count) ? splitSlots(slots.join('|'), count) : slots).join('|');

/** Returns a slot; `""` if it does not exist. */
export const getSlot = (value: unknown, index: number): string => splitSlots(value)[index] ?? '';

/** Returns the value with a changed slot; unchanged if `index` is not the index of a slot. */
export function setSlot(value: unknown, index: number, slot: unknown, count?: number): string {
  const slots = splitSlots(value, count);
  if (!Number.isInteger(index) || index < 0 || index >= slots.length) return text(value);
  slots[index] = text(slot);
  return slots.join('|');
}

/** Fills the empty slots of `value` from `fallback`. */
export function mergeSlots(value: unknown, fallback: unknown, count?: number): string {
  const others = splitSlots(fallback, count);
  const slots = splitSlots(value, count);
  return Array.from({ length: Math.max(slots.length, others.length) }, (_, at) => slots[at] || others[at] || '').join(
    '|',
  );
}

/** Whether any slot is not empty. */
export const hasSlot = (value: unknown): boolean => splitSlots(value).some(Boolean);

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Side of a box. */
export type Side = (typeof SIDES)[number];

/** Margins or paddings; `""` for sides that are not set. */
export interface Spacing extends Record<Side, string> {
  /** Whether top and bottom are edited together; undefined if never set. */
  linkedVertical?: boolean;
  linkedHorizontal?: boolean;
}

// A pipe would split one side into two.
const slotText = (size: unknown): string => text(size).replaceAll('|', '');

const linked = (slot: string | undefined): boolean | undefined => (slot ? slot === 'true' : undefined);

/** Reads margins or paddings: `top|right|bottom|left`, and whether opposite sides are linked. */
export function parseSpacing(value: unknown): Spacing {
  const [top = '', right = '', bottom = '', left = '', vertical, horizontal] = splitSlots(value);
  return { top, right, bottom, left, linkedVertical: linked(vertical), linkedHorizontal: linked(horizontal) };
}

/** Writes margins or paddings: four slots, or six if a link is set. */
export function formatSpacing(spacing: Spacing): string {
  const { linkedVertical, linkedHorizontal } = spacing;
  const links = [linkedVertical, linkedHorizontal].map((on) => `${on ?? ''}`);
  return joinSlots([...SIDES.map((side) => spacing[side]), ...links], links.join('') ? 6 : 4);
}

/** Returns a side; `fallback` if it is not set or does not exist. */
export function spacingSide(value: unknown, side: string, fallback = '0px'): string {
  return splitSlots(value)[SIDES.indexOf(side as Side)] || fallback;
}

const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/** Returns the value with a changed side, and the opposite side as well if both are linked. */
export function setSpacingSide(value: unknown, side: Side, size: unknown): string {
  const spacing = parseSpacing(value);
  const linkedSides = side === 'top' || side === 'bottom' ? spacing.linkedVertical : spacing.linkedHorizontal;
  const changed = { ...spacing, [side]: slotText(size) };
  return formatSpacing(linkedSides ? { ...changed, [OPPOSITE[side]]: slotText(size) } : changed);
}
