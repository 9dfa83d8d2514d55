/** Replaces what is inside an element, and puts the server's own nodes back. */
import { contentPlace, frameAddress, parseHtml } from '@enliven/core';

/** What must not come with a content, whoever wrote it; frames are looked at one by one. */
const UNWANTED = 'link,object,embed';
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';
/** The nodes in an element, but not what the library itself has put beside them. Lists of nodes are slower. */
function nodesIn(place: Element): Node[] {
  const nodes: Node[] = [];
  for (let node = place.firstChild; node; node = node.nextSibling)
    if (!(node as Partial<Element>).hasAttribute?.('data-enliven-ignore')) nodes.push(node);
  return nodes;
}

/** Nodes without anything that runs. They stay in a document without a window, which fetches no picture, until they are shown. */
function parse(html: string, owner: Document): ParentNode {
  if (!/[<&]/.test(html)) {
    const text = owner.createDocumentFragment();
    text.append(html);
    return text;
  }
  const { body } = parseHtml(html);
  for (const element of body.querySelectorAll(UNWANTED)) element.remove();
  for (const frame of body.querySelectorAll('iframe,frame'))
    if (!frameAddress(frame.getAttribute('src') ?? '', owner)) frame.remove();
  return body;
}

/** The same element in the other version: by its name, else by its place among those that can have the focus. */
function counterpart(focused: Element, before: readonly Element[], now: readonly Element[]): Element | undefined {
  const { id } = focused;
  const name = focused.getAttribute('name');
  return (
    now.find((one) => (id && one.id === id) || (name && one.getAttribute('name') === name)) ??
    now[before.indexOf(focused)]
  );
}

const focusableIn = (nodes: readonly Node[]): readonly Element[] =>
  nodes.flatMap((node) => {
    const one = node as Element;
    return one.querySelectorAll ? [...(one.matches(FOCUSABLE) ? [one] : []), ...one.querySelectorAll(FOCUSABLE)] : [];
  });

/** The content of one element. */
export interface Content {
  /** Parses a version before it is wanted. */
  prepare(html: string): unknown;
  /**
   * Shows another version, or with undefined the server's.
   *
   * @param html of the version
   * @param keepsFocus whether a version without a place for the focus is not shown now
   * @returns false when it is not shown
   */
  show(html: string | undefined, keepsFocus?: boolean): boolean;
}

export function contentOf(element: Element): Content {
  const owner = element.ownerDocument;
  /**
   * The nodes of the versions that are not shown, the server's under undefined. They keep their parent: behaviors on them give
   * back there what they have wrapped.
   */
  const hidden = new Map<string | undefined, ParentNode>();
  let current: string | undefined;
  let shown: readonly Node[] = [];

  function prepare(html: string): ParentNode {
    const nodes = hidden.get(html) ?? parse(html, owner);
    hidden.set(html, nodes);
    return nodes;
  }

  return {
    prepare: (html) => html === current || prepare(html),
    show(html, keepsFocus) {
      const place = contentPlace(element);
      const before = nodesIn(place);
      // Somebody else has put something there since, and it stays.
      if (before.length !== shown.length || before.some((node, at) => node !== shown[at])) current = undefined;
      if (html === current) return true;
      const next = [...(html === undefined ? (hidden.get(html) as ParentNode) : prepare(html)).childNodes];
      const { activeElement } = owner;
      const focused = before.some((node) => node.contains(activeElement)) ? (activeElement as Element) : null;
      const twin = focused ? counterpart(focused, focusableIn(before), focusableIn(next)) : undefined;
      if (focused && !twin && keepsFocus) return false;
      // Beside what we have put there ourselves.
      const after = before.at(-1)?.nextSibling ?? (before[0] ? null : place.firstChild);
      const isAll = before.length === place.childNodes.length;
      // At once, of which observers hear once.
      if (isAll) place.replaceChildren(...next);
      const away = owner.createDocumentFragment();
      away.append(...before);
      hidden.set(current, away);
      hidden.delete(html);
      if (!isAll) for (const node of next) place.insertBefore(node, after);
      current = html;
      shown = next;
      if (focused) restoreFocus(twin ?? element);
      return true;
    },
  };
}

/** What cannot have the focus by itself gets it for this once. */
function restoreFocus(element: Element): void {
  const target = element as HTMLElement;
  target.focus({ preventScroll: true });
  if (target.ownerDocument.activeElement === target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  target.removeAttribute('tabindex');
}
