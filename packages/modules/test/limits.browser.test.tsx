/** Attributes of 200,000 characters, in every behavior that parses them: no task takes long. */
import { type AnyBehavior, LONGEST } from '@enliven/core';
import { barCounters } from '@enliven/modules/bar-counters';
import { circleCounter } from '@enliven/modules/circle-counter';
import { countdown } from '@enliven/modules/countdown';
import { filterablePortfolio } from '@enliven/modules/filterable-portfolio';
import { gallery } from '@enliven/modules/gallery';
import { numberCounter } from '@enliven/modules/number-counter';
import { renderBehavior } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  barCounters as bars,
  circleCounter as circle,
  numberCounter as number,
  countdown as timer,
} from './counters-markup';

/** Milliseconds. */
const LONG_TASK = 200;
/** A busy machine is slow sometimes, a slow pattern always. */
const TRIES = 3;
const CHARACTERS = 200_000;

const VALUES = {
  digits: '9'.repeat(CHARACTERS),
  'digits and an end': `${'9'.repeat(CHARACTERS)}x`,
  commas: '1,'.repeat(CHARACTERS / 2),
  spaces: `${' '.repeat(CHARACTERS)}x`,
};

afterEach(() => {
  document.body.innerHTML = '';
});

/** Returns the longest task, in milliseconds, from the start until one second after the mount. */
async function longestTask(behavior: AnyBehavior, markup: string): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = markup;
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.observe({ entryTypes: ['longtask'] });
  const { stop } = await renderBehavior(behavior);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  observer.disconnect();
  await stop();
  warn.mockRestore();
  return longest;
}

const CASES: [AnyBehavior, (value: string) => string][] = [
  [numberCounter, (value) => number(value, ',')],
  [numberCounter, (value) => number('1234567', value)],
  [circleCounter, (value) => circle(`data-number-value="${value}" data-alpha="${value}" data-bar-bg-color="${value}"`)],
  [barCounters, (value) => bars([['A', value, value]])],
  [countdown, (value) => timer(0).replace(/data-end-timestamp="\d+"/, `data-end-timestamp="${value}"`)],
  [
    gallery,
    (value) =>
      `<div class="et_pb_gallery et_pb_gallery_grid"><div class="et_pb_gallery_items" data-per_page="${value}"><div class="et_pb_gallery_item">A</div></div><div class="et_pb_gallery_pagination"></div></div>`,
  ],
  [
    filterablePortfolio,
    (value) =>
      `<div class="et_pb_filterable_portfolio" data-posts-number="${value}"><div class="et_pb_portfolio_filters"><ul><li class="et_pb_portfolio_filter"><a href="#" data-category-slug="${value}">A</a></li></ul></div><div class="et_pb_portfolio_items_wrapper"><div class="et_pb_portfolio_items"><div class="et_pb_portfolio_item">A</div></div></div></div>`,
  ],
];

describe.each(CASES.map(([behavior, markup], at) => ({ at, name: behavior.name, behavior, markup })))(
  '$name ($at)',
  ({ behavior, markup }) => {
    it.each(Object.entries(VALUES))('has no long task for %s', async (_, value) => {
      let least = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < TRIES && least > LONG_TASK; tries++)
        least = Math.min(least, await longestTask(behavior, markup(value)));
      expect(least).toBeLessThan(LONG_TASK);
    });
  },
);

it('a remark names an attribute that is too long, and its element', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderBehavior(gallery, CASES[5]?.[1]('9'.repeat(LONGEST + 1)));
  expect(warn.mock.calls.map(([text]) => text)).toContain(
    `[enliven/core] on "et_pb_gallery_items": data-per_page has ${LONGEST + 1} characters, more than the ${LONGEST} that are read, so it counts as absent. Shorten it.`,
  );
  warn.mockRestore();
});
