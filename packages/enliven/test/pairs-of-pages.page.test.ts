/** Pairs of behaviors that meet on one element of a saved page: each has a test (`pairs.test.tsx`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUnits } from '@enliven/compose';
import { expect, it } from 'vitest';
import { CDN } from './support/built-cdn';
import { ELEMENT_PAIRS } from './support/element-pairs';
import { savedPages } from './support/long';
import { PAGE_PAIRS } from './support/page-pairs';
import { PAIRS } from './support/pairs';
import { stage } from './support/stage';
import { visits } from './support/visit';

stage();
const browser = visits();
const folder = savedPages() ?? '';
const keyOf = (names: readonly string[]) => [...names].sort().join(' + ');

/** Returns the pairs of behaviors on the elements of a document. Runs in a page. */
function pairsOn([html, behaviors]: readonly [string, readonly (readonly [name: string, selector: string])[]]) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const names = new Map<Element, string[]>();
  for (const [name, selector] of behaviors)
    for (const element of parsed.querySelectorAll(selector)) names.set(element, [...(names.get(element) ?? []), name]);
  return [...names.values()].flatMap((own) => own.flatMap((one, at) => own.slice(at + 1).map((other) => [one, other])));
}

it.skipIf(!folder)('each pair on an element of a saved page has a test of its own', async () => {
  const units = readUnits('lite', CDN);
  const behaviors = Object.entries(units.behaviors).flatMap(([name, { selector, globals }]) =>
    globals ? [] : [[name, selector] as const],
  );
  const tested = new Set([...PAIRS, ...PAGE_PAIRS, ...ELEMENT_PAIRS].map(({ names }) => keyOf(names)));
  const { page } = await browser.open('about:blank');
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const pairs = await page.evaluate(pairsOn, [readFileSync(join(folder, name), 'utf8'), behaviors] as const);
    for (const pair of pairs) found.set(keyOf(pair), name);
  }
  expect(found.size).toBeGreaterThan(0);
  expect([...found].filter(([pair]) => !tested.has(pair))).toEqual([]);
});
