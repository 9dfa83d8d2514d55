/** Looks up the entry of a page global for an element. The global is read once, and again when it changes. */
import { matches, member, type Page } from '@enliven/core';

/** Returns a class that every match has; undefined if the selector's end does not name one. */
const classOf = (selector: string): string | undefined =>
  /[,()[\]"'\\]/.test(selector) ? undefined : /\.([\w-]+)/.exec(selector.split(/[\s>+~]/).at(-1) ?? '')?.[1];

const ANY = '';

/**
 * Creates a lookup by selector. The last matching entry wins, since later entries override earlier ones.
 *
 * @param onInvalidSelector called for the first selector that does not parse; such selectors match nothing
 */
function bySelector<T extends { selector: string }>(
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
      return matches(element, selector);
    } catch {
      if (invalid.size === 0) onInvalidSelector(selector);
      invalid.add(at);
      return false;
    }
  }

  return (element) => {
    const candidates = [ANY, ...member(element, 'classList')].flatMap((name) => places.get(name) ?? []);
    const at = candidates.sort((a, b) => b - a).find((one) => isMatch(element, one));
    return at === undefined ? undefined : entries[at];
  };
}

const lengthOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : undefined);

/** Behaviors that look up lists. */
type BehaviorName = 'animation' | 'parallax';

/**
 * @param behavior the behavior that problems are reported for
 * @param read receives the values in the order of their names, and a callback for problems
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
    // Content that arrives later may append to the same list.
    const now = [...values, ...values.map(lengthOf)];
    if (!lastValues?.every((value, at) => Object.is(value, now[at]))) {
      let invalidSelector: string | undefined;
      let reported = false;
      const onProblem = (): void => {
        if (reported) return;
        reported = true;
        // A report that fails to load has no effect on the page.
        queueMicrotask(() =>
          import('./report-problems').then(
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
