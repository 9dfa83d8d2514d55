/** Creates an element with attributes and content. Texts stay texts, regardless of their characters. */
export function elementWith(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}
