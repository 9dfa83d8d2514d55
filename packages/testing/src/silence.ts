/** Captured console output, so that tests assert expected errors instead of printing them. */
import { shared } from '@enliven/core';
import { vi } from 'vitest';

/** Vitest makes happy-dom throw errors of listeners to the caller of `dispatchEvent`, which interrupts React 18. */
function dispatchAsBrowsersDo(): () => void {
  if (typeof document === 'undefined') return () => {};
  let owner: EventTarget = document;
  while (!Object.hasOwn(owner, 'dispatchEvent')) owner = Object.getPrototypeOf(owner);
  const { dispatchEvent } = owner;
  owner.dispatchEvent = function (this: EventTarget, event) {
    try {
      return dispatchEvent.call(this, event);
    } catch (error) {
      window.dispatchEvent(new ErrorEvent('error', { error }));
      return !event.defaultPrevented;
    }
  };
  return () => {
    owner.dispatchEvent = dispatchEvent;
  };
}

/** Captures console output until `restore` is called. */
export function silence(): { errors: string[]; remarks: string[]; restore(): void } {
  // The library reports each message once. Resetting lets messages of earlier tests appear again.
  shared('reported', () => new Set<unknown>()).clear();
  const errors: string[] = [];
  const remarks: string[] = [];
  const onError = vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(String(text)));
  const onWarn = vi.spyOn(console, 'warn').mockImplementation((text) => void remarks.push(String(text)));
  const before = globalThis.reportError;
  globalThis.reportError = () => {};
  const restoreDispatch = dispatchAsBrowsersDo();
  return {
    errors,
    remarks,
    restore() {
      restoreDispatch();
      onError.mockRestore();
      onWarn.mockRestore();
      globalThis.reportError = before;
    },
  };
}
