/** Icons: every example of docs/reference/values.md#icons. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import { formatIcon, glyphContent, parseIcon } from '../src';

it.each([
  ['&#xe0e3;||divi||400', { glyph: '&#xe0e3;', type: 'divi', weight: 400 }],
  ['&#xf0f3;||fa||900', { glyph: '&#xf0f3;', type: 'fa', weight: 900 }],
  ['&#xf2bd;||fa', { glyph: '&#xf2bd;', type: 'fa', weight: 400 }],
  ['&#xf2bd;||fa||bold', { glyph: '&#xf2bd;', type: 'fa', weight: 400 }],
  ['%%12%%', { index: 12 }],
  ['%%x%%', { raw: '%%x%%' }],
  ['||divi||400', { raw: '||divi||400' }],
  ['x||other||400', { raw: 'x||other||400' }],
  ['5', { raw: '5' }],
  ['', { raw: '' }],
  [undefined, { raw: '' }],
])('parseIcon of %s returns %j', (value, icon) => {
  expect(parseIcon(value)).toEqual(icon);
});

describe('glyphContent', () => {
  it.each([
    ['&#xe0e3;', '"\\e0e3"'],
    ['&#xF0F3', '"\\F0F3"'],
    ['5', '"5"'],
    ['"', '"\\""'],
    ['\\', '"\\\\"'],
  ])('of %s returns %s', (glyph, content) => {
    expect(glyphContent(glyph)).toBe(content);
  });
});

it('any icon stays the same when it is parsed and formatted again', () => {
  check(anything, (value) => {
    const once = formatIcon(parseIcon(value));
    expect(formatIcon(parseIcon(once))).toBe(once);
  });
});
