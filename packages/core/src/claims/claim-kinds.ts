/** Reads and writes each kind of claim, and restores the server's exact spelling. */

export type Kind = 'class' | 'attr' | 'style' | 'prop';

const styleOf = (element: Element) => (element as HTMLElement).style;
const members = (element: Element) => element as unknown as Record<string, unknown>;
const IMPORTANT = ' !important';

export const readers: Record<Kind, (element: Element, name: string) => unknown> = {
  class: (element, name) => element.classList.contains(name),
  attr: (element, name) => element.getAttribute(name),
  style(element, name) {
    const style = styleOf(element);
    return style.getPropertyValue(name) + (style.getPropertyPriority(name) && IMPORTANT) || null;
  },
  prop: (element, name) => members(element)[name],
};

export const writers: Record<Kind, (element: Element, name: string, value: unknown) => void> = {
  // A name with spaces would throw; it may come from a server's answer.
  class: (element, name, value) => void (/^\S+$/.test(name) && element.classList.toggle(name, !!value)),
  attr: (element, name, value) =>
    value == null ? element.removeAttribute(name) : element.setAttribute(name, `${value}`),
  style(element, name, value) {
    const [text = '', important] = `${value ?? ''}`.split(IMPORTANT);
    styleOf(element).setProperty(name, text, important === undefined ? '' : 'important');
  },
  prop(element, name, value) {
    const { firstChild: text, lastChild } = element;
    // Keeps the text node: replacing it in every frame would notify observers of inserted markup.
    if (name === 'textContent' && value && text === lastChild && text?.nodeType === Node.TEXT_NODE)
      text.nodeValue = `${value}`;
    else members(element)[name] = value;
  },
};

/** The element's own spelling: its attributes in their order. */
export type Snapshot = ReadonlyMap<string, string>;

export const snapshot = (element: Element): Snapshot =>
  new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) as string]));

/** Normal forms of the two attributes that browsers rewrite. */
const MEANING: Record<string, (text: string, element: Element) => string> = {
  class: (text) => [...new Set(text.trim().split(/\s+/))].sort().join(' '),
  style(text, element) {
    const probe = element.ownerDocument.createElement('i');
    styleOf(probe).cssText = text;
    return Array.from(styleOf(probe), (name) => name + readers.style(probe, name))
      .sort()
      .join();
  },
};

/** Restores the server's spelling of attributes with the server's meaning. */
export function restoreSpelling(element: Element, server: Snapshot): void {
  for (const [name, meaning] of Object.entries(MEANING)) {
    const now = element.getAttribute(name);
    const then = server.get(name);
    if (now === null || now === then || meaning(now, element) !== meaning(then ?? '', element)) continue;
    writers.attr(element, name, then);
  }
  // An attribute that was removed and set again is last, which outerHTML shows, so it and those after it are set again in
  // order. Those before stay untouched: a range input without its limits would lose its value.
  const names = element.getAttributeNames();
  const order = [...server.keys()].filter((name) => names.includes(name));
  const from = order.findIndex((name, at) => name !== names[at]);
  if (order.length < names.length || from < 0) return;
  for (const name of order.slice(from))
    element.setAttributeNode(element.removeAttributeNode(element.getAttributeNode(name) as Attr));
}
