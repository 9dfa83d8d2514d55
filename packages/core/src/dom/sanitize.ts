/** Sanitizer of nodes before they join the page: removes code, foreign frames and attributes that reach other forms (docs/reference/security.md#html). */
import { frameAddress, isSafeAttribute } from '../net/address';

/**
 * Elements that run code, fetch style sheets, change the page around them or hide nodes from the sanitizer. Parsed without scripts,
 * the content of `noscript` is elements, not text.
 */
const REMOVED =
  'script,base,meta[http-equiv],link,template,object,embed,applet,frame,portal,fencedframe,noscript *,[attributeName*="href" i]';

/** Attributes that tie a control to a form or an element elsewhere on the page, or send additional requests. */
const FOREIGN = /^(form|formaction|formmethod|formtarget|formenctype|ping|popovertarget|commandfor|command)$/;

/** Elements whose `name` becomes a property of the document, and its values that hide a member of the document. */
const NAMED = /^(img|form|iframe)$/;

/** Whether an attribute hides a member of `Node` in the form around a control or image. React loops forever on a form with a control named `parentNode`. */
const hidesNode = (element: Element, name: string, value: string): boolean =>
  /^(name|id)$/.test(name) && value in Node.prototype && ('form' in element || 'alt' in element);

/** Returns the local name from the prototype's accessor: a control called `localName` hides the member of its form. */
const localNameOf = (element: Element): string => Reflect.get(Element.prototype, 'localName', element) as string;

/** Removes attributes that run code or reach into another form. */
function sanitizeAttributes(element: Element): void {
  const tag = localNameOf(element);
  for (const name of Element.prototype.getAttributeNames.call(element)) {
    const value = Element.prototype.getAttribute.call(element, name) ?? '';
    const isUnsafe =
      FOREIGN.test(name) ||
      !isSafeAttribute({ localName: tag, baseURI: document.baseURI }, name.toLowerCase(), value) ||
      hidesNode(element, name, value) ||
      (name === 'name' && NAMED.test(tag) && value in Document.prototype);
    if (isUnsafe) Element.prototype.removeAttribute.call(element, name);
  }
}

/** Disables the imports of a style sheet. Browsers ignore imports after another rule, in every spelling. */
function disableImports(style: Element): void {
  if (style.textContent?.includes('@')) style.prepend('x{}');
}

/** Whether an element may stay: it is not a frame, or is an empty frame, or a frame with an allowed address. */
function isFrameAllowed(element: Element): boolean {
  if (!Element.prototype.matches.call(element, 'iframe')) return true;
  const address = Element.prototype.getAttribute.call(element, 'src');
  return !address || address === 'about:blank' || frameAddress(address, document) !== undefined;
}

/**
 * Removes from a tree: scripts, handlers, addresses that run code, frames of hosts that may not be framed, plug-ins, links to and imports of style
 * sheets, and attributes that reach into other forms. Reads members from prototypes only, so that no name or id in the tree can hide one.
 *
 * @param removed selector of elements to remove in addition
 */
export function sanitize<T extends Node>(root: T, removed = ''): T {
  const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_ELEMENT);
  const elements = root instanceof Element ? [root as Element] : [];
  while (walker.nextNode()) elements.push(walker.currentNode as Element);
  const unwanted = removed ? `${REMOVED},${removed}` : REMOVED;
  for (const element of elements)
    if (Element.prototype.matches.call(element, unwanted) || !isFrameAllowed(element))
      Element.prototype.remove.call(element);
    else {
      sanitizeAttributes(element);
      if (Element.prototype.matches.call(element, 'style')) disableImports(element);
    }
  return root;
}
