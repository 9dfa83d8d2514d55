/** Makes an element of ours with what stands in it. */

/** @param attributes those that are undefined are left out */
export function make<K extends keyof HTMLElementTagNameMap>(
  owner: Document,
  tag: K,
  attributes: Record<string, string | undefined>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = owner.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}
