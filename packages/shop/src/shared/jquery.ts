/** Sends events through jQuery to the listeners that other scripts have attached there. */
import { page } from '@enliven/core';

type JQuery = (target: EventTarget) => {
  trigger(type: string, args: readonly unknown[]): unknown;
  triggerHandler(type: string, args: readonly unknown[]): unknown;
};

const jQueryOf = (target: EventTarget): ReturnType<JQuery> | undefined => {
  const jQuery = page().global('jQuery');
  return typeof jQuery === 'function' ? (jQuery as unknown as JQuery)(target) : undefined;
};

/** Sends an event to listeners of jQuery only, if the page has jQuery. */
export const trigger = (target: EventTarget, type: string, ...args: unknown[]): void =>
  void jQueryOf(target)?.trigger?.(type, args);

/** Calls handlers of jQuery that may veto an action, as the platform does. @returns the answer of the last one */
export const triggerHandler = (target: EventTarget, type: string, ...args: unknown[]): unknown =>
  jQueryOf(target)?.triggerHandler?.(type, args);
