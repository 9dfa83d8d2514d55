/** Lists of the server that are none: the measurements go on as if there were nothing in them (docs/reference/beacon.md#page-data). */
// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { measureLrc } from '../src/measure/lrc';
import { measurePreconnect } from '../src/measure/preconnect';
import { type BeaconData, containsAny, createRun, listOf } from '../src/run';

/** Values in place of a list. */
const NO_LISTS: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'script'],
  ['a number', 3],
  ['true', true],
  ['a record', { 0: 'script', length: 1 }],
];

afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(NO_LISTS)('%s in place of a list', (_, value) => {
  const data = (...names: (keyof BeaconData)[]) =>
    createRun(Object.fromEntries(names.map((name) => [name, value])) as BeaconData);

  it('has nothing in it', () => {
    expect(listOf(value as string[])).toEqual([]);
    expect(containsAny('script', value as string[])).toBe(false);
  });

  it('names no elements that ask other hosts', async () => {
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

  it('lets drawing wait where it could', async () => {
    document.body.innerHTML = '<div data-rocket-location-hash="h" id="script-3-true" script="3"></div>';
    Object.assign(document.body.children[0] as Element, { getBoundingClientRect: () => ({ top: 9999 }) });
    const hashes: string[] = [];
    await measureLrc(data('skipStrings', 'exclusions'), hashes);
    expect(hashes).toEqual(['h']);
  });
});

it('takes a list as it is', () => {
  const list = ['a', 'b'];
  expect(listOf(list)).toBe(list);
  expect([containsAny('xby', list), containsAny('xyz', list)]).toEqual([true, false]);
});
