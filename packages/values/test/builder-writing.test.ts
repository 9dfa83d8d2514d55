/** Writers of fields by device and state, stored objects, stops, transforms and link relations (docs/reference/builder-values.md). */
import { almostText, anything, check, checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssText, iconGlyph, parseIcon, setSpacingSide, spacingSide } from '../src';
import {
  type Attrs,
  breakpointValue,
  DEVICES,
  effectStep,
  fontCss,
  fontDeclarations,
  formatColumns,
  formatFont,
  formatLinkRel,
  formatStops,
  formatTransform,
  gradientCss,
  isResponsive,
  isStateOn,
  linkRel,
  mergeMotion,
  parseColumns,
  parseFont,
  parseStops,
  parseTransform,
  responsiveValue,
  setBreakpointValue,
  setResponsive,
  setResponsiveValue,
  setState,
  setStateValue,
  stateValue,
} from '../src/builder';

const device = fc.constantFrom(...DEVICES);
const state = fc.constantFrom('hover' as const, 'sticky' as const);
const name = fc.constantFrom('width', 'background_color', 'background_image', 'background');

describe('writing a device value', () => {
  it.each([
    [{}, 'desktop', '5px', { w: '5px' }],
    [{ w: '1px' }, 'tablet', '5px', { w: '1px', w_tablet: '5px', w_last_edited: 'on|tablet' }],
    [{ w_last_edited: 'on|tablet' }, 'desktop', '5px', { w: '5px', w_last_edited: 'on|desktop' }],
    [{ w_last_edited: 'off|phone' }, 'desktop', '5px', { w: '5px', w_last_edited: 'off|desktop' }],
    [{ w_last_edited: 'off|phone' }, 'phone', 5, { w_phone: '5', w_last_edited: 'on|phone' }],
    [{ w_tablet: '5px' }, 'tablet', undefined, { w_tablet: '', w_last_edited: 'on|tablet' }],
  ] as const)('to %j on %s as %j returns %j', (attrs, on, value, expected) => {
    expect(setResponsiveValue<Attrs>(attrs, 'w', on, value)).toEqual(expected);
  });

  it('keeps the values when the field is switched off and on', () => {
    const attrs = setResponsiveValue<Attrs>({ w: '1px' }, 'w', 'phone', '2px');
    expect(isResponsive(attrs, 'w')).toBe(true);
    const off = setResponsive(attrs, 'w', false);
    expect(off).toEqual({ w: '1px', w_phone: '2px', w_last_edited: 'off|phone' });
    expect(setResponsive(off, 'w', true)).toEqual(attrs);
    expect(isResponsive({}, 'w')).toBe(false);
  });

  it('can be read back, and does not mutate the attributes', () =>
    checkAll([device, fc.string({ minLength: 1 }), fc.dictionary(name, anything)], (on, value, attrs) => {
      const before = { ...attrs };
      const written = setResponsiveValue<Attrs>(attrs, 'width', on, value);
      expect(responsiveValue(written, 'width', on)).toBe(value);
      expect(attrs).toEqual(before);
    }));
});

describe('writing a state value', () => {
  it('enables the state as the builder does', () => {
    expect(setStateValue<Attrs>({ w: '1px' }, 'w', 'hover', '2px')).toEqual({
      w: '1px',
      w__hover: '2px',
      w__hover_enabled: 'on|hover',
    });
    expect(setStateValue<Attrs>({}, 'background_color', 'sticky', 'red')).toEqual({
      background_color__sticky: 'red',
      background__sticky_enabled: 'on|sticky',
    });
    expect(setState<Attrs>({ w__hover: '2px' }, 'w', 'hover', false)).toEqual({
      w__hover: '2px',
      w__hover_enabled: 'off|hover',
    });
  });

  it('can be read back', () =>
    checkAll([name, state, fc.string()], (field, one, value) => {
      const written = setStateValue<Attrs>({}, field, one, value);
      expect(stateValue(written, field, one, 'default')).toBe(value);
      expect(isStateOn(setState(written, field, one, false), field, one)).toBe(false);
    }));
});

describe('values stored as objects', () => {
  const stored = { desktop: { value: '10px', hover: '12px' }, tablet: { sticky: '8px', value: '' } };
  it.each([
    ['desktop', 'value', '10px'],
    ['tablet', 'value', '10px'],
    ['phone', 'hover', '12px'],
    ['desktop', 'sticky', '10px'],
    ['phone', 'sticky', '8px'],
  ] as const)('have on %s as %s %s', (on, which, value) => {
    expect(breakpointValue(stored, on, which, 'd')).toBe(value);
  });

  it('can be read back after writing, and read from any data', () => {
    expect(breakpointValue(undefined, 'phone', 'value', 'd')).toBe('d');
    expect(breakpointValue({ desktop: 'constructor' }, 'desktop', 'hover')).toBe('');
    const written = setBreakpointValue(stored, 'phone', 'hover', 3);
    expect(written).toEqual({ ...stored, phone: { hover: '3' } });
    expect(breakpointValue(written, 'phone', 'hover')).toBe('3');
    check(anything, (value) => expect(typeof breakpointValue(value, 'phone', 'sticky')).toBe('string'));
  });
});

describe('setting a side of a spacing', () => {
  it.each([
    ['1px|2px|3px|4px', 'left', '9px', '1px|2px|3px|9px'],
    ['', 'top', '9px', '9px|||'],
    ['1px|2px|1px|4px|true|false', 'top', '9px', '9px|2px|9px|4px|true|false'],
    ['1px|2px|1px|2px|true|true', 'right', '', '1px||1px||true|true'],
    ['1px|2px', 'right', '3px|4px', '1px|3px4px||'],
  ] as const)('in %j on the %s to %j returns %j', (value, side, size, expected) => {
    expect(setSpacingSide(value, side, size)).toBe(expected);
  });

  it('can be read back', () =>
    checkAll([almostText, fc.constantFrom('10px', '-1em')], (value, size) => {
      expect(spacingSide(setSpacingSide(value, 'bottom', size), 'bottom')).toBe(size);
    }));
});

