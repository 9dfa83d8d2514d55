/** Copies what a pin says, for the window a provider shows it in. */

/** The server's own element stays where it is; the copy brings no second id and nothing comes alive in it. */
export function copyOf(element: Element): HTMLElement {
  const copy = element.ownerDocument.createElement('div');
  copy.setAttribute('data-enliven-ignore', '');
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return copy;
}
