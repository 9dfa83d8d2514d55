/** Discovery of the elements of behaviors, with one query for each selector, and of inserted and removed markup. */
import { member } from '../dom/members';
import { remark, report } from '../errors/report';
import { generationCache } from '../page/generation';
import type { AnyBehavior } from './behavior';
import { shared } from './shared';

/** Selector of subtrees that are always ignored: marked ones, and subtrees that a builder or blocks of a shop render. */
const ALWAYS_IGNORED =
  '[data-enliven-ignore],#et-fb-app,.wp-block-woocommerce-cart,.wp-block-woocommerce-checkout,.wp-block-woocommerce-mini-cart';

type OnFound = (element: Element, behavior: AnyBehavior) => void;

const invalid = new WeakSet<AnyBehavior>();

/** Returns the selector of ignored subtrees; an invalid `ignore` is reported and left out. */
export function ignoredSelector(ignore: string | undefined): string {
  try {
    if (ignore) document.createDocumentFragment().querySelector(ignore);
    return ignore ? `${ALWAYS_IGNORED},${ignore}` : ALWAYS_IGNORED;
  } catch {
    remark(`"ignore" is not a selector, so nothing is left alone: ${ignore}`, { package: '@enliven/core' });
    return ALWAYS_IGNORED;
  }
}

/** Returns the elements that match or contain a match of any behavior, with one query for each; most inserted markup has none. */
export function subtreesWithMatches<E extends Element>(
  elements: readonly E[],
  behaviors: readonly AnyBehavior[],
): readonly E[] {
  const selector = behaviors.flatMap((behavior) => (behavior.globals ? [] : behavior.selector)).join();
  try {
    return elements.filter(
      (element) => member(element, 'matches')(selector) || member(element, 'querySelector')(selector),
    );
  } catch {
    // `discover` reports invalid selectors.
    return elements;
  }
}

/** Calls `found` for each match at or below `root`, in document order for each behavior. */
export function discover(root: ParentNode, behaviors: readonly AnyBehavior[], ignored: string, found: OnFound): void {
  // A name such as `closest` is a property of the document, too, if an image has it.
  const own = member(root as Node, 'nodeType') === Node.ELEMENT_NODE ? (root as Element) : undefined;
  if (own && member(own, 'closest')(ignored)) return;
  generationCache.found = undefined;
  for (const behavior of behaviors) {
    if (behavior.globals || invalid.has(behavior)) continue;
    try {
      const { selector } = behavior;
      const visit = (element: Element) => !member(element, 'closest')(ignored) && found(element, behavior);
      if (own && member(own, 'matches')(selector)) visit(own);
      for (const element of member(root, 'querySelectorAll')(selector)) visit(element);
    } catch (cause) {
      invalid.add(behavior);
      report(new Error(`a selector does not parse: ${cause}`), { package: behavior.package, behavior: behavior.name });
    }
  }
}

/** One entry for each start, so that equal ones are removed separately. */
const ignoredByStart = shared('ignored', () => new Set<{ ignored: string }>());

/** Adds a selector of ignored subtrees. @returns the function that removes it */
export function addIgnored(ignored: string): () => void {
  const entry = { ignored };
  ignoredByStart.add(entry);
  return () => void ignoredByStart.delete(entry);
}

/** Whether the element is in an ignored subtree. */
export const isIgnored = (element: Element): boolean =>
  member(element, 'closest')([ALWAYS_IGNORED, ...[...ignoredByStart].map(({ ignored }) => ignored)].join()) !== null;

const elementsIn = (nodes: NodeList) => [...nodes].filter((node): node is Element => 'closest' in node);

/** Returns elements that are connected and not inside another one. */
function outermost(elements: ReadonlySet<Element>): Element[] {
  const isInside = (element: Element): boolean => {
    for (let at = member(element, 'parentElement'); at; at = member(at, 'parentElement'))
      if (elements.has(at)) return true;
    return false;
  };
  return [...elements].filter((element) => member(element, 'isConnected') && !isInside(element));
}

/**
 * Observes markup that is inserted or removed.
 *
 * @param onAdded called with the subtrees to scan, none inside another
 * @param onRemoved called when elements were removed, or moved
 * @param ignored selector of subtrees that are not scanned
 * @returns the function that stops observing
 */
export function observeMarkup(
  root: Node,
  onAdded: (subtrees: Element[]) => void,
  onRemoved: () => void,
  ignored?: string,
): () => void {
  const observer = new MutationObserver((records) => {
    const added = new Set<Element>();
    const left = new Map<Node, Node>();
    for (const { target, removedNodes, addedNodes } of records) {
      // A node that was inserted and moved in the same task has not been scanned yet.
      for (const node of elementsIn(removedNodes)) if (!added.has(node)) left.set(node, target);
      // A node that moved among its siblings matches the same selectors as before.
      for (const node of elementsIn(addedNodes))
        if (left.get(node) !== target && !(ignored && member(node, 'closest')(ignored))) added.add(node);
    }
    // Removal first: a node that was removed and inserted again is connected here, so a move is not a new mount.
    if (left.size) onRemoved();
    const subtrees = outermost(added);
    if (subtrees[0]) onAdded(subtrees);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
