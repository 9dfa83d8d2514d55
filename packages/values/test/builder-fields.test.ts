/** Fields by device and state: every example of docs/reference/values.md#devices-and-states. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import {
  deviceField,
  formatResponsiveStatus,
  hoverSelector,
  inheritedValue,
  isStateOn,
  mayStick,
  ownValue,
  parseResponsiveStatus,
  responsiveValue,
  stateField,
  stateSwitch,
  stateValue,
  stickySelector,
  withoutDevice,
  withoutSuffix,
} from '../src/builder';

describe('device fields', () => {
  it.each([
    ['my_field_tablet', 'my_field'],
    ['my_field_phone', 'my_field'],
    ['my_field', 'my_field'],
    ['my_desktop', 'my'],
    ['phone', 'phone'],
  ])('named %s belong to the field %s', (field, name) => {
    expect(withoutDevice(field)).toBe(name);
  });

  it('have the suffix of their device', () => {
    expect((['desktop', 'tablet', 'phone'] as const).map((device) => deviceField('w', device))).toEqual([
      'w',
      'w_tablet',
      'w_phone',
    ]);
  });

  it.each([
    ['on|tablet', true, 'tablet'],
    ['off|phone', false, 'phone'],
    ['on', true, 'desktop'],
    ['|phone', false, 'phone'],
    ['on|', true, ''],
    [undefined, false, 'desktop'],
    [7, false, 'desktop'],
  ])('with the status %j are enabled: %s, for the device “%s”', (status, enabled, device) => {
    expect(parseResponsiveStatus(status)).toEqual({ enabled, device });
  });

  it('keep their status when it is parsed and formatted', () => {
    for (const status of ['on|tablet', 'off|phone', 'on|'])
      expect(formatResponsiveStatus(parseResponsiveStatus(status))).toBe(status);
    check(anything, (value) => {
      const once = formatResponsiveStatus(parseResponsiveStatus(value));
      expect(formatResponsiveStatus(parseResponsiveStatus(once))).toBe(once);
    });
  });
});

describe('values by device', () => {
  const attrs = { w: '10px', w_tablet: '', w_phone: '5px', x: '1', x_phone: '', n: 0, odd: {} };
  it.each([
    ['w', 'tablet', '', '10px', ''],
    ['w', 'phone', '', '5px', '5px'],
    ['x', 'phone', '', '1', ''],
    ['zz', 'desktop', 'd', 'd', ''],
    ['w', 'desktop', '', '10px', '10px'],
    ['w', 'desktop', '10px', '10px', ''],
    ['n', 'phone', '', '0', ''],
    ['odd', 'phone', 'd', 'd', ''],
  ] as const)('of %s on %s with the default %j are %j, of its own %j', (name, device, fallback, shown, own) => {
    expect(responsiveValue(attrs, name, device, fallback)).toBe(shown);
    expect(ownValue(attrs, name, device, fallback)).toBe(own);
  });

  it('are inherited past empty devices', () => {
    expect(inheritedValue(attrs, 'w', 'phone')).toBe('10px');
    expect(inheritedValue({ w_tablet: '7px' }, 'w', 'phone', 'd')).toBe('7px');
    expect(inheritedValue({ w: '9px', w_tablet: '7px' }, 'w', 'phone')).toBe('7px');
    expect(inheritedValue({}, 'w', 'phone', 'd')).toBe('d');
  });
});

describe('state fields', () => {
  it('have the suffix of their state, and switches of their own', () => {
    expect(stateField('width', 'sticky')).toBe('width__sticky');
    expect(stateSwitch('width', 'hover')).toBe('width__hover_enabled');
    expect(stateSwitch('background_color', 'sticky')).toBe('background__sticky_enabled');
    expect(stateSwitch('background_image', 'hover')).toBe('background__hover_enabled');
    expect(stateSwitch('background_image', 'sticky')).toBe('background_image__sticky_enabled');
  });

  it.each([
    ['on|hover', true],
    ['on', true],
    ['off|hover', false],
    ['', false],
    [undefined, false],
  ])('with the switch %j are on: %s', (flag, on) => {
    const attrs = { w__hover: '5px', w__hover_enabled: flag };
    expect(isStateOn(attrs, 'w', 'hover')).toBe(on);
    expect(stateValue(attrs, 'w', 'hover', 'd')).toBe(on ? '5px' : 'd');
  });

  it.each([
    ['x__hover', 'x'],
    ['x__hover_enabled', 'x'],
    ['x__sticky', 'x'],
    ['x__sticky_enabled', 'x'],
    ['x_last_edited', 'x'],
    ['x_tablet', 'x'],
    ['x_phone', 'x'],
    ['x__hover_tablet', 'x__hover'],
    ['x_desktop', 'x_desktop'],
  ])('named %s belong to the field %s', (field, name) => {
    expect(withoutSuffix(field)).toBe(name);
  });

  it('have selectors for hover and sticky', () => {
    expect(stickySelector('.a')).toBe('.et_pb_sticky.a');
    expect(stickySelector('.a, .b', true)).toBe('.et_pb_sticky .a, .et_pb_sticky .b');
    expect(hoverSelector('.a:after')).toBe('.a:hover:after');
    expect(hoverSelector('.a::before, .b c')).toBe('.a:hover::before, .b c:hover');
    expect(hoverSelector('.a:is(b, c):not(.d)')).toBe('.a:is(b, c):not(.d):hover');
  });

  it.each([
    [{}, true],
    [{ positioning: 'relative', scroll_fade_enable: 'off' }, true],
    [{ positioning: 'absolute' }, false],
    [{ positioning: 'fixed' }, false],
    [{ scroll_blur_enable: 'on' }, false],
  ])('allow sticky with %j: %s', (attrs, may) => {
    expect(mayStick(attrs)).toBe(may);
  });
});
