/** The bridge to a jQuery that happens to be on the page; nothing here needs one. */

/** The little of jQuery we talk to. */
interface JQuery {
  (target: EventTarget): { on(type: string, handler: unknown): void; off(type: string, handler: unknown): void };
  event?: { addProp?(name: string): void };
}

const found = () => (globalThis as { jQuery?: JQuery }).jQuery;

/**
 * Listens to events that other scripts may send through jQuery.
 *
 * With jQuery on the page this listens through it alone, since jQuery hears native events too and a second, native
 * listener would run twice. Without it this is `addEventListener`.
 *
 * @param props extra properties the event may carry, e.g. `params`, to be readable on jQuery's event as well
 * @returns the function that stops listening
 */
export function listen(
  target: EventTarget,
  type: string,
  handler: (event: Event) => void,
  props: readonly string[] = [],
): () => void {
  const jQuery = found();
  if (typeof jQuery !== 'function' || typeof jQuery.event !== 'object') {
    target.addEventListener(type, handler);
    return () => target.removeEventListener(type, handler);
  }
  for (const name of props) jQuery.event.addProp?.(name);
  jQuery(target).on(type, handler);
  return () => jQuery(target).off(type, handler);
}

/** Sends a bubbling native event; jQuery's listeners hear it too. `detail` members also stand on the event itself. */
export function emit(target: EventTarget, type: string, detail: Record<string, unknown> = {}): void {
  const event = new CustomEvent(type, { bubbles: true, detail });
  for (const [name, value] of Object.entries(detail)) {
    found()?.event?.addProp?.(name);
    if (!(name in event)) Object.defineProperty(event, name, { value });
  }
  target.dispatchEvent(event);
}
