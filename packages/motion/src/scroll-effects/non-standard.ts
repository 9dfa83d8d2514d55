/** Plays non-standard lists, applies reduced motion and keeps focused elements visible. Lazy part: fetched when any of these is needed. */
import { $reducedMotion, member, query, type Scope } from '@enliven/core';
import type { ElementEffects } from './effect';
import { canHide, keyframesFor, reducedEffects } from './keyframes';
import type { Lists } from './lists';
import { isNonStandard, normalizeLists, READING, readEffects } from './normalize-lists';
import type { ScrollController } from './scroll-controller';

/** Returns the selectors that do not parse. */
function invalidSelectors(selectors: readonly string[], owner: Document): Set<string> {
  const probe = owner.createDocumentFragment();
  const isInvalid = (selector: string) => {
    try {
      return query(probe, selector) !== null;
    } catch {
      return true;
    }
  };
  return new Set(selectors.filter(isInvalid));
}

/** Runs the part until the scope ends. @param printed the lists that the theme printed */
export function runNonStandard(
  root: Element,
  scope: Scope,
  printed: Lists,
  { setLists, draw }: ScrollController,
): void {
  const owner = root.ownerDocument;
  let focused: Node | null = owner.activeElement;
  let isReported = false;

  function onProblem(): void {
    if (isReported) return;
    isReported = true;
    const parses = (id: string) => !invalid.has(id);
    scope.lazy(
      () => import('./find-problems'),
      ({ reportListProblems }) => reportListProblems(printed, READING, parses),
    );
  }
  const plain = normalizeLists(printed, onProblem);
  const invalid = invalidSelectors(Object.keys(plain.native as object), owner);
  if (invalid.size > 0) onProblem();

  function adapt(look: ElementEffects, element: Element): ElementEffects {
    if ($reducedMotion.get()) return reducedEffects(look);
    // A focused element is not faded or blurred.
    return member(element, 'contains')(focused)
      ? { ...look, effects: look.effects.filter((effect) => !canHide(effect)) }
      : look;
  }
  const update = (isMeant?: (element: Element) => boolean): void =>
    draw((entries, element) => keyframesFor(adapt(readEffects(entries, onProblem), element)), isMeant);

  function onFocusChange(target: EventTarget | null): void {
    const before = focused;
    focused = target as Node | null;
    update((element) => {
      const contains = member(element, 'contains');
      return contains(before) !== contains(focused);
    });
  }

  update();
  if (isNonStandard(printed)) setLists(plain);
  scope.subscribe($reducedMotion, () => update());
  scope.on(root, 'focusin', ({ target }) => onFocusChange(target));
  scope.on<FocusEvent>(root, 'focusout', ({ relatedTarget }) => onFocusChange(relatedTarget));
}
