/** Replaces what is inside an element, and puts the server's own nodes back. */
import { contentPlace, frameAddress, parseHtml } from '@enliven/core';

/** Elements that content from an attribute may not bring: forms and their controls, and style sheets. */
const UNWANTED = 'form,input,select,textarea,button,fieldset,option,output,style';
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** Whether it is text and nothing else. */
const isPlain = (html: string) => !/[<&]/.test(html);

const focusableIn = (place: ParentNode) => [...place.querySelectorAll(FOCUSABLE)];

/** Whether content from an attribute may not bring an element; of frames it may bring those of players and maps of other hosts. */
function isUnwanted(element: Element, owner: Document): boolean {
  if (!element.matches('iframe')) return true;
  const { origin } = owner.location;
  return (frameAddress(element.getAttribute('src') ?? '', owner)?.origin ?? origin) === origin;
}

/**
 * Parses content into nodes that run nothing. They stay in a document without a window, which fetches no picture, until they are shown.
 *
 * @param isOwn whether an attribute says the content, not a list that the page prints
 */
function parse(html: string, owner: Document, isOwn: boolean): DocumentFragment {
  const { body } = isPlain(html) ? owner : parseHtml(html);
  const nodes = body.ownerDocument.createDocumentFragment();
  nodes.append(...(isPlain(html) ? [html] : body.childNodes));
  if (isOwn)
    // A control may have the name `remove`, which hides the form's member.
    for (const element of nodes.querySelectorAll(`${UNWANTED},iframe`))
      if (isUnwanted(element, owner)) Element.prototype.remove.call(element);
  return nodes;
}

/** The content of one element. */
export interface Content {
  /** Parses a version before it is wanted. */
  prepare(html: string, isOwn: boolean): unknown;
  /**
   * Shows another version, or with undefined the server's.
   *
   * @param html of the version
   * @param isOwn whether an attribute says the content, which may bring less than a list that the page prints
   * @param keepsFocus whether a version without a place for the focus is not shown now
   * @returns false when it is not shown
   */
  show(html: string | undefined, isOwn: boolean, keepsFocus?: boolean): boolean;
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

const contents = new WeakMap<Element, Content>();

/** The content of an element, which several may say something about. */
export function contentOf(element: Element): Content {
  const content = contents.get(element) ?? createContent(element);
  contents.set(element, content);
  return content;
}

function createContent(element: Element): Content {
  const owner = element.ownerDocument;
  /**
   * The nodes of the versions that are not shown, the server's under undefined. They keep their parent: behaviors on them give
   * back there what they have wrapped.
   */
  const hidden = new Map<string | undefined, DocumentFragment>();
  let current: string | undefined;
  let shown: readonly Node[] = [];
  /** What the server's only node says, while a version without markup is written into it, which takes less than other nodes. */
  let server: string | undefined;

  function prepare(html: string | undefined, isOwn: boolean): DocumentFragment {
    const nodes = hidden.get(html) ?? parse(html as string, owner, isOwn);
    hidden.set(html, nodes);
    return nodes;
  }

  return {
    prepare: (html, isOwn) => html === current || prepare(html, isOwn),
    show(html, isOwn, keepsFocus) {
      const place = contentPlace(element);
      // What the library itself has put beside them stays.
      const before = [...place.childNodes].filter((node) => !(node as Element).hasAttribute?.('data-enliven-ignore'));
      const [first] = before;
      // Somebody else has put something there since, and it stays.
      if (
        before.length !== shown.length ||
        before.some((node, at) => node !== shown[at]) ||
        (server !== undefined && first?.nodeValue !== current)
      )
        current = server = undefined;
      if (html === current) return true;
      if (server !== undefined) {
        (first as Text).data = server;
        current = server = undefined;
        if (html === current) return true;
      }
      if (current === undefined && first?.nodeType === 3 && !before[1] && isPlain(html as string)) {
        server = (first as Text).data;
        (first as Text).data = current = html as string;
        shown = before;
        return true;
      }
      const next = prepare(html, isOwn);
      const focused = owner.activeElement;
      const holdsFocus = before.some((node) => node.contains(focused));
      const twin = holdsFocus && twinOf(focused as Element, place, next);
      if (holdsFocus && !twin && keepsFocus) return false;
      shown = [...next.childNodes];
      const away = owner.createDocumentFragment();
      // Where nothing stays, browsers do both at once in less time.
      if (before[place.childNodes.length - 1]) place.replaceChildren(next);
      // Beside what we have put there ourselves.
      const after = first ? (before.at(-1) as Node).nextSibling : place.firstChild;
      away.append(...before);
      place.insertBefore(next, after);
      hidden.set(current, away);
      hidden.delete(html);
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
