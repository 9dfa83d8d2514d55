/** Margins and paddings: every example of docs/reference/values.md#spacing. */
import { anything, check } from '@enliven/testing/anything';
import { expect, it } from 'vitest';
import { formatSpacing, parseSpacing, spacingSide } from '../src';

it.each([
  ['10px|20px|30px|40px', 'right', undefined, '20px'],
  ['10px|20px', 'left', undefined, '0px'],
  ['|5px||', 'top', undefined, '0px'],
  ['10px||30px||true', 'bottom', undefined, '30px'],
  [undefined, 'top', '1em', '1em'],
  ['10px', 'middle', '1em', '1em'],
  ['10px', 'constructor', undefined, '0px'],
])('spacingSide of %j for %s with the default %s returns %s', (value, side, fallback, expected) => {
  expect(spacingSide(value, side, fallback)).toBe(expected);
});

it('parseSpacing reads the linked sides', () => {
  expect(parseSpacing('1px|2px|3px|4px|true|false')).toEqual({
    top: '1px',
    right: '2px',
    bottom: '3px',
    left: '4px',
    linkedVertical: true,
    linkedHorizontal: false,
  });
  for (const value of ['1px|2px|3px|4px', '1px||||true|', '|||||false', '|||'])
    expect(formatSpacing(parseSpacing(value))).toBe(value);
});

it('any spacing stays the same when it is parsed and formatted again', () => {
  check(anything, (value) => {
    const once = formatSpacing(parseSpacing(value));
    expect(formatSpacing(parseSpacing(once))).toBe(once);
  });
});
