/** How each kind of claim is read and written, and how the server's exact spelling is brought back at the end. */

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
  // A name with spaces is none: it may come from an answer, and would throw.
  class: (element, name, value) => void (/^\S+$/.test(name) && element.classList.toggle(name, !!value)),
  attr: (element, name, value) =>
    value == null ? element.removeAttribute(name) : element.setAttribute(name, `${value}`),
  style(element, name, value) {
    const [text = '', important] = `${value ?? ''}`.split(IMPORTANT);
    styleOf(element).setProperty(name, text, important === undefined ? '' : 'important');
  },
  prop(element, name, value) {
    const { firstChild: text, lastChild } = element;
    // Text that counts up keeps its node: a new one in every frame would be told to whoever watches for markup that arrives.
    if (name === 'textContent' && value && text === lastChild && text?.nodeType === Node.TEXT_NODE)
      text.nodeValue = `${value}`;
    else members(element)[name] = value;
  },
};

/** The element's own spelling: its attributes in their order. */
export type Snapshot = ReadonlyMap<string, string>;

export const snapshot = (element: Element): Snapshot =>
  new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) as string]));

/** What the two attributes that browsers rewrite stand for, in one order. */
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

/** Brings back the server's spelling wherever the meaning is the server's again. */
export function restoreSpelling(element: Element, server: Snapshot): void {
  for (const [name, meaning] of Object.entries(MEANING)) {
    const now = element.getAttribute(name);
    const then = server.get(name);
    if (now === null || now === then || meaning(now, element) !== meaning(then ?? '', element)) continue;
    writers.attr(element, name, then);
  }
  // An attribute that was taken away and put back stands last. That shows in outerHTML, so it and what came after it are
  // put back in order. Those before stay untouched: a range without its limits would forget what was chosen.
  const names = element.getAttributeNames();
  const order = [...server.keys()].filter((name) => names.includes(name));
  const from = order.findIndex((name, at) => name !== names[at]);
  if (order.length < names.length || from < 0) return;
  for (const name of order.slice(from))
    element.setAttributeNode(element.removeAttributeNode(element.getAttributeNode(name) as Attr));
}
