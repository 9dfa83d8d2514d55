/** When a slider rotates, and when it pauses (docs/reference/sliders.md#rotation, APG Carousel). */
import { click, finishAnimations, hover, nextFrames, PATIENCE, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slider } from '../src';
import { css, slider as markup, slider5 } from './slider-markup';

const open: (() => Promise<void>)[] = [];
const SPEED = 40;
const FAST = `et_slider_auto et_slider_speed_${SPEED}`;

async function render(classes = FAST) {
  const { element, stop } = await renderBehavior(slider, markup({ classes }) + css);
  open.push(stop);
  const at = () =>
    [...element.querySelectorAll('.et_pb_slide')].findIndex((slide) => slide.matches('.et-pb-active-slide'));
  const button = () => element.querySelector<HTMLElement>('button.enliven-pause');
  const live = () => element.querySelector('.et_pb_slides')?.getAttribute('aria-live');
  return { element, at, button, live };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Expects no move for several intervals. */
async function stays(at: () => number): Promise<void> {
  await finishAnimations();
  const before = at();
  await wait(SPEED * 4);
  await finishAnimations();
  expect(at()).toBe(before);
}

/** Expects a move. A move may have begun before the call, so fades are finished until the slide changes. */
async function movesOn(at: () => number): Promise<void> {
  await finishAnimations();
  const before = at();
  for (let turn = 0; turn < 100 && at() === before; turn++) {
    await wait(10);
    await finishAnimations();
  }
  expect(at()).not.toBe(before);
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('rotation of a slider', () => {
  it('moves repeatedly at its interval', async () => {
    const { at, live } = await render();
    await until(() => live() === 'off');
    await movesOn(at);
    await movesOn(at);
    await movesOn(at);
  });

  it('waits for a fade that is longer than the interval', async () => {
    const { at } = await render();
    await vi.waitFor(() => expect(at()).toBe(1), PATIENCE);
    await wait(SPEED * 3);
    expect(at()).toBe(1);
    await finishAnimations();
    await vi.waitFor(() => expect(at()).toBe(2), PATIENCE);
  });

  it('needs its class', async () => {
    const { at, button, live } = await render(`et_slider_speed_${SPEED}`);
    expect(button()).toBeNull();
    expect(live()).toBe('polite');
    await stays(at);
  });

  it('has an interval of 7 s by default', async () => {
    const timeout = vi.spyOn(globalThis, 'setTimeout');
    await render('et_slider_auto');
    expect(timeout.mock.calls.some(([, delay]) => delay === 7000)).toBe(true);
  });

  it('pauses on hover, with a class, and restarts afterwards', async () => {
    const { element, at } = await render();
    const away = hover(element);
    await nextFrames();
    expect(element.matches('.et_slider_hovered')).toBe(true);
    await stays(at);
    away();
    await nextFrames();
    expect(element.matches('.et_slider_hovered')).toBe(false);
    await movesOn(at);
  });

  it('does not pause on hover with the class to ignore hover, nor for touch', async () => {
    const { element, at } = await render(`${FAST} et_slider_auto_ignore_hover`);
    hover(element);
    await movesOn(at);
    expect(element.matches('.et_slider_hovered')).toBe(false);
    const other = await render();
    other.element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
    await movesOn(other.at);
  });

  it('pauses while the slider has keyboard focus', async () => {
    const { element, at, live } = await render();
    const arrow = element.querySelector('.et-pb-arrow-next') as HTMLElement;
    vi.spyOn(arrow, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    arrow.focus();
    await nextFrames();
    expect(live()).toBe('polite');
    await stays(at);
    arrow.blur();
    await nextFrames();
    expect(live()).toBe('off');
    await movesOn(at);
  });

  it('pauses on a hidden page', async () => {
    const { at } = await render();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await stays(at);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await movesOn(at);
  });

  it('has no timer while it is off screen', async () => {
    const eyes: ((entries: unknown[]) => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(see: (entries: unknown[]) => void) {
          eyes.push(see);
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const { element, at } = await render();
    const see = (isIntersecting: boolean) => {
      for (const eye of eyes) eye([{ target: element, isIntersecting }]);
    };
    await stays(at);
    see(true);
    await movesOn(at);
    see(false);
    await stays(at);
  });

  it('checks every 2 s whether the class for a pause has been removed', async () => {
    const interval = vi.spyOn(globalThis, 'setInterval');
    const { element, at } = await render(`${FAST} et_pb_pause_slider`);
    await stays(at);
    const [again] = interval.mock.calls.find(([, delay]) => delay === 2000) as [() => void];
    again();
    await stays(at);
    element.classList.remove('et_pb_pause_slider');
    again();
    await until(() => at() === 1);
  });

  it.each([
    ['Divi 4', markup],
    ['Divi 5', slider5],
  ])('counts its interval from the start of a move in %s', async (_name, print) => {
    const { element, stop } = await renderBehavior(
      slider,
      print({ classes: 'et_slider_auto et_slider_speed_54321' }) + css,
    );
    open.push(stop);
    const timeout = vi.spyOn(globalThis, 'setTimeout');
    const starts = () => timeout.mock.calls.filter(([, delay]) => delay === 54321).length;
    click(element.querySelector('.et-pb-arrow-next') as Element);
    await nextFrames();
    const moving = starts();
    expect(moving).toBeGreaterThan(0);
    await finishAnimations();
    expect(starts()).toBe(moving);
  });

  it('is disabled under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { at, button, live } = await render();
    expect(button()).toBeNull();
    expect(live()).toBe('polite');
    await stays(at);
  });
});

describe('the pause button of a slider', () => {
  it('is the first child, and stops the rotation until it is pressed again', async () => {
    const { element, at, button, live } = await render();
    expect(element.firstElementChild?.className).toBe('enliven-pause');
    expect(button()?.getAttribute('aria-label')).toBe('Pause slides');
    click(button() as Element);
    await nextFrames();
    expect(button()?.getAttribute('aria-label')).toBe('Play slides');
    expect(live()).toBe('polite');
    hover(element)();
    await stays(at);
    click(button() as Element);
    await nextFrames();
    expect(button()?.getAttribute('aria-label')).toBe('Pause slides');
    await movesOn(at);
  });

  it('starts the rotation although it has focus', async () => {
    const { at, button } = await render();
    const pause = button() as HTMLElement;
    vi.spyOn(pause, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    pause.focus();
    await stays(at);
    click(pause);
    await stays(at);
    click(pause);
    await movesOn(at);
    pause.blur();
  });

  it('keeps its state when the visitor moves the slider', async () => {
    const { element, at, button } = await render();
    click(button() as Element);
    click(element.querySelector('.et-pb-arrow-next') as Element);
    await finishAnimations();
    expect(at()).toBe(1);
    await stays(at);
  });
});
