/** Keys of the builder's layout pickers (docs/reference/builder-previews.md#shortcuts). */

const digits = (count: number): string[] => Array.from({ length: count }, (_, at) => `Digit${at + 1}`);

/** Keys of each picker, in the order of its choices. */
export const SHORTCUTS = {
  sectionLayout: /* @__PURE__ */ digits(3),
  rowLayout: /* @__PURE__ */ [...digits(9), 'Digit0', 'Minus'],
  /** Up, right, down, left. */
  direction: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
} as const;

/** Name of a picker. */
export type Picker = keyof typeof SHORTCUTS;

const LEGACY: Readonly<Record<string, string>> = {
  37: 'ArrowLeft',
  38: 'ArrowUp',
  39: 'ArrowRight',
  40: 'ArrowDown',
  189: 'Minus',
};

/** Converts a `keyCode` of old settings to a `code`; undefined for other numbers. */
export function codeOf(keyCode: string | number): string | undefined {
  const number = Number(keyCode);
  return number >= 48 && number <= 57 && Number.isInteger(number) ? `Digit${number - 48}` : LEGACY[number];
}

/** Types of inputs without text. */
const NO_TEXT = /^(button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

/** Whether the key goes to a text field, an editor or an input method. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0] as HTMLElement;
  if (event.isComposing || target.isContentEditable) return true;
  if (target.localName === 'input') return !NO_TEXT.test((target as HTMLInputElement).type);
  return target.localName === 'textarea' || target.localName === 'select';
}

/**
 * Listens to the keys of a picker while it contains focus, since keys without a modifier must not work elsewhere.
 *
 * @param onPick called with the index of the key in its list
 * @returns the function that stops listening
 */
export function listenToPicker(picker: Element, kind: Picker, onPick: (place: number) => void): () => void {
  const codes: readonly string[] = SHORTCUTS[kind];
  function onKey(event: Event): void {
    const { code, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event as KeyboardEvent;
    const place = codes.indexOf(code);
    if (place < 0 || altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented) return;
    if (isTyping(event as KeyboardEvent)) return;
    event.preventDefault();
    onPick(place);
  }
  picker.addEventListener('keydown', onKey);
  return () => picker.removeEventListener('keydown', onKey);
}