describe('cssText', () => {
  it.each(['#ff0000', 'rgba(0, 0, 0, 0.5)', 'var(--accent)', '90deg', 'top left', '700'])('keeps %s', (value) => {
    expect(cssText(value)).toBe(value);
  });
  it.each([
    'red;color:blue',
    'red}',
    'url(//other.example)',
    'red/*',
    "'",
    '\\75rl(a)',
    'IMAGE-SET(a)',
    '<b>',
    '@import',
  ])('removes %s', (value) => {
    expect(cssText(value)).toBe('');
  });

  it('filters all values of fonts and gradients', () => {
    const odd = parseFont('A|7;}|||on|||red;x:y|url(a)');
    expect(fontDeclarations(odd).flat().join()).not.toMatch(/[;}]|url/);
    const gradient = { stops: 'red 0%); x:url(a', direction: '1deg;', radialDirection: '}', type: 'conic' };
    expect(gradientCss(gradient)).toBe('conic-gradient( from 180deg at center, #2b87da 0%, #29c4a9 100% )');
    expect(gradientCss({ stops: 'gcid-a 0%' }, { 'gcid-a': 'red;' })).toBe('linear-gradient( 180deg, gcid-a 0% )');
    check(almostText, (value) => {
      const css = fontCss(parseFont(value)) + gradientCss({ stops: value, direction: value, radialDirection: value });
      expect(css).not.toMatch(/[{}<>\\]/);
    });
  });
});

describe('fonts', () => {
  it('can be printed with !important', () => {
    expect(fontCss(parseFont('|on|||||||'), { important: true })).toBe('font-weight:700 !important');
    expect(fontCss(parseFont('||||||||'), { important: true })).toBe('');
    expect(fontCss(parseFont('||off|on||on|||'), { usual: parseFont('|700|on||||||') })).toBe(
      'font-weight:normal;font-style:normal;text-transform:uppercase;font-variant:small-caps',
    );
    expect(fontCss(parseFont('Lato||||||||'), { family: (font) => `"${font}"` })).toBe('font-family:"Lato"');
  });

  it('do not print missing values', () => {
    for (const short of ['Lato', '', '|', undefined]) expect(fontCss(parseFont(short))).not.toContain('undefined');
    expect(formatFont(parseFont(undefined))).toBe('||||||||');
  });
});

describe('gradient stops', () => {
  it('have a color and a position', () => {
    expect(parseStops('#2b87da 0%|rgba(0, 0, 0, 0.5) 40px|red| |gcid-abc 100%')).toEqual([
      { color: '#2b87da', position: '0%' },
      { color: 'rgba(0, 0, 0, 0.5)', position: '40px' },
      { color: 'red', position: '' },
      { color: 'gcid-abc', position: '100%' },
    ]);
    expect(parseStops('rgba(0, 0, 0, 0.5)')).toEqual([{ color: 'rgba(0, 0, 0, 0.5)', position: '' }]);
    expect(parseStops(undefined)).toEqual([]);
  });

  it('do not change when they are parsed and formatted again', () => {
    check(almostText, (value) => {
      const once = formatStops(parseStops(value));
      expect(formatStops(parseStops(once))).toBe(once);
    });
  });
});

it('iconGlyph returns the glyph of the icon or of the table', () => {
  expect(iconGlyph(parseIcon('&#xf0f3;||fa||900'))).toBe('&#xf0f3;');
  expect(iconGlyph(parseIcon('%%1%%'), ['a', 'b'])).toBe('b');
  expect(iconGlyph(parseIcon('%%2%%'), ['a', 'b'])).toBe('');
  expect(iconGlyph(parseIcon('5'))).toBe('5');
});

it('formatLinkRel writes relations that linkRel reads', () => {
  expect(formatLinkRel('noopener NOFOLLOW me')).toBe('off|off|on|off|on');
  expect(formatLinkRel(undefined)).toBe('off|off|off|off|off');
  check(anything, (value) => {
    const once = formatLinkRel(linkRel(value));
    expect(formatLinkRel(linkRel(once))).toBe(once);
    expect(linkRel(once)).toBe(linkRel(value));
  });
});

it.each([
  ['translate', '10px|20%', ['10px', '20%'], '10px|20%'],
  ['rotate', '400|-10deg', ['359deg', '-10deg', ''], '359deg|-10deg|'],
  ['skew', '200|far|5', ['180deg', ''], '180deg|'],
  ['scale', '', ['', ''], '|'],
  ['origin', '50%|0', ['50%', '0%'], '50%|0%'],
] as const)('the transform %s parses %j as %j and formats it as %j', (field, value, read, written) => {
  expect(parseTransform(field, value)).toEqual(read);
  expect(formatTransform(field, parseTransform(field, value))).toBe(written);
});

it('formatColumns writes columns as parseColumns reads them', () => {
  expect(formatColumns(parseColumns('1_2,1_4,1_4'))).toBe('1_2,1_4,1_4');
});

it('scroll effects have their own input steps, and merge with defaults', () => {
  expect(effectStep('translateY')).toEqual({ step: 0.5, speed: 10 });
  expect(effectStep('blur')).toEqual({ step: 1, speed: 0.5 });
  expect(mergeMotion('10||||4||', '0|50|50|100|1|2|3')).toEqual({
    start: 10,
    midStart: 50,
    midEnd: 50,
    end: 100,
    startValue: '4',
    midValue: '2',
    endValue: '3',
  });
});
