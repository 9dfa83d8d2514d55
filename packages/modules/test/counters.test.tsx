/** Number, circle and bar counters: when they count, what they show, and their names (docs/reference/counters.md). */
import type { AnyBehavior } from '@enliven/core';
import { hover, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barCounters } from '../src/bar-counters';
import { circleCounter } from '../src/circle-counter';
import { numberCounter } from '../src/number-counter';
import {
  barCounters as bars,
  circleCounter as circle,
  circleCounter5 as circle5,
  css,
  numberCounter as number,
  numberCounter5 as number5,
} from './counters-markup';
import { controlSight, reduceMotion } from './sight';

const undo: (() => unknown)[] = [];
let sight: ReturnType<typeof controlSight>;
beforeEach(() => {
  sight = controlSight();
});
afterEach(async () => {
  for (const off of undo.splice(0).reverse()) await off();
  sight.restore();
  for (const name of [
    'diviModuleNumberCounterData',
    'diviModuleCircleCounterData',
    'diviBreakpointData',
    'et_pb_custom',
  ])
    delete (globalThis as Record<string, unknown>)[name];
});

async function render(behavior: AnyBehavior, markup: string) {
  const { element, stop } = await renderBehavior(behavior, markup + css);
  undo.push(stop);
  const percent = element.querySelector('.percent') as HTMLElement;
  return { element, percent, text: () => element.querySelector('.percent-value')?.textContent };
}

const ended = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), { timeout: 4000, interval: 20 });
const set = (name: string, value: unknown) => Object.assign(globalThis, { [name]: value });

