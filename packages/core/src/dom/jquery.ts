/** Works with a jQuery on the page; none is needed. */
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

/** A derived event is no other name for the one it comes from: `mouseenter` is not every `mouseover`. */
const nativeOf = (event: JQueryEvent): Event => {
  const { originalEvent, type } = event;
  return originalEvent?.type === type ? originalEvent : event;
};

/** jQuery makes these natively happen when they are triggered, and keeps a listener of its own for good for each. */
const NATIVE = /^(focus|blur)/;

const found = () => global('jQuery') as JQuery | undefined;

/** Listeners of ours among jQuery's, which are no trace of an original script. */
const ownListeners = shared('own-listeners', () => new WeakSet<object>());

/** Marks a listener as ours. */
export const markOwnListener = (listener: object): void => void ownListeners.add(listener);
/** Whether a listener among jQuery's is ours. */
export const isOwnListener = (listener: object | undefined): boolean => !!listener && ownListeners.has(listener);

/**
 * Listens to events that other scripts may send through jQuery.
 *
 * With jQuery on the page this listens through it alone, since jQuery hears native events too and a second, native
 * listener would run twice. Without it this is `addEventListener`.
 *
 * @param handler is called with the native event, which knows more than the event jQuery makes of it: `isComposing`, `repeat`,
 * members of one's own. Only what exists in jQuery alone arrives as jQuery's event: what was sent by `trigger()`, and types that
 * it derives from others, such as `mouseenter`.
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

/** Copies this member of native events to jQuery's. */
export const exposeMember = (name: string): void => found()?.event?.addProp?.(name);

/** Sends a bubbling native event; jQuery's listeners hear it too. `detail` members also stand on the event itself. */
export function emit(target: EventTarget, type: string, detail: Record<string, unknown> = {}): void {
  const event = new CustomEvent(type, { bubbles: true, detail });
  for (const [name, value] of Object.entries(detail)) {
    exposeMember(name);
    if (!(name in event)) Object.defineProperty(event, name, { value });
  }
  member(target, 'dispatchEvent')(event);
}
