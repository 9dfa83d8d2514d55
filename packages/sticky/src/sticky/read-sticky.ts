/** Reads what the page says about sticky modules, both generations (contract B §1, §2); never throws. */
import { asNumber, asRecord, asText } from '@enliven/core';
import { deviceValue } from './device-value';
import { LIMITS, POSITIONS, type StickySetting } from './sticky-setting';

/** A module as the page has it. */
export interface StickyEntry {
  id: string;
  selector: string;
  fields: Readonly<Record<string, unknown>>;
}

/**
 * Both sources; the older one, which describes shortcodes, wins.
 *
 * @param legacy `et_pb_sticky_elements`
 * @param native `diviElementStickyData`
 * @param onOdd called for everything that is wrong; what that is, `problemsOf` says
 */
export function readSticky(legacy?: unknown, native?: unknown, onOdd?: () => void): StickyEntry[] {
  // What is no record, texts and lists, is taken apart into what has no selector; a number has no parts.
  if ([native, legacy].some((source) => !['object', 'undefined'].includes(typeof source))) onOdd?.();
  return Object.entries({ ...Object(native), ...Object(legacy) }).flatMap(([id, value]) => {
    const fields = asRecord(value);
    const selector = asText(fields.selector);
    if (!selector) onOdd?.();
    return selector ? { id, selector, fields } : [];
  });
}

/** Whole pixels; units were never looked at. */
const pixelsOf = (value: unknown): number => Math.trunc(asNumber(value) ?? 0) + 0;

/** What a module shall do on a device. */
export function settingFor({ fields }: StickyEntry, device: string, onOdd?: () => void): StickySetting {
  const value = (name: string) => deviceValue(fields[name], device);
  const oneOf = <T extends string>(words: readonly T[], name: string): T | undefined => {
    const word = asText(value(name)) ?? 'none';
    const known = words.find((one) => one === word);
    if (!known && word !== 'none') onOdd?.();
    return known;
  };
  return {
    position: oneOf(POSITIONS, 'position') ?? 'none',
    offset: { top: pixelsOf(value('topOffset')), bottom: pixelsOf(value('bottomOffset')) },
    limit: { top: oneOf(LIMITS, 'bottomLimit'), bottom: oneOf(LIMITS, 'topLimit') },
    offsetSurrounding: (value('offsetSurrounding') ?? 'on') === 'on',
  };
}
