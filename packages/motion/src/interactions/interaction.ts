/** Reads what a page says about interactions: what happens where, and what changes then (docs/reference/interactions.md#data). */
import { asList, asNumber, asRecord, asText } from '@enliven/core';

export interface Interaction {
  /** What the element that is pressed, entered or seen is marked with. */
  mark: string;
  /** Which of several elements with that mark it is. */
  at: number;
  trigger: string;
  effect: string;
  /** Classes of what changes, or where to look for it. */
  target: string;
  targetType: string;
  /** Milliseconds. */
  delay: number;
  /** Everything else: what an effect needs it reads itself. */
  fields: Readonly<Record<string, unknown>>;
  /** What says the same is the same. */
  signature: string;
}

const MARK = /^et-interaction-trigger-/;

/** Names of triggers and effects there are. */
export const TRIGGER = /^(click|mouseE(nter|xit)|(viewport|breakpoint)E(nter|xit)|load)$/;
export const EFFECT = /^((add|remove|toggle)(Visibility|Attribute|Cookie|Preset)|scrollToElement|mirrorMouseMovement)$/;

/**
 * @param data `diviElementInteractionsData`
 * @param odd hears that something is wrong
 * @returns what can be used of it, in the page's order; never throws
 */
export function readInteractions(data: unknown, odd: () => void = () => {}): Interaction[] {
  let told = false;
  const tell = (): [] => {
    if (!told) odd();
    told = true;
    return [];
  };
  if (data && (typeof data !== 'object' || (Array.isArray(data) && data.length > 0))) tell();
  const counts = new Map<string, number>();
  return Object.values(asRecord(data)).flatMap((list) => {
    // One element for each module, and modules that say the same stand in the page's order.
    const places = new Map<string, number>();
    return asList(list).flatMap((one): Interaction[] => {
      const fields = asRecord(one);
      const text = (name: string): string => asText(fields[name])?.trim() ?? '';
      const [mark, trigger, effect] = [text('triggerClass').replace(MARK, ''), text('trigger'), text('effect')];
      if (/^(false|off|0)$/.test(`${fields.enabled}`)) return [];
      if (!mark || !TRIGGER.test(trigger) || !EFFECT.test(effect)) return tell();
      const at = places.get(mark) ?? counts.get(mark) ?? 0;
      places.set(mark, at);
      counts.set(mark, at + 1);
      const to = asRecord(fields.target);
      const [target, targetType] = [asText(to.targetClass) ?? '', asText(to.targetType) ?? ''];
      const delay = Math.max(0, (asNumber(fields.timeDelay) ?? 0) * (/\ds$/.test(text('timeDelay')) ? 1000 : 1));
      const signature = [trigger, effect, delay, targetType, target, text('breakpointName')].join('|');
      return [{ mark, at, trigger, effect, target, targetType, delay, fields, signature }];
    });
  });
}
