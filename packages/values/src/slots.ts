/** Values joined by pipes: `10px|20px||`; margins and paddings among them. */
import { text } from './text';

/** Every slot of `value`; padded with `""` and cut to `count` when that is a whole number. */
export function splitSlots(value: unknown, count?: number): string[] {
  const slots = text(value).split('|');
  return Number.isInteger(count)
    ? Array.from({ length: Math.max(0, count as number) }, (_, at) => slots[at] ?? '')
    : slots;
}

/** The reverse of `splitSlots`. */
export const joinSlots = (slots: readonly string[], count?: number): string =>
  (Number.isInteger(count) ? splitSlots(slots.join('|'), count) : slots).join('|');

/** One slot, `""` where there is none. */
export const getSlot = (value: unknown, index: number): string => splitSlots(value)[index] ?? '';

/** `value` with `slot` at `index`; unchanged when `index` is not a whole number within `count`. */
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

/** Whether any slot holds something. */
export const hasSlot = (value: unknown): boolean => splitSlots(value).some(Boolean);

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** A side of a box. */
export type Side = (typeof SIDES)[number];

/** Sides are `""` where nothing is set. */
export interface Spacing extends Record<Side, string> {
  /** Top and bottom are edited together; undefined when never said. */
  linkedVertical?: boolean;
  linkedHorizontal?: boolean;
}

// A pipe would make two sides of one.
const slotText = (size: unknown): string => text(size).replaceAll('|', '');

const linked = (slot: string | undefined): boolean | undefined => (slot ? slot === 'true' : undefined);

/** Reads margins or paddings: `top|right|bottom|left`, and whether opposite sides are linked. */
export function parseSpacing(value: unknown): Spacing {
  const [top = '', right = '', bottom = '', left = '', vertical, horizontal] = splitSlots(value);
  return { top, right, bottom, left, linkedVertical: linked(vertical), linkedHorizontal: linked(horizontal) };
}

/** Four slots, six when a link was ever said. */
export function formatSpacing(spacing: Spacing): string {
  const { linkedVertical, linkedHorizontal } = spacing;
  const links = [linkedVertical, linkedHorizontal].map((on) => `${on ?? ''}`);
  return joinSlots([...SIDES.map((side) => spacing[side]), ...links], links.join('') ? 6 : 4);
}

/** One side, `fallback` where nothing is set and for sides there are not. */
export function spacingSide(value: unknown, side: string, fallback = '0px'): string {
  return splitSlots(value)[SIDES.indexOf(side as Side)] || fallback;
}

const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/** `value` with one side changed, and the opposite one when the two are linked. */
export function setSpacingSide(value: unknown, side: Side, size: unknown): string {
  const spacing = parseSpacing(value);
  const linkedSides = side === 'top' || side === 'bottom' ? spacing.linkedVertical : spacing.linkedHorizontal;
  const changed = { ...spacing, [side]: slotText(size) };
  return formatSpacing(linkedSides ? { ...changed, [OPPOSITE[side]]: slotText(size) } : changed);
}
