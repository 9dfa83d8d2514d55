/** Finds what page globals say about an element: they are read once for all elements, and again only when others are printed. */
import type { Page } from '@enliven/core';

/** A class that every match has; undefined where that cannot be told from the selector's end. */
const classOf = (selector: string): string | undefined =>
  /[,()[\]"'\\]/.test(selector) ? undefined : /\.([\w-]+)/.exec(selector.split(/[\s>+~]/).at(-1) ?? '')?.[1];

const ANY = '';

/**
 * The last entry that matches counts, since later ones overwrite what earlier ones said.
 *
 * @param onInvalidSelector hears of the first selector that does not parse; those match nothing
 */
export function bySelector<T extends { selector: string }>(
  entries: readonly T[],
  onInvalidSelector: (selector: string) => void = () => {},
): (element: Element) => T | undefined {
  const places = new Map<string, number[]>();
  const invalid = new Set<number>();
  entries.forEach(({ selector }, at) => {
    const name = classOf(selector) ?? ANY;
    const known = places.get(name);
    if (known) known.push(at);
    else places.set(name, [at]);
  });

  function isMatch(element: Element, at: number): boolean {
    const { selector } = entries[at] as T;
    if (invalid.has(at)) return false;
    try {
      return element.matches(selector);
    } catch {
      if (invalid.size === 0) onInvalidSelector(selector);
      invalid.add(at);
      return false;
    }
  }

  return (element) => {
    const candidates = [ANY, ...element.classList].flatMap((name) => places.get(name) ?? []);
    const at = candidates.sort((a, b) => b - a).find((one) => isMatch(element, one));
    return at === undefined ? undefined : entries[at];
  };
}

const lengthOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : undefined);

/** A mistake in the page's data is put into words by code that is fetched only then. */
type BehaviorName = 'animation' | 'parallax';

/**
 * @param behavior who asks; what is wrong with the data is told in its name
 * @param read gets the values in the order of their names, and whom to tell that something is wrong
 */
/* @__NO_SIDE_EFFECTS__ */
export function lookup<T extends { selector: string }>(
  behavior: BehaviorName,
  names: readonly string[],
  read: (values: readonly unknown[], onProblem: () => void) => readonly T[],
): (element: Element, page: Pick<Page, 'global'>) => T | undefined {
  let lastValues: readonly unknown[] | undefined;
  let find: (element: Element) => T | undefined;
  return (element, page) => {
    const values = names.map((name) => page.global(name));
    // Lists that arrive with more content are added to the ones that are there.
    const now = [...values, ...values.map(lengthOf)];
    if (!lastValues?.every((value, at) => Object.is(value, now[at]))) {
      let invalidSelector: string | undefined;
      let reported = false;
      const onProblem = (): void => {
        if (reported) return;
        reported = true;
        // The page is no worse for a remark that did not come.
        queueMicrotask(() =>
          import('./list-problems').then(
            (code) => code.reportDataProblems(behavior, values, names, invalidSelector),
            () => {},
          ),
        );
      };
      find = bySelector(read(values, onProblem), (selector) => {
        invalidSelector = selector;
        onProblem();
      });
    }
    lastValues = now;
    return find(element);
  };
}
