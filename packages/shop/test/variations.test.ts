/** The variation that matches the selected options. */
import { describe, expect, it } from 'vitest';
import { initialTab } from '../src/product-tabs/product-tabs';
import { findVariation, isPossible, readVariation } from '../src/variations/match';
import { VARIATIONS } from './support/product';

const list = VARIATIONS.flatMap((one) => readVariation(one) ?? []);
const chosen = (color: string, size: string) => ({ attribute_color: color, attribute_size: size });

describe('variations', () => {
  it.each([
    ['Red', 'S', '216'],
    ['Red', 'M', '217'],
    ['Red', 'L', undefined],
    ['Green', 'L', '218'],
    ['Blue', 'S', undefined],
  ])('with %s and %s have the match %s', (color, size, id) => {
    expect(findVariation(list, chosen(color, size))?.id).toBe(id);
  });

  it('limit an option to those that match the other selected options', () => {
    expect(isPossible(list, chosen('Red', ''), 'attribute_size', 'L')).toBe(false);
    expect(isPossible(list, chosen('Green', ''), 'attribute_size', 'L')).toBe(true);
    expect(isPossible(list, chosen('', 'M'), 'attribute_color', 'Blue')).toBe(false);
  });

  it.each([undefined, null, 7, 'text', [], {}, { variation_id: 'x' }, { variation_id: -1 }])(
    'are not read from %j',
    (value) => {
      expect(readVariation(value)).toBeUndefined();
    },
  );
});

describe('the initial tab', () => {
  const names = ['description', 'additional_information', 'reviews'];
  it.each([
    ['', 'http://site.test/product/', 0],
    ['#reviews', '', 2],
    ['#tab-reviews', '', 2],
    ['#comment-12', '', 2],
    ['#tab-additional_information', '', 1],
    ['#elsewhere', '', 0],
    ['', 'http://site.test/product/comment-page-2/', 2],
    ['', 'http://site.test/product/?cpage=2', 2],
  ])('of “%s” at “%s” is %i', (hash, address, at) => {
    expect(initialTab(names, hash, address)).toBe(at);
  });
});
