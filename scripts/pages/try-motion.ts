/** Scrolls an element with scroll effects through the window: it changes on its way, and its last look is not its first. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, PATIENCE } from './patience';

interface Told {
  et_pb_motion_elements?: { desktop?: { id?: unknown; grid_motion?: unknown }[] };
  diviElementScrollData?: Record<string, unknown>;
}

/** Selectors of what moves on a desktop, as the page says; grids do not, but what is in them. */
const selectors = (): string[] => {
  const { et_pb_motion_elements: four, diviElementScrollData: five } = globalThis as Told;
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

async function firstMoving(page: Page): Promise<ElementHandle<Element> | undefined> {
  for (const selector of await page.evaluate(selectors)) {
    const element = await page.$(selector);
    if (element && (await element.evaluate(passesBy))) return element as ElementHandle<Element>;
  }
  return undefined;
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

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryMotion(page: Page): Promise<boolean> {
  const element = await firstMoving(page);
  if (!element) return false;
  // What was used before may still be scrolling the page to where it was.
  for (const end = Date.now() + PATIENCE; ; ) {
    const looks = new Set<string>();
    // Under a fixed header the way ends so much lower, and without its style sheet a header is high.
    for (const share of [2, 1.5, 1, 0.75, 0.5, 0.25, 0]) looks.add(await lookAt(page, element, share));
    if (looks.size > 1) break;
    if (Date.now() > end) throw new Error('scrolling changes nothing about what has scroll effects');
  }
  await expectSoon(page, 'what has scroll effects is not driven by the scroll position', element, isDriven);
  await page.evaluate(() => window.scrollTo(0, 0));
  return true;
}
