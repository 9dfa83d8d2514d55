/** Tells the page what happens: by callbacks and by bubbling events. */
import type { LazyLoadInstance } from './instance';
import type { LazyLoadSettings } from './settings';

/** What callbacks are named after. */
type Happening = keyof { [K in keyof LazyLoadSettings as K extends `callback_${infer Name}` ? Name : never]: 0 };

/** Calls `callback_<what>` and sends `lazy:<what>`, from the element if there is one. */
export type Tell = (what: Happening, element?: HTMLElement, ...more: unknown[]) => void;

/**
 * @param instance comes last in what callbacks get
 * @param quiet leave callbacks out
 */
export const teller =
  (settings: LazyLoadSettings, container: EventTarget, instance: LazyLoadInstance, quiet?: boolean): Tell =>
  (what, ...args) => {
    try {
      if (!quiet)
        (settings[`callback_${what}`] as ((...all: unknown[]) => void) | null | undefined)?.(...args, instance);
    } catch (error) {
      // Whatever a site does in there, the other elements load.
      reportError(error);
    }
    const event = new CustomEvent(`lazy:${what}`, { bubbles: true, detail: { instance } });
    (args[0] ?? container).dispatchEvent(event);
  };
