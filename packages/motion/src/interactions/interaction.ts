/** Reads a page's interactions: trigger, effect and target (docs/reference/interactions.md#data), and finds their targets (docs/reference/interactions.md#targets). */
import {
  ancestorsOf,
  asList,
  asNumber,
  asRecord,
  asText,
  attribute,
  closestTo,
  isIgnored,
  member,
  queryAll,
} from '@enliven/core';

/** Milliseconds within which an interaction runs only once on a target. */
export const REPEAT_DELAY = 50;
/** Lifetime of a cookie in seconds: 365 days. */
export const COOKIE_AGE = 31_536_000;
/** Maximum length of an attribute's name. */
export const NAME_LENGTH = 200;
/** Order below which a breakpoint is narrower than the desktop. */
export const DESKTOP_ORDER = 50;
/** Order of breakpoints, narrow to wide, if the page does not print it. */
export const ORDERS: Readonly<Record<string, number>> = { desktop: DESKTOP_ORDER, tablet: 30, phone: 10 };

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
      const time = asNumber(fields.timeDelay) ?? 0;
      const delay = asNumber(time * (/\ds$/.test(text('timeDelay')) ? 1000 : 1), 'delay') ?? 0;
      const signature = [trigger, effect, delay, targetType, target, text('breakpointName')].join('|');
      return [{ triggerId, index, trigger, effect, target, targetType, delay, fields, signature }];
    });
  });
}

const MODULES = '.et_pb_module,.et_pb_row,.et_pb_row_inner,.et_pb_column,.et_pb_column_inner,.et_pb_section';
const LOOP = '[data-loop-item]';

/** Returns the section around an element, else its outermost ancestor in the body. */
function rootOf(element: Element): Element | null {
  const { body } = member(element, 'ownerDocument');
  const section = closestTo(member(element, 'parentElement'), '.et_pb_section');
  if (section) return section;
  const within = [element, ...ancestorsOf(element)];
  return within[within.indexOf(body) - 1] ?? within.at(-1) ?? null;
}

const PLACES: Readonly<Record<string, (element: Element) => Iterable<Element | null>>> = {
  parentContainer: (element) => [member(element, 'parentElement')],
  rootContainer: (element) => [rootOf(element)],
  children: (element) => queryAll(element, MODULES),
};

/**
 * Finds the targets of an interaction: elements with its id, or relatives of the trigger (docs/reference/interactions.md#targets).
 *
 * @param element the trigger
 */
export function findTargets(element: Element, { target, targetType }: Interaction): Element[] {
  const place = [target, targetType].find((name) => Object.hasOwn(PLACES, name));
  const ours = (one: Element | null): one is Element => one !== null && !isIgnored(one);
  if (place) return [...(PLACES[place]?.(element) ?? [])].filter(ours);
  // Ids are not used in selectors, since they may contain any character.
  const owner = member(element, 'ownerDocument');
  const marked = [...owner.querySelectorAll('[data-interaction-target]')];
  const found = target.split(/[\s,.]+/).flatMap((name) => {
    const isMarked = (one: Element) => `et-interaction-target-${attribute(one, 'data-interaction-target')}` === name;
    return /^[\w-]+$/.test(name)
      ? [...new Set([...owner.getElementsByClassName(name), ...marked.filter(isMarked)])].filter(ours)
      : [];
  });
  // A trigger in a loop item changes targets of that item only.
  const item = attribute(closestTo(element, LOOP), 'data-loop-item');
  const own = found.filter((one) => item && attribute(closestTo(one, LOOP), 'data-loop-item') === item);
  return own.length > 0 ? own : found;
}
