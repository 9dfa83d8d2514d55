/** Finds which entry of a page's data is about an element, however many entries there are. */

/** A class that every match has; undefined where that cannot be told from the selector's end. */
const classOf = (selector: string): string | undefined =>
  /[,()[\]"'\\]/.test(selector) ? undefined : /\.([\w-]+)/.exec(selector.split(/[\s>+~]/).at(-1) ?? '')?.[1];

const ANY = '';

/**
 * The last entry that matches counts, since later ones overwrite what earlier ones said.
 *
 * @param onBroken hears of the first selector that does not parse; those match nothing
 */
export function bySelector<T extends { selector: string }>(
  entries: readonly T[],
  onBroken: (selector: string) => void = () => {},
): (element: Element) => T | undefined {
  const places = new Map<string, number[]>();
  const broken = new Set<number>();
  entries.forEach(({ selector }, at) => {
    const name = classOf(selector) ?? ANY;
    const known = places.get(name);
    if (known) known.push(at);
    else places.set(name, [at]);
  });

  function isMatch(element: Element, at: number): boolean {
    const { selector } = entries[at] as T;
    if (broken.has(at)) return false;
    try {
      return element.matches(selector);
    } catch {
      if (broken.size === 0) onBroken(selector);
      broken.add(at);
      return false;
    }
  }

  return (element) => {
    const candidates = [ANY, ...element.classList].flatMap((name) => places.get(name) ?? []);
    const at = candidates.sort((a, b) => b - a).find((one) => isMatch(element, one));
    return at === undefined ? undefined : entries[at];
  };
}
