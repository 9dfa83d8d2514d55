/** Use of inserted nodes: every event that a handler may wait for, and presses on links, buttons and forms. */

/** Dispatches events to the inserted elements. Addresses that run code are followed, others are not. Runs in the page. */
export function pressAll(events: readonly string[]): number {
  const fresh = (globalThis as unknown as { fresh: Set<Element> }).fresh;
  // Browsers skip white space and control characters in addresses.
  const isCode = (address: string | null) =>
    /^(javascript|data|vbscript):/i.test((address ?? '').replace(/^[\0- ]+|[\t\n\r]/g, ''));
  const stay = (event: Event) => {
    const path = event.composedPath() as Element[];
    const user = path.find((one) => one instanceof Element && Element.prototype.matches.call(one, 'a,area,form'));
    const address =
      user &&
      (Element.prototype.getAttribute.call(user, 'href') ??
        Element.prototype.getAttribute.call(user, 'action') ??
        Element.prototype.getAttribute.call(user, 'xlink:href'));
    if (!isCode(address ?? null)) event.preventDefault();
  };
  for (const type of ['click', 'auxclick', 'submit']) addEventListener(type, stay);
  let pressed = 0;
  for (const element of [...fresh]) {
    if (!Reflect.get(Node.prototype, 'isConnected', element)) continue;
    // Our dialog closes by these.
    if (
      Element.prototype.closest.call(element, '[data-n]') === null &&
      Element.prototype.matches.call(element, 'dialog,dialog *,form,form *')
    )
      continue;
    pressed++;
    const isForm = Element.prototype.matches.call(element, 'form');
    for (const type of events) {
      if (!isForm && /^(submit|reset|formdata)$/.test(type)) continue;
      const isPress = /^(click|auxclick)$/.test(type);
      // Without a place of the pointer, controls of players and maps would calculate with NaN.
      const Kind = /^(pointer|gotpointer|lostpointer)/.test(type)
        ? PointerEvent
        : /^(mouse|dblclick|contextmenu|drag|drop$)/.test(type) || isPress
          ? MouseEvent
          : type === 'wheel'
            ? WheelEvent
            : Event;
      const bubbles = isPress || /^(submit|focusin|input)$/.test(type);
      EventTarget.prototype.dispatchEvent.call(
        element,
        new Kind(type, { bubbles, cancelable: true, composed: isPress }),
      );
    }
  }
  for (const type of ['click', 'auxclick', 'submit']) removeEventListener(type, stay);
  return pressed;
}
