/** Replaces what is inside an element, and puts the server's own nodes back. */
import { contentPlace, frameAddress, parseHtml } from '@enliven/core';

/** What must not come with a content, whoever wrote it; frames are looked at one by one. */
const UNWANTED = 'link,object,embed';
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

const focusableIn = (place: ParentNode) => [...place.querySelectorAll(FOCUSABLE)];

/** Nodes without anything that runs. They stay in a document without a window, which fetches no picture, until they are shown. */
function parse(html: string, owner: Document): DocumentFragment {
  const isText = !/[<&]/.test(html);
  const { body } = isText ? owner : parseHtml(html);
  const nodes = body.ownerDocument.createDocumentFragment();
  nodes.append(...(isText ? [html] : body.childNodes));
  for (const element of nodes.querySelectorAll<HTMLIFrameElement>(`${UNWANTED},iframe,frame`))
    if (element.matches(UNWANTED) || !frameAddress(element.getAttribute('src') ?? '', owner)) element.remove();
  return nodes;
}

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

/** The same element in another version: by its name, else by its place among those that can have the focus. */
function twinOf(focused: Element, place: ParentNode, next: ParentNode): Element | undefined {
  const others = focusableIn(next);
  const same = (name: string) => {
    const own = focused.getAttribute(name);
    return own && others.find((one) => one.getAttribute(name) === own);
  };
  return same('id') || same('name') || others[focusableIn(place).indexOf(focused)];
}

export function contentOf(element: Element): Content {
  const owner = element.ownerDocument;
  /**
   * The nodes of the versions that are not shown, the server's under undefined. They keep their parent: behaviors on them give
   * back there what they have wrapped.
   */
  const hidden = new Map<string | undefined, DocumentFragment>();
  let current: string | undefined;
  let shown: readonly Node[] = [];

  function prepare(html: string | undefined): DocumentFragment {
    const nodes = hidden.get(html) ?? parse(html as string, owner);
    hidden.set(html, nodes);
    return nodes;
  }

  return {
    prepare: (html) => html === current || prepare(html),
    show(html, keepsFocus) {
      const place = contentPlace(element);
      // What the library itself has put beside them stays.
      const before = [...place.childNodes].filter((node) => !(node as Element).hasAttribute?.('data-enliven-ignore'));
      // Somebody else has put something there since, and it stays.
      if (before.length !== shown.length || before.some((node, at) => node !== shown[at])) current = undefined;
      if (html === current) return true;
      const next = prepare(html);
      const focused = owner.activeElement;
      const holdsFocus = before.some((node) => node.contains(focused));
      const twin = holdsFocus && twinOf(focused as Element, place, next);
      if (holdsFocus && !twin && keepsFocus) return false;
      // Beside what we have put there ourselves.
      const after = before[0] ? (before.at(-1) as Node).nextSibling : place.firstChild;
      const away = owner.createDocumentFragment();
      away.append(...before);
      hidden.set(current, away);
      hidden.delete(html);
      shown = [...next.childNodes];
      place.insertBefore(next, after);
      current = html;
      if (holdsFocus) restoreFocus((twin || element) as HTMLElement);
      return true;
    },
  };
}

/** What cannot have the focus by itself gets it for this once. */
function restoreFocus(target: HTMLElement): void {
  const focus = () => target.focus({ preventScroll: true });
  focus();
  if (target.ownerDocument.activeElement === target) return;
  target.tabIndex = -1;
  focus();
  target.removeAttribute('tabindex');
}
