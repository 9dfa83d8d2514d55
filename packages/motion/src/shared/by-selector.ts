/** Finds which entry of a page's data is about an element, however many entries there are. */

/** The last entry that matches counts, since later ones overwrite what earlier ones said. */
export type Lookup<T> = (element: Element) => T | undefined;

/** A class that every match has; undefined where that cannot be told from the selector's end. */
const classOf = (selector: string): string | undefined =>
  /[,()[\]"'\\]/.test(selector) ? undefined : /\.([\w-]+)[^\s>+~]*$/.exec(selector)?.[1];

const ANY = '';

/** @param onBroken hears of a selector that does not parse, which from then on matches nothing */
export function bySelector<T extends { selector: string }>(
  entries: readonly T[],
  onBroken: (selector: string) => void = () => {},
): Lookup<T> {
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
      broken.add(at);
      onBroken(selector);
      return false;
    }
  }

  return (element) => {
    const candidates = [ANY, ...element.classList].flatMap((name) => places.get(name) ?? []);
    const at = candidates.sort((a, b) => b - a).find((one) => isMatch(element, one));
    return at === undefined ? undefined : entries[at];
  };
}
