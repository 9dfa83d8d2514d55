/** Animated scrolling, which ends as soon as the visitor acts. */
import { countListeners, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToY } from '../src';
import { cleanUp } from './support/bring';

beforeEach(() => {
  root('<div style="height:9000px"></div>');
  window.scrollTo({ top: 0, behavior: 'instant' });
});
afterEach(async () => {
  document.documentElement.removeAttribute('style');
  vi.restoreAllMocks();
  await cleanUp();
});

describe('scrollToY', () => {
  it('passes intermediate positions in order and reaches its target', async () => {
    const passed: number[] = [];
    const note = () => passed.push(window.scrollY);
    window.addEventListener('scroll', note);
    scrollToY(1000, 400);
    await until(() => window.scrollY === 1000);
    await nextFrames();
    window.removeEventListener('scroll', note);
    expect(passed.some((y) => y > 0 && y < 1000)).toBe(true);
    expect(passed).toEqual([...passed].sort((a, b) => a - b));
  });

  it('scrolls up and down, and stops at the end of the page', async () => {
    scrollToY(99_999, 50);
    const bottom = document.documentElement.scrollHeight - window.innerHeight;
    await until(() => window.scrollY >= bottom - 1);
    scrollToY(100, 50);
    await until(() => window.scrollY === 100);
  });

  it('reaches its target on a page with smooth scrolling', async () => {
    document.documentElement.style.scrollBehavior = 'smooth';
    scrollToY(800, 60);
    await until(() => window.scrollY === 800);
  });

  it.each([0, -1])('jumps when the duration is %d ms', (duration) => {
    scrollToY(700, duration);
    expect(window.scrollY).toBe(700);
  });

  it('jumps under reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    scrollToY(700, 5000);
    expect(window.scrollY).toBe(700);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('stops at once on %s', async (type) => {
    const listeners = countListeners();
    scrollToY(5000, 3000);
    await until(() => window.scrollY > 0);
    window.dispatchEvent(new Event(type));
    const here = window.scrollY;
    await nextFrames(5);
    expect(window.scrollY).toBe(here);
    expect(listeners.left()).toEqual([]);
    listeners.stop();
  });

  it('continues while the key that started it is held', async () => {
    const stop = scrollToY(5000, 3000);
    await until(() => window.scrollY > 0);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
    const here = window.scrollY;
    await until(() => window.scrollY > here);
    stop();
  });

  it('stops at the current position when it is cancelled', async () => {
    const stop = scrollToY(5000, 3000);
    await until(() => window.scrollY > 0);
    stop();
    stop();
    const here = window.scrollY;
    await nextFrames(5);
    expect(window.scrollY).toBe(here);
  });

  it('removes its listeners when it has reached its target', async () => {
    const listeners = countListeners();
    scrollToY(300, 30);
    await until(() => window.scrollY === 300);
    await nextFrames();
    expect(listeners.left()).toEqual([]);
    listeners.stop();
  });
});
