/** What few pages and few people need: unusual lists, rest for who asks for less motion, and sight of what has the focus. Fetched for them only. */
import { $reducedMotion, listen } from '@enliven/core';
import type { Look } from './effect';
import { fetchPart } from './fetch-part';
import type { Following } from './follow-scroll';
import { keyframesFor } from './keyframes';
import type { Lists } from './lists';
import { isSpecial, plainLists } from './plain-lists';
import { lookOf } from './read-effect';
import { isVeil, stillLook } from './still';

/** Those that the browser cannot read. */
function brokenAmong(selectors: readonly string[], owner: Document): Set<string> {
  const probe = owner.createDocumentFragment();
  const isBroken = (selector: string) => {
    try {
      return probe.querySelector(selector) !== null;
    } catch {
      return true;
    }
  };
  return new Set(selectors.filter(isBroken));
}

/** @param printed what the page says @returns the function that ends it */
export function special(root: Element, printed: Lists, { begin, draw }: Following): () => void {
  const owner = root.ownerDocument;
  let focused: Node | null = owner.activeElement;
  let untell: (() => void) | undefined;

  function odd(): void {
    const parses = (id: string) => !broken.has(id);
    untell ??= fetchPart(import('./tell-mistakes'), ({ tellMistakes }) => tellMistakes(printed, parses));
  }
  const plain = plainLists(printed, odd);
  const broken = brokenAmong(Object.keys(plain.native as object), owner);
  if (broken.size > 0) odd();

  function seen(look: Look, element: Element): Look {
    if ($reducedMotion.get()) return stillLook(look);
    // What the focus is in is shown clearly.
    return element.contains(focused) ? { ...look, effects: look.effects.filter((effect) => !isVeil(effect)) } : look;
  }
  const update = (isMeant?: (element: Element) => boolean): void =>
    draw((entries, element) => keyframesFor(seen(lookOf(entries, odd), element)), isMeant);

  function focus(target: EventTarget | null): void {
    const before = focused;
    focused = target as Node | null;
    update((element) => element.contains(before) !== element.contains(focused));
  }

  update();
  if (isSpecial(printed)) begin(plain);
  const ends = [
    $reducedMotion.listen(() => update()),
    listen(root, 'focusin', ({ target }) => focus(target)),
    listen(root, 'focusout', (event) => focus((event as FocusEvent).relatedTarget)),
    () => untell?.(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
