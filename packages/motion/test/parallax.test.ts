/** Parallax backgrounds: the formula (docs/reference/parallax.md#formula) and the page's list. */
import { almost, anything, check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parallaxAt, parallaxTravel, problemText, readParallax } from '../src/math';

it.each([
  [100, 0],
  [550, 135],
  [1400, 390],
])('at the scroll position %d px the background is at %d px', (scroll, y) => {
  const state = parallaxAt({ scroll, viewport: 900, top: 1000, height: 400 });
  expect(state.y).toBeCloseTo(y, 9);
  expect(state.height).toBe(670);
});

it('the distance from entering to leaving equals that of a view timeline with the range cover', () => {
  check(fc.tuple(fc.nat(9000), fc.integer({ min: 1, max: 2000 }), fc.nat(4000)), ([top, viewport, height]) => {
    const at = (scroll: number) => parallaxAt({ scroll, viewport, top, height }).y;
    expect(at(top - viewport)).toBeCloseTo(0, 6);
    expect(at(top + height)).toBeCloseTo(parallaxTravel({ viewport, height }), 6);
  });
});

it('the background always covers the visible part of its section', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  check(
    fc.tuple(share, fc.nat(9000), fc.integer({ min: 1, max: 2000 }), fc.nat(4000)),
    ([way, top, viewport, height]) => {
      const scroll = top - viewport + way * (viewport + height);
      const state = parallaxAt({ scroll, viewport, top, height });
      const lower = top + height + state.y;
      expect(lower - state.height).toBeLessThanOrEqual(Math.max(top, scroll) + 1e-6);
      expect(lower).toBeGreaterThanOrEqual(Math.min(top + height, scroll + viewport) - 1e-6);
    },
  );
});

describe('readParallax', () => {
  const layer = {
    uniqueSelector: '.bg',
    breakpoint: 'tablet',
    state: 'hover',
    enabled: 'on',
    trueParallax: 'off',
    imageUrl: 'a.jpg',
  };

  it('reads layers', () => {
    const { layers, problems } = readParallax([
      {
        selector: '.a',
        data: [layer, { uniqueSelector: '.b', enabled: true, trueParallax: true }, { ...layer, enabled: 'off' }],
      },
    ]);
    expect(problems).toEqual([]);
    expect(layers).toEqual([
      { owner: '.a', selector: '.bg', breakpoint: 'tablet', state: 'hover', moves: false, image: 'a.jpg' },
      { owner: '.a', selector: '.b', breakpoint: 'desktop', state: 'value', moves: true, image: undefined },
    ]);
  });

  it('moves all layers in browsers without fixed backgrounds', () => {
    expect(readParallax([{ selector: '.a', data: [layer] }], true).layers[0]?.moves).toBe(true);
  });

  it('describes each kind of problem once', () => {
    expect(readParallax({}).problems.map(problemText)).toEqual([
      'diviElementBackgroundParallaxData is a value of type object and not a list, so it is left out. Print it as the theme does.',
    ]);
    expect(
      readParallax([{ data: [layer] }, { selector: '.a', data: [{}, {}] }, { selector: '.b' }]).problems.map(
        problemText,
      ),
    ).toEqual([
      'an entry of diviElementBackgroundParallaxData names no selector, so it moves nothing. Check its id, class or selector. So it is with 2 more.',
    ]);
    for (const nothing of [undefined, null, [], ''])
      expect(readParallax(nothing)).toEqual({ layers: [], problems: [] });
  });

  it('never throws', () => {
    const entry = almost('selector', 'data');
    const rows = fc.record({
      selector: fc.string(),
      data: fc.array(almost('uniqueSelector', 'enabled', 'imageUrl', 'state')),
    });
    check(fc.oneof(anything, fc.array(fc.oneof(entry, rows))), (value) => {
      for (const { owner, selector } of readParallax(value).layers) expect(owner && selector).toBeTruthy();
    });
  });
});
