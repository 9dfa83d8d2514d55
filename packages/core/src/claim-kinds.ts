/** How each kind of claim is read and written, and how the server's exact spelling is brought back at the end. */

export type Kind = 'class' | 'attr' | 'style' | 'prop';

/** The element's spelling before the first claim: attribute order, and the two attributes browsers rewrite. */
export interface Snapshot {
  names: string[];
  class: string | null;
  style: string | null;
}

const styleOf = (element: Element) => (element as HTMLElement).style;
const IMPORTANT = ' !important';

export const readers: Record<Kind, (element: Element, name: string) => unknown> = {
  class: (element, name) => element.classList.contains(name),
  attr: (element, name) => element.getAttribute(name),
  style(element, name) {
    const style = styleOf(element);
    const value = style.getPropertyValue(name);
    return value === '' ? null : value + (style.getPropertyPriority(name) && IMPORTANT);
  },
  prop: (element, name) => (element as unknown as Record<string, unknown>)[name],
};

export const writers: Record<Kind, (element: Element, name: string, value: unknown) => void> = {
  class: (element, name, value) => void element.classList.toggle(name, Boolean(value)),
  attr(element, name, value) {
    if (value == null) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  },
  style(element, name, value) {
    if (value == null) return void styleOf(element).removeProperty(name);
    const text = String(value);
    const important = text.endsWith(IMPORTANT);
    styleOf(element).setProperty(
      name,
      important ? text.slice(0, -IMPORTANT.length) : text,
      important ? 'important' : '',
    );
  },
  prop(element, name, value) {
    (element as unknown as Record<string, unknown>)[name] = value;
  },
};

export function snapshot(element: Element): Snapshot {
  return {
    names: element.getAttributeNames(),
    class: element.getAttribute('class'),
    style: element.getAttribute('style'),
  };
}

const words = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean).sort().join(' ');

/** The declarations a style attribute stands for, in one order; a probe parses it as the browser would. */
function declarations(element: Element, text: string | null): string {
  const probe = element.ownerDocument.createElement('i');
  probe.style.cssText = text ?? '';
  return [...probe.style]
    .map((name) => name + readers.style(probe, name))
    .sort()
    .join(';');
}

/** Brings back the server's spelling wherever the meaning is the server's again. */
export function tidy(element: Element, server: Snapshot): void {
  restore(element, 'class', server.class, words);
  restore(element, 'style', server.style, (text) => declarations(element, text));
  const now = element.getAttributeNames();
  // An attribute that was taken away and put back stands last; the order only shows in outerHTML, so it is mended here.
  if (now.length !== server.names.length || now.every((name, at) => name === server.names[at])) return;
  if (!server.names.every((name) => element.hasAttribute(name))) return;
  for (const name of server.names) {
    const attribute = element.getAttributeNode(name) as Attr;
    element.removeAttributeNode(attribute);
    element.setAttributeNode(attribute);
  }
}

function restore(
  element: Element,
  name: 'class' | 'style',
  server: string | null,
  meaning: (text: string | null) => string,
) {
  const now = element.getAttribute(name);
  if (now === server || meaning(now) !== meaning(server)) return;
  if (server === null) element.removeAttribute(name);
  else element.setAttribute(name, server);
}
