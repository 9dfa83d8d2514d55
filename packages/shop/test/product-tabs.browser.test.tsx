/** Scroll position of a fragment target within a tab when the panels above it are hidden. */
import { start } from '@enliven/core';
import { nextFrames, until } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { productTabs } from '../src';

const tab = (key: string) => `<li class="${key}_tab"><a href="#tab-${key}">${key}</a></li>`;
const panel = (key: string, inner: string) => `<div class="wc-tab" id="tab-${key}">${inner}</div>`;
const MARKUP = `<style>html { overflow-anchor: none }</style><div style="height: 900px"></div>
<div class="wc-tabs-wrapper"><ul class="wc-tabs">${tab('description')}${tab('reviews')}</ul>
${panel('description', '<p style="height: 700px">Text</p>')}${panel('reviews', '<div id="reviews" style="height: 2000px">Reviews</div>')}</div>`;

afterEach(() => {
  history.replaceState(null, '', ' ');
  document.body.replaceChildren();
});

async function open(scrolled?: number, id = 'reviews'): Promise<number> {
  document.body.innerHTML = MARKUP.replace('id="reviews"', `id="${id}"`);
  const reviews = document.getElementById(id) as HTMLElement;
  history.replaceState(null, '', `#${id}`);
  if (scrolled === undefined) reviews.scrollIntoView();
  else scrollTo(0, scrolled);
  const runtime = start([productTabs]);
  await until(() => document.querySelector<HTMLElement>('#tab-description')?.style.display === 'none');
  await nextFrames();
  const { top } = reviews.getBoundingClientRect();
  await runtime.stop();
  return top;
}

it.each(['reviews', 'respond'])('the target #%s stays in view when the tabs mount', async (id) => {
  expect(Math.abs(await open(undefined, id))).toBeLessThan(2);
});

it('the tabs do not scroll back to the target if the visitor has scrolled on', async () => {
  await open(1900);
  expect(scrollY).toBe(1900);
});
