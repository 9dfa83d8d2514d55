/** Listens for triggers (docs/reference/interactions.md#triggers): clicks, pointers, visibility, breakpoints and load; and makes them operable by keyboard. */
import {
  $breakpoint,
  asList,
  asNumber,
  asRecord,
  asText,
  attribute,
  closestTo,
  matches,
  member,
  membersOf,
  page,
  type Scope,
} from '@enliven/core';
import { DESKTOP_ORDER, type Interaction, ORDERS } from './interaction';

export const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** Makes a trigger operable by keyboard, with role and cursor (docs/reference/interactions.md#keyboard). */
export function makePressable(element: Element, scope: Scope): void {
  scope.claim(element, 'style:cursor', 'pointer');
  // A focusable element inside triggers the interaction as well.
  const { matches, querySelector } = membersOf(element);
  if (matches(FOCUSABLE) || querySelector(FOCUSABLE)) return;
  scope.claim(element, 'attr:role', attribute(element, 'role') ?? 'button');
  scope.claim(element, 'attr:tabindex', '0');
  scope.on<KeyboardEvent>(element, 'keydown', (event) => {
    const { key, target, repeat } = event;
    if (target !== element || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    if (!repeat) member(element as HTMLElement, 'click')();
  });
}

/** Listens for a trigger. @param run runs the interaction */
export type TriggerListener = (
  element: Element,
  scope: Scope,
  run: (event?: Event) => void,
  interaction: Interaction,
) => void;

const ITEM = '.et_pb_accordion_item';

const click: TriggerListener = (element, scope, run) => {
  scope.on(element, 'click', (event) => {
    event.preventDefault();
    if (!closestTo(element, ITEM)) {
      event.stopPropagation();
      return run(event);
    }
    // An accordion opens first.
    member(element, 'dispatchEvent')(new CustomEvent('divi:accordion:open', { bubbles: true }));
    queueMicrotask(() => run(event));
  });
};

/** Listens to the pointer and to keyboard focus; focus is ignored while the pointer is inside. */
const hover =
  (enters: boolean): TriggerListener =>
  (element, scope, run) => {
    let focused = false;
    const isOutside = ({ relatedTarget }: Event & { relatedTarget?: EventTarget | null }) =>
      !member(element, 'contains')(relatedTarget as Node | null) && !matches(element, ':hover');
    scope.on(element, enters ? 'mouseenter' : 'mouseleave', run);
    scope.on(element, 'focusin', (event) => {
      if (!isOutside(event) || !matches(event.target as Element, ':focus-visible')) return;
      focused = true;
      if (enters) run(event);
    });
    scope.on(element, 'focusout', (event) => {
      if (!focused || !isOutside(event)) return;
      focused = false;
      if (!enters) run(event);
    });
  };

const viewport =
  (visible: boolean): TriggerListener =>
  (element, scope, run) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === visible) run();
    });
    observer.observe(element);
    scope.add(() => observer.disconnect());
  };

function orderOf(name: string): number | undefined {
  const known = asList(asRecord(page().global('diviBreakpointData')).enabledBreakpoints).map(asRecord);
  return asNumber(known.find((one) => asText(one.name) === name)?.order) ?? ORDERS[name];
}

/** Whether a breakpoint is the named one or beyond it, away from the desktop. */
export function isWithin(now: string, name: string): boolean {
  const [at, limit] = [orderOf(now), orderOf(name)];
  if (at === undefined || limit === undefined) return now === name;
  return limit < DESKTOP_ORDER ? at <= limit : at >= limit;
}

const breakpoint =
  (enters: boolean): TriggerListener =>
  (_element, scope, run, { fields }) => {
    const name = asText(fields.breakpointName) ?? '';
    let within = isWithin($breakpoint.get(), name);
    if (enters && within) run();
    scope.subscribe($breakpoint, (now) => {
      const before = within;
      within = isWithin(now, name);
      if (within !== before && within === enters) run();
    });
  };

export const TRIGGERS: Readonly<Record<string, TriggerListener>> = {
  click,
  mouseEnter: hover(true),
  mouseExit: hover(false),
  viewportEnter: viewport(true),
  viewportExit: viewport(false),
  load: (_element, _scope, run) => run(),
  breakpointEnter: breakpoint(true),
  breakpointExit: breakpoint(false),
};
