/** Reads a page's interactions: trigger, effect and target (docs/reference/interactions.md#data). */
import { asList, asNumber, asRecord, asText } from '@enliven/core';

export type Operation = 'add' | 'remove' | 'toggle';

export interface Interaction {
  /** Id of the trigger element. */
  triggerId: string;
  /** Index among the elements with that id. */
  index: number;
  trigger: string;
  effect: string;
  /** Classes of the target, or its relation to the trigger. */
  target: string;
  targetType: string;
  /** Milliseconds. */
  delay: number;
  /** All fields; an effect reads those it needs. */
  fields: Readonly<Record<string, unknown>>;
  /** Equal for equal interactions. */
  signature: string;
}

const MARK = /^et-interaction-trigger-/;

/** Match the names of triggers and effects. */
export const TRIGGER = /^(click|mouseE(nter|xit)|(viewport|breakpoint)E(nter|xit)|load)$/;
export const EFFECT = /^((add|remove|toggle)(Visibility|Attribute|Cookie|Preset)|scrollToElement|mirrorMouseMovement)$/;

/**
 * @param data `diviElementInteractionsData`
 * @param onProblem called once if there is a problem
 * @returns the usable interactions in the page's order; never throws
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
    // Each module has one trigger element; modules with the same id follow the page's order.
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
