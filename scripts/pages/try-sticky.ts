/** Scrolls until a module sticks at the top: it is seen there, its copy keeps its room, and back above it is in the flow. */
import type { Page } from 'playwright';

type Told = Record<
  'et_pb_sticky_elements' | 'diviElementStickyData',
  Record<string, Record<string, unknown>> | undefined
>;

interface Found {
  selector: string;
  /** In the document. */
  top: number;
}

/** The first module that sticks to the top of wide windows and can be scrolled past. */
const firstSticky = (): Found | undefined => {
  const { et_pb_sticky_elements: four, diviElementStickyData: five } = globalThis as unknown as Told;
  for (const { selector, position } of Object.values({ ...five, ...four })) {
    const wide = typeof position === 'object' ? (position as { desktop?: unknown } | null)?.desktop : position;
    const element = document.querySelector(`${selector}`);
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const room = document.documentElement.scrollHeight - innerHeight;
    if (/^top/.test(`${wide}`) && height > 0 && top + scrollY + 60 < room)
      return { selector: `${selector}`, top: top + scrollY };
  }
  return undefined;
};

/** What the page shows after a scroll, once everybody has answered. */
const after = (page: Page, selector: string, y: number) =>
  page.evaluate(
    async ([name, to]) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const [element, copy] = document.querySelectorAll(name);
      return {
        stuck: element?.classList.contains('et_pb_sticky') === true && getComputedStyle(element).position === 'fixed',
        height: document.documentElement.scrollHeight,
        copied: copy?.matches('.et_pb_sticky_placeholder[inert]') === true && copy.getBoundingClientRect().height > 0,
      };
    },
    [selector, y] as const,
  );

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function trySticky(page: Page): Promise<boolean> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const found = await page.evaluate(firstSticky);
  if (!found) return false;
  const before = await after(page, found.selector, 0);
  const stuck = await after(page, found.selector, found.top + 50);
  if (!stuck.stuck) throw new Error('what should stick to the top does not');
  if (!stuck.copied) throw new Error('nothing keeps the room of what sticks');
  if (Math.abs(stuck.height - before.height) > 1) throw new Error('the page has another height while something sticks');
  const back = await after(page, found.selector, 0);
  if (back.stuck !== before.stuck) throw new Error('what has stuck does not come back into the flow');
  return true;
}
