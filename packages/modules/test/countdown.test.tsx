/** Countdown on a page: units, zero states, labels, and pauses off screen (docs/reference/counters.md#countdowns). */
import { nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countdown } from '../src/countdown';
import { countdown as markup } from './counters-markup';
import { controlSight } from './sight';

const undo: (() => unknown)[] = [];
let sight: ReturnType<typeof controlSight>;
beforeEach(() => {
  sight = controlSight();
});
afterEach(async () => {
  for (const off of undo.splice(0).reverse()) await off();
  sight.restore();
  vi.useRealTimers();
  delete (globalThis as Record<string, unknown>).diviBreakpointData;
});

const now = () => Math.ceil(Date.now() / 1000);

async function render(page: string) {
  const { element, stop } = await renderBehavior(countdown, page);
  undo.push(stop);
  const all = (selector: string) => [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const zero = () => [...element.querySelectorAll('.section')].map(({ classList }) => classList.contains('zero'));
  return { element, values: () => all('.value'), labels: () => all('.label'), zero };
}

describe('countdown', () => {
  it('writes units with their number of digits', async () => {
    const { values } = await render(markup(now() + 2 * 86_400 + 3 * 3600 + 4 * 60 + 30));
    expect(values().slice(0, 3)).toEqual(['002', '03', '04']);
    expect(values()[3]).toMatch(/^(29|30|28)$/);
  });

  it('ticks on screen, pauses off screen, and is correct when it is on screen again', async () => {
    const { element, values } = await render(markup(now() + 50));
    sight.look(element, 'seen');
    const first = Number(values()[3]);
    await vi.waitFor(() => expect(Number(values()[3])).toBeLessThan(first), { timeout: 2500 });
    sight.look(element, 'below');
    await nextFrames();
    const stood = values()[3];
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 20_000);
    undo.push(() => vi.restoreAllMocks());
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(values()[3]).toBe(stood);
    sight.look(element, 'seen');
    await until(() => Number(values()[3]) <= Number(stood) - 20);
  });

  it('marks zero units and the colons after them', async () => {
    const { zero } = await render(markup(now() + 3700));
    // days, colon, hours, colon, minutes, colon, seconds
    expect(zero()).toEqual([true, true, false, false, false, false, false]);
  });

  it.each([now() - 60, 'soon', ''])('shows zeros and stops when the end is %s', async (end) => {
    const { element, values, zero } = await render(markup(end));
    expect(values()).toEqual(['000', '00', '00', '00']);
    expect(zero()).toEqual(Array(7).fill(true));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    sight.look(element, 'seen');
    await nextFrames(3);
    // A tick is due within a second.
    expect(timers.mock.calls.filter(([, delay]) => Number(delay) > 1 && Number(delay) <= 1000)).toEqual([]);
    timers.mockRestore();
  });

  it.each(['3_8', '1_4'])('has short labels in a column %s', async (column) => {
    const { labels } = await render(`<div class="et_pb_column_${column}">${markup(now() + 60)}</div>`);
    expect(labels()).toEqual(['Day', 'Hrs', 'Min', 'Sec']);
  });

  it('has the full labels elsewhere', async () => {
    const { labels } = await render(markup(now() + 60));
    expect(labels()).toEqual(['Day(s)', 'Hour(s)', 'Minute(s)', 'Second(s)']);
  });

  it('is a timer, named by title and moment, without announcements of each second', async () => {
    const { element } = await render(`<div lang="en">${markup(1_893_456_000)}</div>`);
    expect(element.getAttribute('role')).toBe('timer');
    await nextFrames();
    expect(element.getAttribute('aria-label')).toBe('Doors open in');
    sight.look(element, 'seen');
    await nextFrames(4);
    // Formatting the end time is slow in browsers, so it waits until the visitor has stopped scrolling past.
    expect(element.getAttribute('aria-label')).toBe('Doors open in');
    await until(() => /^Doors open in: .*20(29|30)/.test(element.getAttribute('aria-label') ?? ''));
    expect(element.querySelector('[aria-live]')).toBeNull();
  });

  it('does not overwrite elements in place of a number', async () => {
    const { element } = await render(markup(now() + 60).replace('"value"></p>', '"value"><b>?</b></p>'));
    expect(element.querySelector('.days .value')?.innerHTML).toBe('<b>?</b>');
  });
});
