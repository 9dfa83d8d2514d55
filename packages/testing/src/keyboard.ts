/** Keys, pressed where the focus is. */

/** Presses a key on the focused element or the given one. @returns false when somebody prevented the default */
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
