/** Remembers what the server printed, and puts it back. */

/** A document in which nothing is fetched. */
let inert: Document | undefined;

/** Elements as they were, by the element. */
const copies = new WeakMap<Element, HTMLElement>();

/** Attributes and classes that may be ours. */
const attributes = new Set<string>();
const classes = new Set<string>();

/** To be asked for the element before anything is written to it. */
export function remembered<Kind extends Element>(element: Kind): Kind {
  inert ??= new Document();
  if (!copies.has(element)) copies.set(element, inert.importNode<Element>(element) as HTMLElement);
  return element;
}

export function setSource(element: Element, name: string, value: string): void {
  attributes.add(name);
  remembered(element).setAttribute(name, value);
}

export function toggleClass(element: Element, name: string, on: boolean): void {
  classes.add(name);
  remembered(element).classList.toggle(name, on);
}

/** The same, however it is written. */
const look = ({ classList, style }: HTMLElement): string => [...classList] + style.cssText;

/** Byte for byte, unless somebody else has written there: then only what is ours is taken back. */
export function restore(element: HTMLElement): void {
  const copy = copies.get(element);
  if (!copy) return;
  copies.delete(element);
  element.style.backgroundImage = copy.style.backgroundImage;
  for (const name of classes) if (!copy.classList.contains(name)) element.classList.remove(name);
  for (const name of look(element) === look(copy) ? ['class', 'style', ...attributes] : attributes) {
    const value = copy.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
