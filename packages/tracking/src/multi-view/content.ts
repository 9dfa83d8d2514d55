/** Replaces what is inside an element, and puts the server's own nodes back. */
import { contentPlace, frameAddress, parseHtml } from '@enliven/core';

/** What must not come with a content, whoever wrote it; frames are looked at one by one. */
const UNWANTED = 'link,object,embed';
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';
/** What the library itself has put beside the content. */
const OURS = '[data-enliven-ignore]';

const isOwn = (node: Node) => !(node as Partial<Element>).matches?.(OURS);

/** Nodes without anything that runs. */
function nodesOf(html: string, owner: Document): readonly Node[] {
  if (!/[<&]/.test(html)) return html ? [owner.createTextNode(html)] : [];
  const { body } = parseHtml(html);
  for (const element of body.querySelectorAll(UNWANTED)) element.remove();
  for (const frame of body.querySelectorAll('iframe,frame'))
    if (!frameAddress(frame.getAttribute('src') ?? '', owner)) frame.remove();
  return [...body.childNodes].map((node) => owner.importNode(node, true));
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

/** The content of one element. */
export interface Content {
  /**
   * Shows another version, or with undefined the server's.
   *
   * @param html of the version
   * @param keepsFocus whether a version without a place for the focus is not shown now
   * @returns false when it is not shown
   */
  show(html: string | undefined, keepsFocus?: boolean): boolean;
}

const focusableIn = (nodes: readonly Node[]): readonly Element[] =>
  nodes.flatMap((node) => {
    const one = node as Element;
    return one.querySelectorAll ? [...(one.matches(FOCUSABLE) ? [one] : []), ...one.querySelectorAll(FOCUSABLE)] : [];
  });

export function contentOf(element: Element): Content {
  const owner = element.ownerDocument;
  /** Holds the server's nodes while another version is shown: behaviors on them give back there what they have wrapped. */
  let initial: DocumentFragment | undefined;
  let shown: readonly Node[] = [];

  return {
    show(html, keepsFocus) {
      const place = contentPlace(element);
      const before = [...place.childNodes].filter(isOwn);
      // Somebody else has put something there since, and it stays.
      if (initial && (before.length !== shown.length || before.some((node, at) => node !== shown[at])))
        initial = undefined;
      if (html === undefined && !initial) return true;
      const next = html === undefined ? [...(initial as DocumentFragment).childNodes] : nodesOf(html, owner);
      const focused = before.some((node) => node.contains(owner.activeElement))
        ? (owner.activeElement as Element)
        : null;
      const twin = focused ? counterpart(focused, focusableIn(before), focusableIn(next)) : undefined;
      if (focused && !twin && keepsFocus) return false;
      // Beside what we have put there ourselves.
      const after = before.at(-1)?.nextSibling ?? (before[0] ? null : place.firstChild);
      const away = html !== undefined && !initial ? owner.createDocumentFragment() : undefined;
      if (away) initial = away;
      for (const node of before) away ? away.append(node) : (node as ChildNode).remove();
      for (const node of next) place.insertBefore(node, after);
      shown = next;
      if (html === undefined) initial = undefined;
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
