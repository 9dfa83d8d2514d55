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
  class: (element, name, value) => void element.classList.toggle(name, !!value),
  attr: (element, name, value) =>
    value == null ? element.removeAttribute(name) : element.setAttribute(name, `${value}`),
  style(element, name, value) {
    const [text = '', important] = `${value ?? ''}`.split(IMPORTANT);
    styleOf(element).setProperty(name, text, important === undefined ? '' : 'important');
  },
  prop(element, name, value) {
    members(element)[name] = value;
  },
};

/** The element's own spelling: its attributes in their order. */
export type Snapshot = [name: string, value: string][];

export const snapshot = (element: Element): Snapshot => [...element.attributes].map(({ name, value }) => [name, value]);

/** What the two attributes that browsers rewrite stand for, in one order. */
const MEANING: Record<string, (text: string, element: Element) => string> = {
  class: (text) => text.split(/\s+/).filter(Boolean).sort().join(' '),
  style(text, element) {
    const probe = element.ownerDocument.createElement('i');
    styleOf(probe).cssText = text;
    return [...probe.style]
      .map((name) => name + readers.style(probe, name))
      .sort()
      .join();
  },
};

/** Brings back the server's spelling wherever the meaning is the server's again. */
export function tidy(element: Element, server: Snapshot): void {
  const was = new Map(server);
  for (const [name, meaning] of Object.entries(MEANING)) {
    const now = element.getAttribute(name);
    const then = was.get(name);
    if (now === null || now === then || meaning(now, element) !== meaning(then ?? '', element)) continue;
    writers.attr(element, name, then);
  }
  // An attribute that was taken away and put back stands last. That shows in outerHTML, so all are put back in order.
  const names = element.getAttributeNames();
  const order = [...was.keys()].filter((name) => names.includes(name));
  if (order.length < names.length || order.join() === names.join()) return;
  for (const name of order)
    element.setAttributeNode(element.removeAttributeNode(element.getAttributeNode(name) as Attr));
}
