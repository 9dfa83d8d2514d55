/** Reads what a page says about interactions: what happens where, and what changes then (docs/reference/interactions.md#data). */
import { asList, asNumber, asRecord, asText } from '@enliven/core';

export type Operation = 'add' | 'remove' | 'toggle';

export interface Interaction {
  /** What the element that is pressed, entered or seen is marked with. */
  triggerId: string;
  /** Which of several elements with that mark it is. */
  index: number;
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
 * @param onProblem hears that something is wrong
 * @returns what can be used of it, in the page's order; never throws
 */
export function readInteractions(data: unknown, onProblem: () => void = () => {}): Interaction[] {
  let reported = false;
  const reportOnce = (): [] => {
    if (!reported) onProblem();
    reported = true;
    return [];
  };
  if (data && (typeof data !== 'object' || (Array.isArray(data) && data.length > 0))) reportOnce();
  const counts = new Map<string, number>();
  return Object.values(asRecord(data)).flatMap((list) => {
    // One element for each module, and modules that say the same stand in the page's order.
    const indexes = new Map<string, number>();
    return asList(list).flatMap((one): Interaction[] => {
      const fields = asRecord(one);
      const text = (name: string): string => asText(fields[name])?.trim() ?? '';
      const [triggerId, trigger, effect] = [text('triggerClass').replace(MARK, ''), text('trigger'), text('effect')];
      if (/^(false|off|0)$/.test(`${fields.enabled}`)) return [];
      if (!triggerId || !TRIGGER.test(trigger) || !EFFECT.test(effect)) return reportOnce();
      const index = indexes.get(triggerId) ?? counts.get(triggerId) ?? 0;
      indexes.set(triggerId, index);
      counts.set(triggerId, index + 1);
      const to = asRecord(fields.target);
      const [target, targetType] = [asText(to.targetClass) ?? '', asText(to.targetType) ?? ''];
      const delay = Math.max(0, (asNumber(fields.timeDelay) ?? 0) * (/\ds$/.test(text('timeDelay')) ? 1000 : 1));
      const signature = [trigger, effect, delay, targetType, target, text('breakpointName')].join('|');
      return [{ triggerId, index, trigger, effect, target, targetType, delay, fields, signature }];
    });
  });
}
