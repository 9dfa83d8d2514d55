/** Actions of a visitor: pointer, touch, keys, scrolling, sizes of the window, network and visibility. */
import type { CDPSession, Page } from 'playwright';
import type { Random } from '../support/random';
import { control, controlBy } from './control';

export interface Hand {
  page: Page;
  session: CDPSession;
  random: Random;
  /** Whether the network is off. */
  isOffline: boolean;
  isHidden: boolean;
}

type Action = (hand: Hand) => Promise<unknown>;
interface Point {
  x: number;
  y: number;
}

const WINDOW = { width: 1280, height: 900 };
/** Width and height of windows in CSS pixels, and device pixels per CSS pixel: as by resizing, rotation and zooming. */
const WINDOWS: readonly (readonly [width: number, height: number, pixels: number])[] = [
  [1280, 900, 1],
  [1024, 720, 1.25],
  [853, 600, 1.5],
  [640, 450, 2],
  [768, 1024, 2],
  [390, 844, 3],
  [844, 390, 3],
  [1600, 900, 1],
  [980, 700, 1],
  [981, 700, 1],
];
const MOVES = 3;
const KEYS = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Home', 'End', 'PageDown', 'PageUp'];
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const LETTERS = [...'abefimkx1@'];

const anywhere = ({ random }: Hand): Point => ({ x: random.below(WINDOW.width), y: random.below(WINDOW.height) });
/** Returns the center of a control in the window, or any point if there is none. */
async function somewhere(hand: Hand): Promise<Point> {
  const found = await hand.page.evaluate(control, controlBy(hand.random.share()));
  return found ?? anywhere(hand);
}

const setWindow = (session: CDPSession, width: number, height: number, deviceScaleFactor: number) =>
  session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });

const setPinch = (session: CDPSession, pageScaleFactor: number) =>
  session.send('Emulation.setPageScaleFactor', { pageScaleFactor });

async function setOffline(hand: Hand, isOffline: boolean): Promise<void> {
  await hand.page.context().setOffline(isOffline);
  hand.isOffline = isOffline;
}

/** Headless browsers never hide a page, so this makes the document report that it is hidden. */
async function setHidden(hand: Hand, isHidden: boolean): Promise<void> {
  await hand.page.evaluate((hidden) => {
    Object.defineProperties(document, {
      hidden: { configurable: true, value: hidden },
      visibilityState: { configurable: true, value: hidden ? 'hidden' : 'visible' },
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
  hand.isHidden = isHidden;
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints });

async function swipe({ session }: Hand, from: Point, to: Point): Promise<void> {
  await touch(session, 'touchStart', [from]);
  for (let move = 1; move <= MOVES; move++) {
    const share = move / MOVES;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await touch(session, 'touchMove', [point]);
  }
  await touch(session, 'touchEnd', []);
}

async function drag({ page: { mouse } }: Hand, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: MOVES });
  await mouse.up();
}

const clickAt = ({ page }: Hand, { x, y }: Point, clickCount = 1) => page.mouse.click(x, y, { clickCount });
const moveTo = ({ page }: Hand, { x, y }: Point) => page.mouse.move(x, y, { steps: MOVES });

async function tap({ session }: Hand, point: Point): Promise<void> {
  await touch(session, 'touchStart', [point]);
  await touch(session, 'touchEnd', []);
}

/** Actions with the number of times that each is as likely as one. */
const ACTIONS: readonly [weight: number, action: Action][] = [
  [6, async (hand) => moveTo(hand, await somewhere(hand))],
  [12, async (hand) => clickAt(hand, await somewhere(hand))],
  [3, (hand) => clickAt(hand, anywhere(hand))],
  [1, async (hand) => clickAt(hand, await somewhere(hand), 2)],
  [1, async (hand) => drag(hand, await somewhere(hand), anywhere(hand))],
  [6, async (hand) => tap(hand, await somewhere(hand))],
  [3, (hand) => swipe(hand, anywhere(hand), anywhere(hand))],
  [10, ({ page, random }) => page.keyboard.press(random.oneOf(KEYS))],
  [4, ({ page, random }) => page.keyboard.press(random.oneOf(ARROWS))],
  [3, ({ page, random }) => page.keyboard.press(random.oneOf(LETTERS))],
  [10, ({ page, random }) => page.mouse.wheel(0, random.below(1600) - 600)],
  [3, ({ page, random }) => page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), random.share())],
  [3, ({ session, random }) => setWindow(session, ...random.oneOf(WINDOWS))],
  [1, ({ session, random }) => setPinch(session, 1 + random.share())],
  [2, (hand) => setOffline(hand, !hand.isOffline)],
  [2, (hand) => setHidden(hand, !hand.isHidden)],
];

const BAG = ACTIONS.flatMap(([weight, action]) => Array.from({ length: weight }, () => action));

/** Does one random action. */
export const act = (hand: Hand): Promise<unknown> => hand.random.oneOf(BAG)(hand);

/** Ends everything that actions have begun: the window has its size, the network is on, the page is visible and at its top. */
export async function comeToRest(hand: Hand): Promise<void> {
  await setOffline(hand, false);
  await setHidden(hand, false);
  await setPinch(hand.session, 1);
  await setWindow(hand.session, WINDOW.width, WINDOW.height, 1);
  for (let press = 0; press < 3; press++) await hand.page.keyboard.press('Escape');
  await hand.page.mouse.move(0, 0);
  await hand.page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    // Playwright waits for a cancelled navigation until another one within the document ends.
    history.replaceState(history.state, '', location.href);
  });
}
