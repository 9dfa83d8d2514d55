/** Keeps presses on mounted elements from the theme's own script that loads later: two handlers undo each other. */
import { type Mount, remark } from '@enliven/core';
import { incumbentOf, stays } from './coexistence';
import { OVERLAY } from './traces';

/** One listener, as jQuery calls it. */
interface Bound {
  selector?: string | null;
  handler(...args: unknown[]): unknown;
}

interface Dispatched {
  handleObj: Bound;
  delegateTarget: EventTarget;
}

type Handle = (this: Element, event: Dispatched, ...more: unknown[]) => unknown;

/** jQuery's own place for those who want to stand before its listeners. */
interface JQuery {
  event?: { special?: Record<string, { handle?: Handle | undefined } | undefined> };
}

/** A listener for titles alone is a child theme's. */
const isTheirs = (selector?: string | null): boolean =>
  !!selector && (!selector.includes('.et_pb_toggle_title') || selector.includes(OVERLAY));

/**
 * The original listens on the body for presses on the modules' parts. It does not get those on mounted elements; every
 * other listener does.
 *
 * @param mounts whatever is on the page
 * @returns the function that lets everything through again; nothing without jQuery
 */
export function keepPresses(mounts: () => Iterable<Mount>): () => void {
  const special = (globalThis as { jQuery?: JQuery }).jQuery?.event?.special;
  if (!special) return () => {};
  special.click ??= {};
  const { click } = special;
  const before = click.handle;

  function isKept(pressed: Element): boolean {
    for (const { behavior, element, state } of mounts()) {
      if (state !== 'mounted' || !behavior.press || !element.contains(pressed) || !pressed.matches(behavior.press))
        continue;
      const original = incumbentOf(behavior, document);
      if (!original) continue;
      remark(stays(original, behavior.name), { package: behavior.package, behavior: behavior.name });
      return true;
    }
    return false;
  }

  const handle: Handle = function handle(event, ...more) {
    const { handleObj, delegateTarget } = event;
    if (delegateTarget === document.body && isTheirs(handleObj.selector) && isKept(this)) return undefined;
    return before ? before.call(this, event, ...more) : handleObj.handler.call(this, event, ...more);
  };
  click.handle = handle;
  return () => {
    if (click.handle === handle) click.handle = before;
  };
}
