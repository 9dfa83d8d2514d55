/** Input by touch, mouse and keys, as the events of a browser. */

/** Presses a key on the focused element or the given one. @returns false if the default was prevented */
export function key(
  name: string,
  element: Element | null = document.activeElement,
  init: KeyboardEventInit = {},
): boolean {
  const options = { key: name, bubbles: true, cancelable: true, ...init };
  const allowed = element?.dispatchEvent(new KeyboardEvent('keydown', options)) ?? true;
  element?.dispatchEvent(new KeyboardEvent('keyup', options));
  return allowed;
}

const at = (element: Element): MouseEventInit => {
  const { left, top } = element.getBoundingClientRect();
  return { bubbles: true, cancelable: true, composed: true, clientX: left + 1, clientY: top + 1 };
};

/** Clicks an element with all events of a press. @returns false if the default was prevented */
export function click(element: Element, init: MouseEventInit = {}): boolean {
  const options = { ...at(element), ...init };
  const pointer = typeof PointerEvent === 'function' ? PointerEvent : MouseEvent;
  element.dispatchEvent(new pointer('pointerdown', options));
  element.dispatchEvent(new pointer('pointerup', options));
  return element.dispatchEvent(new MouseEvent('click', options));
}

/** Taps an element: touch events and a click. */
export function touch(element: Element): boolean {
  for (const type of ['touchstart', 'touchend'])
    element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  return click(element);
}

/** Moves the pointer over an element. @returns a function that moves it away */
export function hover(element: Element): () => void {
  for (const type of ['pointerenter', 'mouseenter']) element.dispatchEvent(new MouseEvent(type));
  return () => {
    for (const type of ['pointerleave', 'mouseleave']) element.dispatchEvent(new MouseEvent(type));
  };
}