describe('number counter', () => {
  it('is empty out of view, and counts in whole numbers up to its value in view', async () => {
    const { element, text } = await render(numberCounter, number('12500.5'));
    await nextFrames(3);
    expect(element.classList.contains('active')).toBe(false);
    expect(text()).toBe('');
    sight.look(element, 'seen');
    await until(() => element.classList.contains('active'));
    const seen = new Set<string>();
    await ended(() => seen.add(text() ?? '') && text() === '12,500.5');
    const steps = [...seen].map((step) => Number(step.replaceAll(',', '')));
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.slice(0, -1).every(Number.isInteger)).toBe(true);
  });

  it('keeps the prefix and suffix of its number while it counts', async () => {
    const value = '+500.5k';
    const { element, text } = await render(numberCounter, number(value));
    sight.look(element, 'seen');
    await until(() => text() !== '');
    const seen = new Set<string>();
    await ended(() => seen.add(text() ?? '') && text() === value);
    expect([...seen].filter((step) => !/^\+\d+(\.5)?k$/.test(step))).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
  });

  it('has its final value as name from the start', async () => {
    const { percent } = await render(numberCounter, number());
    expect(percent.getAttribute('role')).toBe('img');
    expect(percent.getAttribute('aria-label')).toBe('12,500%');
  });

  it('shows the value at once when it is above the window', async () => {
    const { element, text } = await render(numberCounter, number());
    sight.look(element, 'above');
    await until(() => text() === '12,500');
  });

  it('shows the value at once when it leaves the screen', async () => {
    const { element, text } = await render(numberCounter, number());
    sight.look(element, 'seen');
    await until(() => /[1-9]/.test(text() ?? '') && text() !== '12,500');
    sight.look(element, 'below');
    await until(() => text() === '12,500');
  });

  it('shows the value at once under reduced motion', async () => {
    undo.push(reduceMotion());
    const { element, text } = await render(numberCounter, number());
    expect(element.classList.contains('active')).toBe(true);
    expect(text()).toBe('12,500');
  });

  it('starts at once when the site ignores waypoints', async () => {
    set('et_pb_custom', { ignore_waypoints: 'yes' });
    const { element, text } = await render(numberCounter, number());
    expect(element.classList.contains('active')).toBe(true);
    await until(() => text() === '12,500');
  });

  it('shows its value when it is printed while it counts', async () => {
    const { element, text } = await render(numberCounter, number());
    sight.look(element, 'seen');
    await until(() => element.classList.contains('active'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(text()).toBe('12,500');
  });

  it('shows its value when it is printed before it is in view', async () => {
    const { element, text } = await render(numberCounter, number());
    await nextFrames();
    window.dispatchEvent(new Event('beforeprint'));
    expect(text()).toBe('12,500');
    sight.look(element, 'seen');
    await until(() => element.classList.contains('active'));
    expect(text()).toBe('12,500');
  });

  it.each(['many', ''])('shows the text "%s" without counting', async (value) => {
    const { element, text } = await render(numberCounter, number(value));
    sight.look(element, 'seen');
    await until(() => element.classList.contains('active'));
    await nextFrames();
    expect(text()).toBe(value);
  });

  it('counts on to a value that another script sets on .percent', async () => {
    const { element, percent, text } = await render(numberCounter, number('10'));
    sight.look(element, 'above');
    await until(() => text() === '10');
    percent.setAttribute('data-number-value', '20');
    await until(() => text() === '20');
    expect(percent.getAttribute('aria-label')).toBe('20%');
  });

  it('reads its value for breakpoint and hover from the page’s data in Divi 5', async () => {
    set('diviBreakpointData', {});
    set('diviModuleNumberCounterData', [
      { selector: '((broken', data: {} },
      {
        selector: '.et_pb_number_counter_0',
        data: { numberValue: { desktop: { value: '1,250.5', hover: '8' }, phone: { value: '3' } } },
      },
    ]);
    const { element, text, percent } = await render(numberCounter, number5('%'));
    expect(percent.getAttribute('aria-label')).toBe('1,250.5%');
    sight.look(element, 'above');
    await until(() => text() === '1,250.5');
    const leave = hover(element);
    await until(() => text() === '8');
    leave();
    await until(() => text() === '1,250.5');
  });

  it('becomes active without data in Divi 5, without a role', async () => {
    const { element, percent } = await render(numberCounter, number5());
    sight.look(element, 'seen');
    await until(() => element.classList.contains('active'));
    expect(percent.hasAttribute('role')).toBe(false);
  });
});

describe('circle counter', () => {
  it('draws on one canvas, counts in view, and ends with the author’s text', async () => {
    const { element, percent, text } = await render(circleCounter, circle('data-number-value="33.5"'));
    const inner = element.querySelector('.et_pb_circle_counter_inner') as Element;
    expect(inner.querySelectorAll('canvas[aria-hidden=true][data-enliven-ignore]').length).toBe(1);
    const paragraph = percent.querySelector('p') as HTMLElement;
    expect(paragraph.style.visibility).toBe('');
    sight.look(element, 'seen');
    await until(() => paragraph.style.visibility === 'visible');
    await ended(() => text() === '33.5');
    expect(percent.getAttribute('aria-label')).toBe('33.5%');
  });

  it.each([
    ['140', '140'],
    ['half', 'half'],
  ])('shows the value %s unchanged', async (value, shown) => {
    const { element, text } = await render(circleCounter, circle(`data-number-value="${value}"`));
    sight.look(element, 'above');
    await until(() => text() === shown);
  });

  it('has the name 0% when its value is empty', async () => {
    const { percent } = await render(circleCounter, circle('data-number-value=""'));
    expect(percent.getAttribute('aria-label')).toBe('0%');
  });

  it('draws beside the text and reads the page’s data in Divi 5', async () => {
    set('diviModuleCircleCounterData', [
      { selector: '.et_pb_circle_counter_0 .percent', data: { numberValue: { desktop: { value: '68' } } } },
    ]);
    const { element, percent, text } = await render(circleCounter, circle5());
    expect(percent.querySelectorAll(':scope > canvas').length).toBe(1);
    sight.look(element, 'above');
    await until(() => text() === '68');
  });

  it('shows its value when it is printed before it is in view', async () => {
    const { text } = await render(circleCounter, circle());
    window.dispatchEvent(new Event('beforeprint'));
    expect(text()).toBe('64');
  });

  it('draws nothing without its inner element', async () => {
    const { element } = await render(circleCounter, '<div class="et_pb_circle_counter"><p>?</p></div>');
    expect(element.querySelector('canvas')).toBeNull();
  });
});

describe('bar counters', () => {
  it('have their widths from the start and grow once in view', async () => {
    const { element } = await render(
      barCounters,
      bars([
        ['Roasting', '72%', '72%'],
        ['Packing', '102.5%', '102.5%'],
      ]),
    );
    const amounts = [...element.querySelectorAll<HTMLElement>('.et_pb_counter_amount')];
    expect(amounts.map(({ style }) => style.width)).toEqual(['72%', '72%', '102.5%', '102.5%']);
    expect(element.classList.contains('et-animated')).toBe(false);
    sight.look(element, 'seen');
    await until(() => element.classList.contains('et-animated'));
  });

  it('are announced once, and have a name when the server prints no text', async () => {
    const { element } = await render(
      barCounters,
      bars([
        ['Roasting', '72%', '72%'],
        ['Packing', '30%', ''],
      ]),
    );
    const [loud, silent] = element.querySelectorAll('.et_pb_counter_container');
    expect(loud?.hasAttribute('role')).toBe(false);
    expect(loud?.querySelectorAll('[aria-hidden=true]').length).toBe(1);
    expect(silent?.getAttribute('role')).toBe('img');
    expect(silent?.getAttribute('aria-label')).toBe('30%');
  });

  it('do not animate under reduced motion', async () => {
    undo.push(reduceMotion());
    const { element } = await render(barCounters, bars());
    expect(element.classList.contains('et-animated')).toBe(true);
    expect((element.querySelector('.et_pb_counter_amount') as HTMLElement).style.animation).toContain('none');
  });

  it('animate again to a percentage that changes with the device in Divi 5', async () => {
    set('diviBreakpointData', {});
    const { element } = await render(barCounters, bars());
    const amount = element.querySelector('.et_pb_counter_amount') as HTMLElement;
    expect(amount.style.animation).toBe('');
    amount.setAttribute('data-width', '40%');
    await until(() => amount.style.width === '40%');
    expect(amount.style.animation).toContain('slideWidth');
  });

  it('set no width when their percentage is no number', async () => {
    const { element } = await render(barCounters, bars([['Roasting', 'full', '']]));
    expect((element.querySelector('.et_pb_counter_amount') as HTMLElement).style.width).toBe('');
  });
});
