/** Trees of parsed pages: finds, moves and copies elements. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Tree = DefaultTreeAdapterTypes.Document;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

export const parsePage = (html: string): Tree => parse(html);
export const pageText = (tree: Tree): string => serialize(tree);

const isElement = (node: Child): node is Element => 'tagName' in node;

/** Returns the elements below `root`, in document order. */
export function elementsBelow(root: Parent): Element[] {
  const found: Element[] = [];
  const pending: Child[] = [...root.childNodes].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!isElement(node)) continue;
    found.push(node);
    for (let at = node.childNodes.length - 1; at >= 0; at--) pending.push(node.childNodes[at] as Child);
  }
  return found;
}

export const firstNamed = (root: Parent, tag: string): Element | undefined =>
  elementsBelow(root).find(({ tagName }) => tagName === tag);

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export function setValue(element: Element, name: string, value: string): void {
  const found = element.attrs.find((one) => one.name === name);
  if (found) found.value = value;
  else element.attrs.push({ name, value });
}

export const classesOf = (element: Element): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

export const remove = (element: Element): void => defaultTreeAdapter.detachNode(element);

/** Whether `element` is `root` or below it. */
export function isWithin(element: Element, root: Element): boolean {
  let node: Parent | null = element;
  while (node && node !== root) node = 'parentNode' in node ? node.parentNode : null;
  return node === root;
}

/** Inserts `element` before a child of `parent`, or at its end. */
export function insert(parent: Parent, element: Element, before?: Child): void {
  if (before) defaultTreeAdapter.insertBefore(parent, element, before);
  else defaultTreeAdapter.appendChild(parent, element);
}

/** Returns a detached copy of an element and its content. */
export function copyOf(element: Element): Element {
  const copy = { ...element, attrs: element.attrs.map((one) => ({ ...one })), parentNode: null, childNodes: [] };
  for (const child of element.childNodes) {
    const twin = isElement(child) ? copyOf(child) : ({ ...child } as Child);
    defaultTreeAdapter.appendChild(copy, twin);
  }
  return copy;
}

/** Parses markup of one element. */
export const elementOf = (html: string): Element => parseFragment(html).childNodes.find(isElement) as Element;

/** Describes an element for a message: `et_pb_toggle_3`, `#faq` or `<ul>`. */
export function nameOf(element: Element): string {
  const classes = classesOf(element);
  const id = attributeOf(element, 'id');
  return id ? `#${id}` : (classes.find((name) => /_\d+$/.test(name)) ?? classes[0] ?? `<${element.tagName}>`);
}
