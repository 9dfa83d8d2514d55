/** Values joined by pipes. */
import { almostText, anything, check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSlot, hasSlot, joinSlots, mergeSlots, setSlot, splitSlots } from '../src';

describe('splitSlots', () => {
  it.each([
    ['a|b|c', 2, ['a', 'b']],
    ['a', 3, ['a', '', '']],
    ['a|b', undefined, ['a', 'b']],
    ['a|b', Number.NaN, ['a', 'b']],
    ['a|b', 0, []],
    ['a|b', -1, []],
    ['', undefined, ['']],
    [undefined, 2, ['', '']],
    [null, undefined, ['']],
    [false, 1, ['']],
    [0, 2, ['0', '']],
  ])('of %j with the count %s returns %j', (value, count, slots) => {
    expect(splitSlots(value, count)).toEqual(slots);
  });
});

describe('setSlot and getSlot', () => {
  it('write one slot', () => {
    expect(setSlot('a|b|c', 1, 'z', 3)).toBe('a|z|c');
    expect(setSlot('a', 2, 'z', 3)).toBe('a||z');
    expect(setSlot('a|b|c', 1, undefined, 3)).toBe('a||c');
    expect(setSlot('a|b|c', 1, '', 3)).toBe('a||c');
    expect(setSlot('a|b|c', 1, 0, 3)).toBe('a|0|c');
  });

  it.each([-1, 3, 1.5, Number.NaN, '1' as unknown as number])('reject the index %s', (index) => {
    expect(setSlot('a|b|c', index, 'z', 3)).toBe('a|b|c');
  });

  it('return an empty string for missing slots', () => {
    expect(getSlot('a|b', 1)).toBe('b');
    expect(getSlot('a|b', 2)).toBe('');
    expect(getSlot('a|b', -1)).toBe('');
    expect(getSlot(undefined, 0)).toBe('');
  });

  it('read the slot that was written', () => {
    const slot = fc.string().filter((text) => !text.includes('|'));
    check(fc.tuple(almostText, fc.nat(8), slot), ([value, index, written]) => {
      expect(getSlot(setSlot(value, index, written, 9), index)).toBe(written);
    });
  });
});

describe('mergeSlots', () => {
  it.each([
    ['a||c', 'x|y|z', 3, 'a|y|c'],
    ['0||', '1|2|3', 3, '0|2|3'],
    ['', 'x|y', 2, 'x|y'],
    ['a', 'x|y', undefined, 'a|y'],
  ])('of %j over %j with the count %s returns %j', (value, fallback, count, merged) => {
    expect(mergeSlots(value, fallback, count)).toBe(merged);
  });
});

it('hasSlot returns whether any slot is filled', () => {
  expect(hasSlot('||')).toBe(false);
  expect(hasSlot('||0')).toBe(true);
  expect(hasSlot(undefined)).toBe(false);
});

it('splitSlots and joinSlots are lossless', () => {
  check(almostText, (value) => expect(joinSlots(splitSlots(value))).toBe(value));
  check(anything, (value) => {
    expect(splitSlots(joinSlots(splitSlots(value, 4), 4), 4)).toEqual(splitSlots(value, 4));
    expect(typeof mergeSlots(value, value, 3)).toBe('string');
  });
});
