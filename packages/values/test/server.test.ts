/** Differences between the theme's server and its script, side by side (docs/reference/builder-values.md#the-server). */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import { parseIcon, rangeValue, sanitizeUnit } from '../src';
import { inheritedValue, responsiveValue, withoutDevice } from '../src/builder';
import {
  serverIcon,
  serverInheritedValue,
  serverRangeValue,
  serverResponsiveValue,
  serverUnit,
  serverWithoutDevice,
} from '../src/server';

it.each([
  ['my_desktop', 'my', 'my_desktop'],
  ['my_field_tablet', 'my_field', 'my_field'],
  ['my_field_phone', 'my_field', 'my_field'],
  ['my_field', 'my_field', 'my_field'],
])('the field name of %s is %s in the script and %s on the server', (field, script, server) => {
  expect(withoutDevice(field)).toBe(script);
  expect(serverWithoutDevice(field)).toBe(server);
});

describe('the device value "0"', () => {
  const attrs = { w: '10px', w_tablet: '0', w_phone: '' };
  it.each([
    ['tablet', '0', '10px'],
    ['phone', '0', '10px'],
    ['desktop', '10px', '10px'],
  ] as const)('makes %s in the script %s and on the server %s', (device, script, server) => {
    expect(responsiveValue(attrs, 'w', device)).toBe(script);
    expect(serverResponsiveValue(attrs, 'w', device)).toBe(server);
  });

  it('is not inherited on the server', () => {
    expect(inheritedValue(attrs, 'w', 'phone')).toBe('0');
    expect(serverInheritedValue(attrs, 'w', 'phone')).toBe('10px');
    expect(serverResponsiveValue({ w: '0' }, 'w', 'phone', 'd')).toBe('d');
    expect(serverInheritedValue({}, 'w', 'desktop', 'd')).toBe('d');
  });
});

it.each([
  ['&#xf2bd;||fa', { glyph: '&#xf2bd;', type: 'fa', weight: 400 }, { glyph: '&#xf2bd;', type: 'fa', weight: 400 }],
  ['x||other||400', { raw: 'x||other||400' }, { glyph: 'x', type: 'other', weight: 400 }],
  ['||divi||400', { raw: '||divi||400' }, { glyph: '', type: 'divi', weight: 400 }],
  ['%%12%%', { index: 12 }, undefined],
])('the icon %s is %j in the script and %j on the server', (value, script, server) => {
  expect(parseIcon(value)).toEqual(script);
  expect(serverIcon(value)).toEqual(server);
});

it.each([
  ['10x', '10px', '10x'],
  ['10x !important', '10px !important', '10x !important'],
  ['abc !important', '', '0px !important'],
  ['!important', '', '0px !important'],
  ['auto', '', '0px'],
  ['calc(100% - 10px)', '', '0px'],
  ['max', '', '0px'],
  ['', '', ''],
  [null, '', ''],
  ['1.50px', '1.5px', '1.5px'],
  ['30vmin', '30vmin', '30vmin'],
])('the length %j is %j in the script and %j on the server', (value, script, server) => {
  expect(sanitizeUnit(value)).toBe(script);
  expect(serverUnit(value)).toBe(server);
});

it('serverUnit returns bare numbers with an empty unit', () => {
  expect(serverUnit('10', { unit: '' })).toBe('10');
  expect(serverUnit('abc', { unit: '' })).toBe('0');
  expect(serverUnit('auto', { property: 'width' })).toBe('auto');
});

it.each([
  ['auto', 'width', '', 'auto'],
  ['none', '', '', 'none'],
  ['none', 'max-width', '', 'none'],
  ['abc', 'width', '', ''],
  ['1.8', 'line_height', '1.8em', '1.8em'],
])('the range %j of the type %j is %j in the script and %j on the server', (value, type, script, server) => {
  expect(rangeValue(value, type)).toBe(script);
  expect(serverRangeValue(value, type)).toBe(server);
});

it('the server’s readers do not throw, and are idempotent for lengths', () => {
  check(anything, (value) => {
    serverIcon(value);
    serverResponsiveValue({ w: value, w_phone: value }, 'w', 'phone');
    const once = serverUnit(value);
    expect(serverUnit(once)).toBe(once);
    expect(serverRangeValue(serverRangeValue(value))).toBe(serverRangeValue(value));
  });
});
