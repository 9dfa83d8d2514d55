/** Functions that run in a mutated page, and use only what the watch has stored. */
import type { WatchedScope } from './watch';

/** Scrolls through the page and back to the top. @param screens maximum number of windows: pages with extreme numbers may be endless */
export async function scrollThrough(screens: number): Promise<void> {
  const { watched } = globalThis as WatchedScope;
  const [root] = watched.all('html');
  const end = Math.min(root?.scrollHeight ?? 0, screens * innerHeight);
  for (let top = innerHeight; top < end; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await watched.idle();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await watched.idle();
}

/**
 * Returns the elements that are invisible by their own style although they are in view: the theme hides them until a script runs.
 *
 * @param patience milliseconds to show an element that has come into view
 * @param most maximum number of elements to look at, evenly spread: a page of 5,000 copies has one in thousands of windows
 */
export async function leftHidden([selector, kept, patience, most]: readonly [string, string, number, number]): Promise<
  string[]
> {
  const { watched } = globalThis as WatchedScope;
  const { scrollIntoView, matches, getBoundingClientRect } = Element.prototype;
  const isHidden = (element: Element): boolean => {
    const parent = watched.parentOf(element);
    return watched.hasSize(element) && !watched.isShown(element) && parent !== null && watched.isShown(parent);
  };
  const inWindow = (element: Element): boolean => {
    const { top, bottom, left, right } = getBoundingClientRect.call(element);
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const found: string[] = [];
  const all = watched.all(selector);
  const step = Math.ceil(all.length / most);
  for (let at = 0; at < all.length; at += step) {
    const element = all[at] as Element;
    if (found.length > 4 || matches.call(element, kept) || !isHidden(element)) continue;
    scrollIntoView.call(element, { block: 'center', behavior: 'instant' });
    const end = performance.now() + patience;
    while (isHidden(element) && inWindow(element) && performance.now() < end) await watched.idle();
    if (isHidden(element) && inWindow(element)) found.push(watched.describe(element));
  }
  return found;
}

/** Stops the runtime, and stores the parts of the page that appear by that. @returns the document before and after if they differ */
export async function stopAndCompare(parts: string): Promise<readonly [string, string] | undefined> {
  const { watched, enliven } = globalThis as WatchedScope & { enliven: { stop(): Promise<void> } };
  const isVisible = (element: Element) => watched.hasSize(element) && watched.isShown(element);
  const invisible = watched.all(parts).filter((element) => !isVisible(element));
  await enliven.stop();
  const now = watched.html();
  watched.appeared = invisible.filter(isVisible);
  return now === watched.sent ? undefined : [watched.sent, now];
}

/**
 * Returns the stored parts that stay invisible while the visitor looks at them. Effects of scrolling hide only what is outside the window.
 *
 * @param patience milliseconds to show a part that has come into view
 */
export async function hiddenParts(patience: number): Promise<string[]> {
  const { watched } = globalThis as WatchedScope;
  const isVisible = (element: Element) => watched.hasSize(element) && watched.isShown(element);
  const found: string[] = [];
  for (const element of watched.appeared.slice(0, 6)) {
    Element.prototype.scrollIntoView.call(element, { block: 'center', behavior: 'instant' });
    const end = performance.now() + patience;
    while (!isVisible(element) && performance.now() < end) await watched.idle();
    if (!isVisible(element)) found.push(watched.describe(element));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}
