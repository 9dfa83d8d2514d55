/** What few pages and few people need: unusual lists, rest for who asks for less motion, and sight of what has the focus. Fetched for them only. */
import { $reducedMotion, listen } from '@enliven/core';
import type { ElementEffects } from './effect';
import { canHide, keyframesFor, reducedEffects } from './keyframes';
import { lazyPart } from './lazy-part';
import type { Lists } from './lists';
import { isNonStandard, normalizeLists } from './normalize-lists';
import { readEffects } from './read-effect';
import type { ScrollController } from './scroll-controller';

/** Those that the browser cannot read. */
function invalidSelectors(selectors: readonly string[], owner: Document): Set<string> {
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
export function runNonStandard(root: Element, printed: Lists, { setLists, draw }: ScrollController): () => void {
  const owner = root.ownerDocument;
  let focused: Node | null = owner.activeElement;
  let cancelReport: (() => void) | undefined;

  function onProblem(): void {
    const parses = (id: string) => !invalid.has(id);
    cancelReport ??= lazyPart(import('./find-problems'), ({ reportListProblems }) =>
      reportListProblems(printed, parses),
    );
  }
  const plain = normalizeLists(printed, onProblem);
  const invalid = invalidSelectors(Object.keys(plain.native as object), owner);
  if (invalid.size > 0) onProblem();

  function adapt(look: ElementEffects, element: Element): ElementEffects {
    if ($reducedMotion.get()) return reducedEffects(look);
    // What the focus is in is shown clearly.
    return element.contains(focused) ? { ...look, effects: look.effects.filter((effect) => !canHide(effect)) } : look;
  }
  const update = (isMeant?: (element: Element) => boolean): void =>
    draw((entries, element) => keyframesFor(adapt(readEffects(entries, onProblem), element)), isMeant);

  function onFocusChange(target: EventTarget | null): void {
    const before = focused;
    focused = target as Node | null;
    update((element) => element.contains(before) !== element.contains(focused));
  }

  update();
  if (isNonStandard(printed)) setLists(plain);
  const ends = [
    $reducedMotion.listen(() => update()),
    listen(root, 'focusin', ({ target }) => onFocusChange(target)),
    listen(root, 'focusout', (event) => onFocusChange((event as FocusEvent).relatedTarget)),
    () => cancelReport?.(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
