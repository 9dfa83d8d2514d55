/** Measures the layout shift of a page from the mounting of its behaviors until the browser is idle. */
import type { Browser, Page } from 'playwright';
import { type ContextPool, contextPool } from '../browser/context-pool';
import { hold } from '../browser/hold';
import { PAGE_PRELUDE } from '../browser/launch';
import { idle, settle } from './runtime';

/** Largest shift that a visitor does not see as a jump. */
const STEADY = 0.005;
/** Widths of windows in CSS pixels: a desktop, and a phone. */
const WIDTHS = [1280, 390];
const HEIGHT = 900;
/** Milliseconds that pictures and fonts may take to load. Slower ones are not awaited. */
const ARRIVAL = 5000;

/** Maximum number of moved elements to name. */
const NAMED = 4;

/** Centered elements that grow with each digit, as intended. */
const COUNTED = '.et_pb_number_counter .percent';
/** Header that hides until the page is scrolled. If the page is too short to scroll, the header shows and loses this class. */
const HIDING = 'body.et_hide_nav';

export interface Shift {
  /** Width of the window in CSS pixels. */
  width: number;
  /** Sum of all layout shifts without input, as the browser reports them. */
  value: number;
  /** Moved elements, each with its distance. */
  parts: string[];
  /** Reason why the shift is allowed. */
  excuse?: string;
  /** Reason why the shift could not be measured. */
  failure?: string;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
type Watching = typeof globalThis & { shift: Pick<Shift, 'value' | 'parts'> };

/** Records layout shifts inside the page, before all other scripts. @param counted selector of elements that may move */
function watchShifts(counted: string): void {
  const shift: Watching['shift'] = { value: 0, parts: [] };
  (globalThis as Watching).shift = shift;
  const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
  const nameOf = (node: Node | null) => {
    const element = elementOf(node);
    return element ? [element.localName, ...element.classList].slice(0, 4).join('.') : 'something that is gone';
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || sources.every(({ node }) => elementOf(node)?.closest(counted))) continue;
      shift.value += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const [x, y] = [to.x - from.x, to.y - from.y].map(Math.round);
        const [width, height] = [to.width - from.width, to.height - from.height].map(Math.round);
        shift.parts.push(`${nameOf(node)} (moved by ${x}, ${y}; grown by ${width}, ${height})`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until the page's pictures, fonts and videos have loaded, and the page is painted. */
const waitForLoad = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    const end = performance.now() + patience;
    const isThere = () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      [...document.querySelectorAll('video')].every(
        ({ networkState }) => networkState !== HTMLMediaElement.NETWORK_LOADING,
      );
    while (!isThere() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  }, ARRIVAL);

const isThere = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((text) => document.querySelector(text) !== null, selector);

/**
 * Measures the shift in one window. Our code is delayed until the page itself has loaded, so that only its effect counts.
 *
 * @param width width of the window in CSS pixels
 * @throws Error when the behaviors do not mount
 */
async function shiftOf(pool: ContextPool, address: string, width: number): Promise<Shift> {
  const { page, giveBack } = await pool.openPage({}, address);
  try {
    await page.setViewportSize({ width, height: HEIGHT });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await hold(page, '*/chunks/*.js', () => released);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await waitForLoad(page);
    const hides = await isThere(page, HIDING);
    await page.evaluate(() => Object.assign((globalThis as Watching).shift, { value: 0, parts: [] }));
    release();
    await settle(page);
    await idle(page);
    const { value, parts } = await page.evaluate(() => (globalThis as Watching).shift);
    const showsAfterAll = hides && !(await isThere(page, HIDING));
    return { width, value, parts: parts.slice(0, NAMED), ...(showsAfterAll && { excuse: HIDING }) };
  } finally {
    await giveBack();
  }
}

/** Creates the contexts in which shifts are measured. */
export const shiftPool = (browser: Browser): ContextPool =>
  contextPool(
    () => browser,
    async (context) => {
      await context.addInitScript(PAGE_PRELUDE);
      await context.addInitScript(watchShifts, COUNTED);
    },
  );

/** Measures the shift in a wide window and in a narrow one. A failed measurement is one of the page's problems, and does not throw. */
export async function shiftsOf(pool: ContextPool, address: string): Promise<Shift[]> {
  const shifts: Shift[] = [];
  for (const width of WIDTHS) {
    const failed = ({ message }: Error): Shift => ({ width, value: 0, parts: [], failure: message });
    shifts.push(await shiftOf(pool, address, width).catch(failed));
  }
  return shifts;
}

export const largest = (shifts: readonly Shift[]): number => Math.max(0, ...shifts.map(({ value }) => value));

/** Returns a sentence for each window with a visible jump, or without a measurement. */
export const shiftProblems = (shifts: readonly Shift[]): string[] =>
  shifts.flatMap(({ width, value, parts, excuse, failure }) => {
    const where = `in a window of ${width} pixels`;
    if (failure !== undefined) return `${where} its layout shift is unknown: ${failure}`;
    return value < STEADY || excuse !== undefined
      ? []
      : `${where} it moves by ${value.toFixed(3)}: ${parts.join(', ')}`;
  });
