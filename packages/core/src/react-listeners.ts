/** React listens to some eighty kinds of events on every portal's container. Where nothing asks React, that is spared. */

let mark: string | undefined;

/** Reads from a root's container how React marks those it listens on already; other renderers mark nothing. */
export function learnMark(container: Element): void {
  mark ??= Object.keys(container).find((key) => key.startsWith('_reactListening'));
}

/** React then takes the element for one it listens on already. Should its mark ever change, it listens as usual. */
export function keepQuiet(element: Element): void {
  if (mark) Object.assign(element, { [mark]: true });
}
