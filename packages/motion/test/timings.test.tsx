/** Delays of scroll effects and interactions, to the millisecond (docs/reference/scroll-effects.md#lifecycle and docs/reference/interactions.md#effects). */
import { revealed, Scope } from '@enliven/core';
import { until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../src/animation/animation';
import '../src/interactions/replay';
import { createStateClasses } from '../src/scroll-effects/state-classes';
import { interaction } from './support/interaction';
import { find, renderInteractions } from './support/interactions';
import { A, fade, moves, setPlayed } from './support/played';
import { renderEffects } from './support/scroll-page';

setPlayed();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** Waits for frames of the browser, which the fake timers do not affect, and for callbacks after them. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  vi.advanceTimersByTime(0);
}

describe('elements with scroll effects', () => {
  it('have the class of shown elements 200 ms after the start', () => {
    stopTimers();
    document.body.innerHTML = '<p class="et_animated">early</p><p class="et_animated">late</p>';
    const [early, late] = document.querySelectorAll('p');
    const scope = new Scope({ package: '@enliven/motion' });
    const marks = createStateClasses(scope);
    marks.add(early as Element);
    vi.advanceTimersByTime(199);
    expect(early?.className).toBe('et_animated');
    vi.advanceTimersByTime(1);
    expect(early?.className).toBe('et_had_animation');
    marks.add(late as Element);
    expect(late?.className).toBe('et_had_animation');
    scope.dispose();
    expect([early?.className, late?.className]).toEqual(['et_animated', 'et_animated']);
  });

  it('are measured again 50 ms after the page has changed, once for all changes', async () => {
    await renderEffects(fade, `<main>${A}</main>`);
    await until(() => moves('.a'));
    const measured = vi.fn(() => 0);
    Object.defineProperty(document.querySelector('.a'), 'offsetTop', { get: measured });
    stopTimers();
    revealed.emit(document.body);
    vi.advanceTimersByTime(30);
    revealed.emit(document.body);
    vi.advanceTimersByTime(49);
    await frames();
    expect(measured).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await frames();
    expect(measured).toHaveBeenCalled();
  });
});

describe('an interaction', () => {
  it('is not run again within 50 ms', async () => {
    await renderInteractions([interaction('click', 'toggleVisibility')]);
    const shown = () => getComputedStyle(find('.panel')).display !== 'none';
    const time = vi.spyOn(performance, 'now');
    const pressAt = (now: number) => {
      time.mockReturnValue(now);
      find('.button').click();
      return shown();
    };
    expect(shown()).toBe(true);
    expect(pressAt(100_000)).toBe(false);
    expect(pressAt(100_049)).toBe(false);
    expect(pressAt(100_099)).toBe(true);
    expect(pressAt(100_149)).toBe(false);
    time.mockRestore();
  });
});
