/** Events that the platform sends through jQuery, for the listeners that other scripts have bound there. */
import { page } from '@enliven/core';

type JQuery = (target: EventTarget) => {
  trigger(type: string, args: readonly unknown[]): unknown;
  triggerHandler(type: string, args: readonly unknown[]): unknown;
};

const jQueryOf = (target: EventTarget): ReturnType<JQuery> | undefined => {
  const jQuery = page().global('jQuery');
  return typeof jQuery === 'function' ? (jQuery as unknown as JQuery)(target) : undefined;
};

/** Sends an event of the platform's name and arguments to listeners of jQuery alone, if the page has jQuery. */
export const trigger = (target: EventTarget, type: string, ...args: unknown[]): void =>
  void jQueryOf(target)?.trigger?.(type, args);

/** Asks handlers of jQuery, as the platform does, whether something may happen. @returns what the last of them has answered */
export const triggerHandler = (target: EventTarget, type: string, ...args: unknown[]): unknown =>
  jQueryOf(target)?.triggerHandler?.(type, args);
