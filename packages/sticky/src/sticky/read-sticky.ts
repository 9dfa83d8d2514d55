/** Reads what the page says about sticky modules, both generations (docs/reference/sticky.md#data); never throws. */
import { asNumber, asRecord, asText } from '@enliven/core';
import { LIMITS, POSITIONS, type StickySetting } from './sticky-setting';

/** A module as the page has it. */
export interface StickyEntry {
  id: string;
  selector: string;
  fields: Readonly<Record<string, unknown>>;
}

/** Text is one thing that is no record, and not as many as it has letters. */
const asEntries = (data: unknown): object => (typeof data === 'string' ? [data] : (data as object));

/**
 * Both sources; the older one, which describes shortcodes, wins.
 *
 * @param legacy `et_pb_sticky_elements`
 * @param native `diviElementStickyData`
 * @param onProblem called for entries without a selector; what is wrong, `problemsOf` says
 */
export const readSticky = (legacy?: unknown, native?: unknown, onProblem?: () => void): StickyEntry[] =>
  // What is no record is taken apart into what has no selector.
  Object.entries({ ...asEntries(native), ...asEntries(legacy) }).flatMap(([id, value]) => {
    const fields = asRecord(value);
    const selector = asText(fields.selector);
    if (selector) return { id, selector, fields };
    onProblem?.();
    return [];
  });

/** Whole pixels; units were never looked at. */
const pixelsOf = (value: unknown): number => Math.trunc(asNumber(value) ?? 0) + 0;

/** What a module shall do. @param onProblem called for words that nobody knows */
export function readSetting({ fields }: Pick<StickyEntry, 'fields'>, onProblem?: () => void): StickySetting {
  const oneOf = <T extends string>(words: readonly T[], name: string): T | undefined => {
    const word = asText(fields[name]) ?? 'none';
    const known = words.find((one) => one === word);
    if (!known && word !== 'none') onProblem?.();
    return known;
  };
  return {
    position: oneOf(POSITIONS, 'position') ?? 'none',
    offset: { top: pixelsOf(fields.topOffset), bottom: pixelsOf(fields.bottomOffset) },
    limit: { top: oneOf(LIMITS, 'bottomLimit'), bottom: oneOf(LIMITS, 'topLimit') },
    offsetSurrounding: (fields.offsetSurrounding ?? 'on') === 'on',
  };
}
