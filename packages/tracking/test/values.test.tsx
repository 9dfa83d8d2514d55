/** The multi-view value of a device and a state, and the reading of invalid data. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { claimsForValue } from '../src/multi-view/claims-for-value';
import { breakpointChain, type Rule, readRules, readValues, type State, valueFor } from '../src/multi-view/rules';

const KINDS = ['content', 'attrs', 'styles', 'classes', 'visibility'];
/** @returns the names and values that the data claims for a paragraph */
function claimed(action: string, data: object, holds: State[] = []): unknown {
  const [rule] = readRules([{ action, data, selector: 'p' }], document);
  const found = rule && valueFor(rule.values, ['desktop'], (state) => holds.includes(state));
  const wanted = found ? claimsForValue(rule as Rule, document.createElement('p'), found) : [];
  return wanted.flatMap(([element, key, value]) => (element ? [[key, value]] : []));
}

const values = (record: Record<string, unknown>) => Object.assign(Object.create(null), record);
const never = () => false;
const globals = globalThis as { diviBreakpointData?: unknown };
afterEach(() => {
  delete globals.diviBreakpointData;
});

describe('the value of a device', () => {
  const D = { desktop: 'd' };
  it.each([
    [D, 'd', 'd', 'd'],
    [{ ...D, tablet: 't' }, 'd', 't', 't'],
    [{ ...D, phone: 'p' }, 'd', 'd', 'p'],
    [{ ...D, tablet: 't', phone: 'p' }, 'd', 't', 'p'],
    [{ phone: 'p' }, undefined, undefined, 'p'],
    [{}, undefined, undefined, undefined],
  ])('among %j is %s on a desktop, %s on a tablet and %s on a phone', (input, desktop, tablet, phone) => {
    const at = (width: number) => valueFor(values(input), breakpointChain(width), never)?.value;
    expect([at(1200), at(981)]).toEqual([desktop, desktop]);
    expect([at(980), at(768)]).toEqual([tablet, tablet]);
    expect([at(767), at(320)]).toEqual([phone, phone]);
  });

  it('is that of the base device only if no nearer device has a value', () => {
    const isBase = (width: number, input: object) =>
      valueFor(values({ ...input }), breakpointChain(width), never)?.isBase;
    expect(isBase(1200, D)).toBe(true);
    expect(isBase(400, D)).toBe(true);
    expect(isBase(400, { ...D, tablet: 't' })).toBe(false);
  });

  it('is that of the base device if a narrower device has the same value', () => {
    const input = values({ desktop: 'd', tablet: 't', phone: 'd' });
    expect(valueFor(input, breakpointChain(400), never)).toEqual({ key: 'desktop', value: 'd', isBase: true });
  });

  it('follows the custom breakpoints of a site', () => {
    globals.diviBreakpointData = {
      enabledBreakpoints: [
        { name: 'desktop', baseDevice: true, enable: true },
        { name: 'phone', enable: true, maxWidth: { value: '767px' } },
        { name: 'tabletWide', enable: true, maxWidth: { value: '1024px' } },
        { name: 'widescreen', enable: true, minWidth: { value: '1280px' } },
        { name: 'ultraWide', enable: true, minWidth: { value: '1440px' } },
      ],
    };
    expect(breakpointChain(600)).toEqual(['phone', 'tabletWide', 'desktop']);
    expect(breakpointChain(1100)).toEqual(['desktop']);
    expect(breakpointChain(1500)).toEqual(['ultraWide', 'widescreen', 'desktop']);
  });
});

describe('the value of a state', () => {
  const input = values({
    desktop: 'd',
    phone: 'p',
    'desktop--hover': 'h',
    'phone--focus': 'f',
    'desktop--active': 'a',
  });
  const at = (width: number, ...states: State[]) =>
    valueFor(input, breakpointChain(width), (state) => states.includes(state))?.value;

  it('is the nearest value of the strongest state', () => {
    expect(at(1200, 'hover')).toBe('h');
    expect(at(400, 'hover')).toBe('h');
    expect(at(400, 'hover', 'focus')).toBe('f');
    expect(at(1200, 'focus')).toBe('d');
    expect(at(400, 'hover', 'focus', 'active')).toBe('a');
    expect(at(400)).toBe('p');
  });

  it('is ignored without a value to return to', () => {
    expect(valueFor(values({ 'desktop--hover': 'h' }), ['desktop'], () => true)).toBeUndefined();
  });

  it('extends the attributes of the device, without the srcset of another image', () => {
    const picture = {
      desktop: { src: 'a.jpg', srcset: 'a.jpg 2x', alt: 'A' },
      'desktop--hover': { src: 'b.jpg', sizes: '' },
      'desktop--active': { alt: 'B' },
    };
    expect(claimed('setAttrs', picture, ['hover'])).toEqual([
      ['attr:src', 'b.jpg'],
      ['attr:srcset', ''],
      ['attr:alt', 'A'],
      ['attr:sizes', ''],
    ]);
    expect(claimed('setAttrs', picture, ['active'])).toContainEqual(['attr:alt', 'B']);
  });
});

describe('a multi-view value', () => {
  it.each<[string, unknown, unknown]>([
    ['content', '<p>a</p>', '<p>a</p>'],
    ['content', '', ''],
    ['content', 7, '7'],
    ['content', { a: 1 }, undefined],
    ['content', 'x'.repeat(100_001), undefined],
    ['visibility', true, true],
    ['visibility', 'visible', true],
    ['visibility', 'hidden', false],
    ['visibility', false, false],
    ['visibility', 'perhaps', undefined],
    ['classes', 'a', undefined],
    ['styles', 'red', undefined],
    ['attrs', 'alt', undefined],
  ])('of the kind %s reads %j as %j', (kind, input, read) => {
    expect(readValues(KINDS.indexOf(kind), { desktop: input }).desktop).toEqual(read);
  });

  it('claims allowed names and text values only', () => {
    expect(claimed('setClassName', { desktop: { add: ['a', 'b c', 7], remove: 'x' } })).toEqual([['class:a', true]]);
    const styles = { backgroundImage: 'url(a)', '--own-Color': 'red', 'a b': 'x', color: null, top: '1px!important' };
    expect(claimed('setStyle', { desktop: {}, 'desktop--hover': styles }, ['hover'])).toEqual([
      ['style:background-image', 'url(a)'],
      ['style:--own-Color', 'red'],
      ['style:top', '1px !important'],
    ]);
    const attributes = JSON.parse(
      '{"alt":"A","CLASS":"x","style":"x","onclick":"x","onMouseOver":"x","srcdoc":"x","data-N":5,"\\"":"x","href":"javascript:x","__proto__":"x","formaction":"javascript:x"}',
    );
    expect(claimed('setAttrs', { desktop: {}, 'desktop--hover': attributes }, ['hover'])).toEqual([
      ['attr:alt', 'A'],
      ['attr:data-n', '5'],
    ]);
  });

  it('does not change a prototype', () => {
    const data = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"desktop":{"__proto__":"x","alt":"A"}}',
    );
    for (const kind of KINDS.keys()) readValues(kind, data);
    expect('polluted' in {}).toBe(false);
    const read = readValues(1, data);
    expect(claimed('setAttrs', { ...data, 'desktop--hover': data.desktop }, ['hover'])).toEqual([['attr:alt', 'A']]);
    expect(Object.getPrototypeOf(read)).toBeNull();
  });

  it('can be read from any data', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.anything(), (action, data) => {
        for (const state of ['hover', 'focus'] as const) claimed(action, data as object, [state]);
      }),
    );
  });
});
