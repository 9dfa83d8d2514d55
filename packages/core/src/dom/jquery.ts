/** Events that other scripts send or hear through jQuery, which is optional. */
import { global } from '../page/global';
import { shared } from '../runtime/shared';
import { member } from './members';

/** The part of jQuery that is used. */
interface JQuery {
  (
    target: EventTarget,
  ): {
    on(type: string, handler: unknown): void;
    off(type: string, handler: unknown): void;
  };
  event?: { addProp?(name: string): void };
}

/** Event of jQuery's listeners. */
type JQueryEvent = Event & { originalEvent?: Event };

/** Returns the native event of jQuery's event. A derived event has none: `mouseenter` is not every `mouseover`. */
const nativeOf = (event: JQueryEvent): Event => {
  const { originalEvent, type } = event;
  return originalEvent?.type === type ? originalEvent : event;
};

/** Types that jQuery also triggers natively, and for which it keeps a listener of its own. */
const NATIVE = /^(focus|blur)/;

const found = () => global('jQuery') as JQuery | undefined;

/** Our own listeners in jQuery, which are not a trace of an original script. */
const ownListeners = shared('own-listeners', () => new WeakSet<object>());

/** Marks a listener as ours. */
export const markOwnListener = (listener: object): void => void ownListeners.add(listener);
/** Whether a listener among jQuery's is ours. */
export const isOwnListener = (listener: object | undefined): boolean => !!listener && ownListeners.has(listener);

/**
 * Listens to events that other scripts may send through jQuery.
 *
 * If jQuery is on the page, this listens through jQuery alone: jQuery hears native events too, and a second, native listener would
 * run twice. Without jQuery this is `addEventListener`.
 *
 * @param handler receives the native event, which has members that jQuery's event lacks: `isComposing`, `repeat`, custom ones. Events
 * that exist in jQuery alone arrive as jQuery's events: those of `trigger()`, and derived types such as `mouseenter`.
 * @returns the function that stops listening
 */
export function listen(target: EventTarget, type: string, handler: (event: Event) => void): () => void {
  const jQuery = found();
  if (typeof jQuery !== 'function' || typeof jQuery.event !== 'object' || NATIVE.test(type)) {
    member(target, 'addEventListener')(type, handler);
    return () => member(target, 'removeEventListener')(type, handler);
  }
  const listener = (event: JQueryEvent) => {
    const native = nativeOf(event);
    handler(native);
    // jQuery passes its own event to the next listener.
    if (native.defaultPrevented) event.preventDefault();
  };
  markOwnListener(listener);
  jQuery(target).on(type, listener);
  return () => jQuery(target).off(type, listener);
}

/** Makes jQuery copy a member of native events to its own. */
export const exposeMember = (name: string): void => found()?.event?.addProp?.(name);

/** Sends a bubbling native event, which jQuery's listeners hear too. The members of `detail` are also members of the event. */
export function emit(target: EventTarget, type: string, detail: Record<string, unknown> = {}): void {
  const event = new CustomEvent(type, { bubbles: true, detail });
  for (const [name, value] of Object.entries(detail)) {
    exposeMember(name);
    if (!(name in event)) Object.defineProperty(event, name, { value });
  }
  member(target, 'dispatchEvent')(event);
}
