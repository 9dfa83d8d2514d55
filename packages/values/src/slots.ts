/** Values joined by pipes: `10px|20px||`. */
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
