/** Content of an element: shows other versions and restores the server's nodes. */
import {
  attribute,
  contentPlace,
  documentOf,
  frameAddress,
  matches,
  member,
  membersOf,
  parseHtml,
  queryAll,
} from '@enliven/core';

/** Elements that content from an attribute must not contain: forms and their controls, and style sheets. */
const UNWANTED = 'form,input,select,textarea,button,fieldset,option,output,style';
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** Whether HTML is plain text. */
const isPlain = (html: string) => !/[<&]/.test(html);

const focusableIn = (place: ParentNode) => queryAll(place, FOCUSABLE);

/** Whether content from an attribute must not contain an element; frames of players and maps on other hosts are allowed. */
function isUnwanted(element: Element, owner: Document): boolean {
  if (!matches(element, 'iframe')) return true;
  const { origin } = owner.location;
  return (frameAddress(attribute(element, 'src') ?? '', owner)?.origin ?? origin) === origin;
}

/**
 * Parses content into inert nodes. They stay in a document without a window, which fetches no images, until they are shown.
 *
 * @param isOwn whether the content is from an attribute, not from a list that the page prints
 */
function parse(html: string, owner: Document, isOwn: boolean): DocumentFragment {
  const { body } = isPlain(html) ? owner : parseHtml(html);
  const nodes = body.ownerDocument.createDocumentFragment();
  nodes.append(...(isPlain(html) ? [html] : body.childNodes));
  if (isOwn)
    // A control may have the name `remove`, which hides the form's member.
    for (const element of queryAll(nodes, `${UNWANTED},iframe`))
      if (isUnwanted(element, owner)) membersOf(element).remove();
  return nodes;
}

/** Content of one element. */
export interface Content {
  /** Parses a version before it is shown. */
  prepare(html: string, isOwn: boolean): unknown;
  /**
   * Shows another version; undefined for the server's.
   *
   * @param html of the version
   * @param isOwn whether the content is from an attribute, which may contain less than a list that the page prints
   * @param keepsFocus whether to skip a version in which no element could get the focus
   * @returns whether it is shown
   */
  show(html: string | undefined, isOwn: boolean, keepsFocus?: boolean): boolean;
}

/** Returns the same element in another version: by its id or name, else by its index among the focusable elements. */
function twinOf(focused: Element, place: ParentNode, next: ParentNode): Element | undefined {
  const others = focusableIn(next);
  const same = (name: string) => {
    const own = attribute(focused, name);
    return own && others.find((one) => attribute(one, name) === own);
  };
  return same('id') || same('name') || others[focusableIn(place).indexOf(focused)];
}

const contents = new WeakMap<Element, Content>();

/** Returns the content of an element, which several rules may change. */
export function contentOf(element: Element): Content {
  const content = contents.get(element) ?? createContent(element);
  contents.set(element, content);
  return content;
}

function createContent(element: Element): Content {
  const owner = documentOf(element);
  /**
   * Nodes of the versions that are not shown, the server's under undefined. They keep their parent, in which behaviors undo
   * their changes.
   */
  const hidden = new Map<string | undefined, DocumentFragment>();
  let current: string | undefined;
  let shown: readonly Node[] = [];
  /** Text of the server's only node while it holds a plain version, which is cheaper than replacing nodes. */
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
      // Elements that the library has inserted stay.
      const before = [...member(place, 'childNodes')].filter(
        (node) => !(node instanceof Element && member(node, 'hasAttribute')('data-enliven-ignore')),
      );
      const [first] = before;
      // Another script has changed the content since, and its change stays.
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
      const holdsFocus = before.some((node) => member(node, 'contains')(focused));
      const twin = holdsFocus && twinOf(focused as Element, place, next);
      if (holdsFocus && !twin && keepsFocus) return false;
      shown = [...next.childNodes];
      const away = owner.createDocumentFragment();
      // If nothing stays, replacing all nodes at once is faster.
      if (before[member(place, 'childNodes').length - 1]) member(place, 'replaceChildren')(next);
      // Next to elements that the library has inserted.
      const after = first ? member(before.at(-1) as Node, 'nextSibling') : member(place, 'firstChild');
      away.append(...before);
      member(place, 'insertBefore')(next, after);
      hidden.set(current, away);
      hidden.delete(html);
      current = html;
      if (holdsFocus) restoreFocus((twin || element) as HTMLElement);
      return true;
    },
  };
}

/** Focuses an element, even one that is not focusable. */
function restoreFocus(target: HTMLElement): void {
  const focus = () => member(target, 'focus')({ preventScroll: true });
  focus();
  if (documentOf(target).activeElement === target) return;
  membersOf(target).tabIndex = -1;
  focus();
  member(target, 'removeAttribute')('tabindex');
}
