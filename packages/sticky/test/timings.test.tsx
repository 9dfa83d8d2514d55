/** Delays before sticky modules are measured and styled, to the millisecond (docs/reference/sticky.md#start-and-end, docs/reference/sticky.md#timers). */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Member } from '../src/sticky/member';
import { isMoved } from '../src/sticky/page-context';
import { createScrollPadding } from '../src/sticky/stuck-element';
import { watchSizes } from '../src/sticky/watch-sizes';
import { giveBoxes, scrollPage } from './support/boxes';
import { one } from './support/one-module';
import './support/parts';
import { find } from './support/sticky-page';

beforeEach(() => {
  giveBoxes();
  scrollPage(0);
});

function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
/** Waits for frames of the browser, which the fake timers do not affect, and runs callbacks that wait for layout. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    vi.advanceTimersByTime(0);
  }
}

describe('sizes of sticky modules', () => {
  it('are measured again 50 ms after the last change', () => {
    let grow = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: (entries: object[]) => void) {
          grow = () => tell([{ target: document.documentElement, borderBoxSize: [{ inlineSize: 9, blockSize: 9 }] }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    stopTimers();
    const rested = vi.fn();
    const watch = watchSizes(document.documentElement, rested);
    watch([{ first: document.body } as unknown as Member]);
    grow();
    vi.advanceTimersByTime(49);
    grow();
    vi.advanceTimersByTime(49);
    expect(rested).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(rested).toHaveBeenCalledOnce();
    grow();
    watch([]);
    vi.advanceTimersByTime(1000);
    expect(rested).toHaveBeenCalledOnce();
  });
});

describe('an entrance that never ends', () => {
  it('is checked after 60 ms, then at growing intervals, for all modules inside at once', () => {
    document.body.innerHTML =
      '<div class="et_animated" style="transform:translateY(9px)"><p class="a"></p><p class="b"></p></div>';
    stopTimers();
    const look = vi.fn(() => {
      isMoved(find('a'), look);
      isMoved(find('b'), look);
    });
    look();
    vi.advanceTimersByTime(59);
    expect(look).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(look.mock.calls.length).toBeLessThan(25);
    (document.body.firstElementChild as HTMLElement).style.transform = '';
    expect(isMoved(find('a'), look)).toBe(false);
  });
});

describe('a module with a sticky width', () => {
  it('has the width 50 ms after it has become stuck', async () => {
    await one({ stickyStyles: { width: '400px' } });
    stopTimers();
    window.scrollTo(0, 600);
    window.dispatchEvent(new Event('scroll'));
    await frames();
    expect(find('m').style.position).toBe('fixed');
    vi.advanceTimersByTime(49);
    await frames();
    expect(find('m').style.width).not.toBe('400px');
    vi.advanceTimersByTime(1);
    await frames();
    expect(find('m').style.width).toBe('400px');
  });
});

it('no scroll padding is written after its release, even when a frame for it is pending', async () => {
  const root = document.documentElement;
  const frames: FrameRequestCallback[] = [];
  const request = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  onTestFinished(() => request.mockRestore());
  const setScrollPadding = createScrollPadding(document);
  setScrollPadding({ top: 40, bottom: 0 });
  await expect.poll(() => frames.length).toBe(1);
  setScrollPadding();
  frames[0]?.(0);
  expect(getComputedStyle(root).scrollPaddingTop).toBe('');
  // Control: without the release, the padding is written.
  setScrollPadding({ top: 40, bottom: 0 });
  await expect.poll(() => frames.length).toBe(2);
  frames[1]?.(0);
  expect(getComputedStyle(root).scrollPaddingTop).toBe('40px');
  setScrollPadding();
});
