/** Addresses, markup, link relations, option lists, columns and transforms (docs/reference/values.md#addresses-and-markup, docs/reference/values.md#other-lists). */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import {
  addressSequence,
  formatOptionList,
  isBalanced,
  linkRel,
  parseColumns,
  parseOptionList,
  transformValue,
} from '../src/builder';

describe('addressSequence', () => {
  it.each([
    ['0.1.2', ['0', '0.1', '0.1.2']],
    [
      [0, 3],
      ['0', '0.3'],
    ],
    ['0', ['0']],
    ['', []],
    ['0.a', []],
    ['0..1', []],
    [[], []],
  ])('of %j returns %j', (address, sequence) => {
    expect(addressSequence(address)).toEqual(sequence);
  });
});

describe('isBalanced', () => {
  it.each([
    ['<p>a</p>', true],
    ['<p>a', false],
    ['a<br>b', true],
    ['<img src=x><b>x</b>', true],
    ['<div><!-- c --></div>', true],
    ['<div><!-- <p> --></div>', true],
    ['<p>a</p></p>', false],
    ['<li>1<li>2', false],
    ['', true],
    ['a < b', true],
    ['<p>1 < 2</p>', false],
    ['<svg><path/></svg>', false],
    ['<BR><P></P>', true],
    [undefined, true],
  ])('for %j returns %s', (html, balanced) => {
    expect(isBalanced(html)).toBe(balanced);
  });

  it('is fast for long adversarial markup', () => {
    const before = performance.now();
    for (const piece of ['<', '<br', '<!--', '<p', '</']) isBalanced(piece.repeat(200_000));
    expect(performance.now() - before).toBeLessThan(4000);
  });
});

it.each([
  ['on|off|on|off|on', 'bookmark nofollow noopener'],
  ['off|x||off|', 'external'],
  ['off|off', null],
  ['', null],
  [undefined, null],
])('linkRel of %j returns %j', (value, rel) => {
  expect(linkRel(value)).toBe(rel);
});

it('option lists store their brackets as entities', () => {
  const stored = '&#91;{"value":"a","checked":1}&#93;';
  expect(parseOptionList(stored)).toEqual([{ value: 'a', checked: 1 }]);
  expect(formatOptionList(parseOptionList(stored))).toBe(stored);
  for (const broken of ['', '{', '{}', 'null', undefined]) expect(parseOptionList(broken)).toEqual([]);
});

it('parseColumns splits a column structure', () => {
  expect(parseColumns('1_2,1_4,1_4')).toEqual(['1_2', '1_4', '1_4']);
  expect(parseColumns(undefined)).toEqual([]);
});

it.each([
  ['rotate', '400deg', '359deg'],
  ['rotate', '-400', '-359deg'],
  ['skew', '200', '180deg'],
  ['scale', '120', '120%'],
  ['translate', '10', '10px'],
  ['translate', '10%', '10%'],
  ['origin', '50%', '50%'],
  ['translate', 'far', ''],
] as const)('transformValue of %s with %s returns %j', (field, value, expected) => {
  expect(transformValue(field, value)).toBe(expected);
});

it('the readers do not throw for any value', () => {
  check(anything, (value) => {
    addressSequence(value as string);
    isBalanced(value);
    linkRel(value);
    parseOptionList(value);
    parseColumns(value);
    transformValue('scale', value);
  });
});
