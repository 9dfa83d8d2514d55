/** Scrolls an element with scroll effects through the window, and checks that its style follows the scroll position. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, PATIENCE } from './patience';

interface PrintedData {
  et_pb_motion_elements?: { desktop?: { id?: unknown; grid_motion?: unknown }[] };
  diviElementScrollData?: Record<string, unknown>;
}

/** Returns the selectors of elements with scroll effects on desktops. Grids are left out, since only their items move. */
const selectors = (): string[] => {
  const { et_pb_motion_elements: four, diviElementScrollData: five } = globalThis as PrintedData;
  const own = (four?.desktop ?? []).filter(({ grid_motion }) => grid_motion !== 'on');
  return [...own.map(({ id }) => String(id)), ...Object.keys(five ?? {})];
};

/** Whether the scroll position, and not the clock, drives an animation of the element. */
const isDriven = (element: Element): boolean =>
  element
    .getAnimations()
    .some(({ playState, timeline }) => playState === 'paused' || timeline !== element.ownerDocument.timeline);

/** Whether scrolling moves the element through the whole window, unlike elements on the first screen. */
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

/** Puts the middle of the element at a share of the window's height, counted from above. @returns the element's style there */
const styleAt = (page: Page, element: ElementHandle<Element>, share: number): Promise<string> =>
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

/** Returns the first element that changes. Some effects end before their element is visible, below a header that is high without styles. */
async function firstChanging(
  page: Page,
  elements: ElementHandle<Element>[],
): Promise<ElementHandle<Element> | undefined> {
  for (const element of elements) {
    const styles = new Set<string>();
    for (const share of [2, 1.5, 1, 0.75, 0.5, 0.25, 0]) styles.add(await styleAt(page, element, share));
    if (styles.size > 1) return element;
  }
  return undefined;
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryMotion(page: Page): Promise<boolean> {
  const elements = await allMoving(page);
  if (elements.length === 0) return false;
  // An earlier trial may still be scrolling the page.
  const end = Date.now() + PATIENCE;
  let changing = await firstChanging(page, elements);
  while (!changing && Date.now() < end) changing = await firstChanging(page, elements);
  if (!changing) throw new Error('scrolling changes no element with scroll effects');
  await expectSoon(page, 'an element with scroll effects is not driven by the scroll position', changing, isDriven);
  await page.evaluate(() => window.scrollTo(0, 0));
  return true;
}
