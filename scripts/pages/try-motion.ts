/** Scrolls an element with scroll effects through the window: it changes on its way, and its last look is not its first. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, PATIENCE } from './patience';

interface PrintedData {
  et_pb_motion_elements?: { desktop?: { id?: unknown; grid_motion?: unknown }[] };
  diviElementScrollData?: Record<string, unknown>;
}

/** Selectors of what moves on a desktop, as the page says; grids do not, but what is in them. */
const selectors = (): string[] => {
  const { et_pb_motion_elements: four, diviElementScrollData: five } = globalThis as PrintedData;
  const own = (four?.desktop ?? []).filter(({ grid_motion }) => grid_motion !== 'on');
  return [...own.map(({ id }) => String(id)), ...Object.keys(five ?? {})];
};

/** An animation that the scroll position drives, and not the clock. */
const isDriven = (element: Element): boolean =>
  element
    .getAnimations()
    .some(({ playState, timeline }) => playState === 'paused' || timeline !== element.ownerDocument.timeline);

/** On its way it passes the whole window, as what stands on the first screen does not. */
const passesBy = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect();
  const { scrollHeight, clientHeight } = document.documentElement;
  const middle = top + scrollY + height / 2;
  return height > 0 && middle > clientHeight && middle < scrollHeight - clientHeight / 2;
};

async function allMoving(page: Page): Promise<ElementHandle<Element>[]> {
  const found: ElementHandle<Element>[] = [];
  for (const selector of await page.evaluate(selectors)) {
    const element = await page.$(selector);
    if (element && (await element.evaluate(passesBy))) found.push(element as ElementHandle<Element>);
  }
  return found;
}

/** Puts the middle of the element at a share of the window's height, counted from above, and tells its look there. */
const lookAt = (page: Page, element: ElementHandle<Element>, share: number): Promise<string> =>
  page.evaluate(
    async ([target, at]) => {
      let top = 0;
      for (let node: Element | null = target; node; node = (node as HTMLElement).offsetParent)
        top += (node as HTMLElement).offsetTop ?? 0;
      window.scrollTo(0, top + (target as HTMLElement).offsetHeight / 2 - at * innerHeight);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { transform, opacity, filter } = getComputedStyle(target);
      return [transform, opacity, filter].join();
    },
    [element, share] as const,
  );

/** Some have come to the end of their way before they can be seen: below a header that is high without its style sheet. */
async function firstChanging(
  page: Page,
  elements: ElementHandle<Element>[],
): Promise<ElementHandle<Element> | undefined> {
  for (const element of elements) {
    const styles = new Set<string>();
    for (const share of [2, 1.5, 1, 0.75, 0.5, 0.25, 0]) styles.add(await lookAt(page, element, share));
    if (styles.size > 1) return element;
  }
  return undefined;
}

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryMotion(page: Page): Promise<boolean> {
  const elements = await allMoving(page);
  if (elements.length === 0) return false;
  // What was used before may still be scrolling the page to where it was.
  const end = Date.now() + PATIENCE;
  let changing = await firstChanging(page, elements);
  while (!changing && Date.now() < end) changing = await firstChanging(page, elements);
  if (!changing) throw new Error('scrolling changes nothing about what has scroll effects');
  await expectSoon(page, 'what has scroll effects is not driven by the scroll position', changing, isDriven);
  await page.evaluate(() => window.scrollTo(0, 0));
  return true;
}
