/** Makes a list of ours show what it should, and keeps what is in it already: the focus stays where it is. */
import { make } from '../make';

export interface Entry {
  /** Its class, which no other entry of the list has. */
  name: string;
  shown: boolean;
  /** Text and attributes; without a link it is an ellipsis. */
  link?: { text: string } & Record<string, string | null>;
}

function entryOf(list: Element, { name, link }: Entry): HTMLElement {
  const known = [...list.children].find((item) => item.className === name);
  if (known) return known as HTMLElement;
  const { ownerDocument: owner } = list;
  return make(owner, 'li', { class: name }, link ? make(owner, 'a', {}, link.text) : '...');
}

export function fillPages(list: Element, entries: readonly Entry[]): void {
  const items = entries.map((entry) => entryOf(list, entry));
  for (const item of [...list.children]) if (!items.includes(item as HTMLElement)) item.remove();
  for (const [at, item] of items.entries()) {
    const { shown, link } = entries[at] as Entry;
    // What stands at its place already would lose the focus by a move.
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
    item.style.display = shown ? '' : 'none';
    const { text: _, ...attributes } = link ?? { text: '' };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) item.firstElementChild?.removeAttribute(name);
      else item.firstElementChild?.setAttribute(name, value);
  }
}
