/** Keys of the builder's layout pickers (docs/reference/builder-previews.md#shortcuts). */

const digits = (count: number): string[] => Array.from({ length: count }, (_, at) => `Digit${at + 1}`);

/** Keys by what they choose, in the order of what they choose. */
export const SHORTCUTS = {
  sectionLayout: /* @__PURE__ */ digits(3),
  rowLayout: /* @__PURE__ */ [...digits(9), 'Digit0', 'Minus'],
  /** Up, right, down, left. */
  direction: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
} as const;

/** A set of keys. */
export type Picker = keyof typeof SHORTCUTS;

const LEGACY: Readonly<Record<string, string>> = {
  37: 'ArrowLeft',
  38: 'ArrowUp',
  39: 'ArrowRight',
  40: 'ArrowDown',
  189: 'Minus',
};

/** The `code` of a key for the number that old settings store; undefined for numbers they do not use. */
export function codeOf(keyCode: string | number): string | undefined {
  const number = Number(keyCode);
  return number >= 48 && number <= 57 && Number.isInteger(number) ? `Digit${number - 48}` : LEGACY[number];
}

/** Elements that do not take text. */
const NO_TEXT = /^(button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

/** Whether the key goes into a field, an editor or an unfinished word. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0] as HTMLElement;
  if (event.isComposing || target.isContentEditable) return true;
  if (target.localName === 'input') return !NO_TEXT.test((target as HTMLInputElement).type);
  return target.localName === 'textarea' || target.localName === 'select';
}

/**
 * Listens to a picker's keys while the focus is in it: keys without a modifier must not work anywhere else.
 *
 * @param onPick called with the place of the key in its list
 * @returns the function that stops it
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
