/** Invalid lists in the page data: the measurements treat them as empty (docs/reference/beacon.md#page-data). */
// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { measureLrc } from '../src/measure/lrc';
import { measurePreconnect } from '../src/measure/preconnect';
import { type BeaconData, containsAny, createRun, listOf } from '../src/run';

/** Values in place of a list. */
const NO_LISTS: [string, unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['a string', 'script'],
  ['a number', 3],
  ['true', true],
  ['an object', { 0: 'script', length: 1 }],
];

afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(NO_LISTS)('%s in place of a list', (_, value) => {
  const data = (...names: (keyof BeaconData)[]) =>
    createRun(Object.fromEntries(names.map((name) => [name, value])) as BeaconData);

  it('is treated as empty', () => {
    expect(listOf(value as string[])).toEqual([]);
    expect(containsAny('script', value as string[])).toBe(false);
  });

  it('selects no elements of other hosts', async () => {
    document.body.innerHTML = '<a href="https://other.example/"></a>';
    const origins: string[] = [];
    await measurePreconnect(data('preconnect_external_domain_elements'), origins);
    expect(origins).toEqual([]);
  });

  it('excludes nothing', async () => {
    document.body.innerHTML = '<a class="script 3 true" href="https://other.example/"></a>';
    const run = data('preconnect_external_domain_exclusions');
    run.data.preconnect_external_domain_elements = ['a'];
    const origins: string[] = [];
    await measurePreconnect(run, origins);
    expect(origins).toEqual(['https://other.example']);
  });

  it('does not skip or exclude elements for lazy rendering', async () => {
    document.body.innerHTML = '<div data-rocket-location-hash="h" id="script-3-true" script="3"></div>';
    Object.assign(document.body.children[0] as Element, { getBoundingClientRect: () => ({ top: 9999 }) });
    const hashes: string[] = [];
    await measureLrc(data('skipStrings', 'exclusions'), hashes);
    expect(hashes).toEqual(['h']);
  });
});

it('listOf returns a valid list unchanged', () => {
  const list = ['a', 'b'];
  expect(listOf(list)).toBe(list);
  expect([containsAny('xby', list), containsAny('xyz', list)]).toEqual([true, false]);
});
