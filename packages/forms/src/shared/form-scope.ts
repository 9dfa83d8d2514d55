/** Scope of a form: claims, texts and inserted elements, which are undone together. */
import { type ClaimKey, documentOf, member, membersOf, Scope } from '@enliven/core';

/** Scope with claims that come and go, replaced contents and new elements. */
export class FormScope extends Scope {
  private readonly current = this.claims();
  private readonly filled = new Set<Element>();

  /** Claims a value in place of an earlier one; undefined releases the claim. */
  put(element: Element, key: ClaimKey, value?: unknown): void {
    if (this.isDisposed) return;
    if (value === undefined) this.current.drop(element, key);
    else this.current.put(element, key, value);
  }

  /** Replaces the server's content, which comes back when the scope ends. */
  fill(element: Element, ...content: (Node | string)[]): void {
    if (this.isDisposed) return;
    const { firstChild, textContent } = membersOf(element);
    const [text] = content;
    if (typeof text !== 'object' && textContent === (text ?? '')) return;
    // Changing a text node is much cheaper than replacing it, and counters change with every key.
    if (this.filled.has(element) && typeof text === 'string' && firstChild instanceof Text && !firstChild.nextSibling) {
      firstChild.data = text;
      return;
    }
    if (!this.filled.has(element)) {
      const server = [...member(element, 'childNodes')];
      this.add(() => member(element, 'replaceChildren')(...server));
    }
    this.filled.add(element);
    member(element, 'replaceChildren')(...content);
  }

  /** Creates an element and inserts it. */
  create(at: Element, where: InsertPosition, tag: string, className = ''): HTMLElement {
    const created = documentOf(at).createElement(tag);
    if (className) created.className = className;
    this.insert(created, at, where);
    return created;
  }
}

/** Opens a form's scope that ends with `outer` at the latest. */
export function openFormScope(outer: Scope): FormScope {
  const inner = new FormScope(outer.place);
  inner.add(outer.add(() => inner.dispose()));
  return inner;
}
