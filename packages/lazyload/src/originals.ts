/** Remembers what the server printed, and puts it back. */

/** A document in which nothing is fetched. */
let inert: Document | undefined;

/** Elements as they were, by the element. */
const copies = new WeakMap<Element, HTMLElement>();

/** Attributes and classes that may be ours. */
const attributes = new Set<string>();
const classes = new Set<string>();

/** To be called before anything is written. */
function remember(element: Element): void {
  inert ??= new Document();
  if (!copies.has(element)) copies.set(element, inert.importNode(element as HTMLElement));
}

export function setSource(element: Element, name: string, value: string): void {
  remember(element);
  attributes.add(name);
  element.setAttribute(name, value);
}

export function toggleClass(element: Element, name: string, on: boolean): void {
  remember(element);
  classes.add(name);
  element.classList.toggle(name, on);
}

export function setBackground(element: HTMLElement, image: string): void {
  remember(element);
  element.style.backgroundImage = image;
}

/** The same, however it is written. */
const look = ({ classList, style }: HTMLElement): string => `${[...classList]} ${style.cssText}`;

/** Byte for byte, unless somebody else has written there: then only what is ours is taken back. */
export function restore(element: HTMLElement): void {
  const copy = copies.get(element);
  if (!copy) return;
  element.style.backgroundImage = copy.style.backgroundImage;
  for (const name of classes) if (!copy.classList.contains(name)) element.classList.remove(name);
  const names = look(element) === look(copy) ? ['class', 'style'] : [];
  for (const name of [...names, ...attributes]) {
    const value = copy.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  copies.delete(element);
}
