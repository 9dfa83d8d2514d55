/** Pairs of behaviors that meet on one element of a saved page: each has a test (`packages/enliven/test/pairs.test.tsx`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUnits } from '@enliven/compose';
import { compile } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { expect, it } from 'vitest';
import { ELEMENT_PAIRS } from '../../enliven/test/support/element-pairs';
import { savedPages } from '../../enliven/test/support/long';
import { PAGE_PAIRS } from '../../enliven/test/support/page-pairs';
import { PAIRS } from '../../enliven/test/support/pairs';
import { elementsOf, parsePage } from '../src/scan';

const folder = savedPages() ?? '';
const keyOf = (names: readonly string[]) => [...names].sort().join(' + ');

/** Returns the pairs on the elements of a page. */
function pairsOn(html: string, behaviors: readonly [name: string, matches: (element: Element) => boolean][]): string[] {
  return [...elementsOf(parsePage(html))].flatMap((element) => {
    const names = behaviors.filter(([, matches]) => matches(element)).map(([name]) => name);
    return names.flatMap((name, at) => names.slice(at + 1).map((other) => keyOf([name, other])));
  });
}

it.skipIf(!folder)('each pair on an element of a saved page has a test of its own', { timeout: 60_000 }, () => {
  const behaviors = Object.entries(readUnits('lite').behaviors).flatMap(([name, { selector, globals }]) =>
    globals ? [] : [[name, compile<AnyNode, Element>(selector)] as const],
  );
  const tested = new Set([...PAIRS, ...PAGE_PAIRS, ...ELEMENT_PAIRS].map(({ names }) => keyOf(names)));
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html'))
      for (const pair of pairsOn(readFileSync(join(folder, name), 'utf8'), behaviors as never)) found.set(pair, name);
  expect(found.size).toBeGreaterThan(0);
  expect([...found].filter(([pair]) => !tested.has(pair))).toEqual([]);
});
