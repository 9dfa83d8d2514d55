/** Effects merged by name with a module's static transforms (docs/reference/scroll-effects.md#merging), and the style without motion. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import {
  compose,
  type Effect,
  parseStaticTransforms,
  reducedMotionStyle,
  resolve,
  type StaticTransform,
} from '../src/math';

const up = resolve({ resolver: 'translateY' }, 2.04);

describe('static transforms', () => {
  it('come first, in the order of the page’s data', () => {
    const statics = parseStaticTransforms({ scaleX: 1.2, scaleY: 1.2, translateX: '50px', rotateZ: '45deg' });
    expect(compose(statics, [up]).transform).toBe(
      'scaleX(1.2) scaleY(1.2) translateX(50px) rotateZ(45deg) translateY(204px)',
    );
  });

  it('are replaced in place by an effect of the same name', () => {
    expect(compose(parseStaticTransforms({ translateY: '50px', rotateZ: '5deg' }), [up]).transform).toBe(
      'translateY(204px) rotateZ(5deg)',
    );
  });

  it('stay beside effects of other names', () => {
    const resolved = [resolve({ resolver: 'scale' }, 56.3), resolve({ resolver: 'rotate' }, 10)];
    expect(compose(parseStaticTransforms({ scaleX: '1.2', rotateZ: '45deg' }), resolved).transform).toBe(
      'scaleX(1.2) rotateZ(45deg) scale3d(0.563,0.563,0.563) rotate3d(0,0,1,10.000deg)',
    );
  });

  it.each<[unknown, StaticTransform[]]>([
    [
      { skewX: 5, translateX: '12', rotateZ: '-4', scaleX: 0 },
      [
        ['skewX', '5deg'],
        ['translateX', '12px'],
        ['rotateZ', '-4deg'],
        ['scaleX', '0'],
      ],
    ],
    [{ translateX: 'calc(10px + (2 * 3px))' }, [['translateX', 'calc(10px + (2 * 3px))']]],
    [{ origin: '50%', matrix: '1', rotateX: '', rotateY: null, skewY: {}, constructor: '1' }, []],
    [[], []],
    [null, []],
    ['rotateZ', []],
  ])('are parsed from %j', (transforms, statics) => {
    expect(parseStaticTransforms(transforms)).toEqual(statics);
  });

  it('are parsed from any data without an error', () => {
    check(anything, (value) => {
      parseStaticTransforms(value);
      parseStaticTransforms({ scaleX: value, rotateZ: value });
    });
  });
});

describe('resolve', () => {
  it('rounds blurs and keeps their unit', () => {
    expect(resolve({ resolver: 'blur', unit: 'em' }, 2.4)).toEqual({ property: 'filter', name: 'blur', value: '2em' });
    expect(resolve({ resolver: 'blur' }, -0.2).value).toBe('0px');
  });

  it('keeps three decimals, as Divi 5 does', () => {
    expect(resolve({ resolver: 'rotate' }, 45.7).value).toBe('0,0,1,45.700deg');
    expect(resolve({ resolver: 'opacity' }, 150).value).toBe('1.500');
  });

  it('writes no negative zero', () => {
    expect(resolve({ resolver: 'rotate' }, -0.0001).value).toBe('0,0,1,0.000deg');
    expect(resolve({ resolver: 'translateX' }, -0.001).value).toBe('0px');
  });

  it('keeps fractions for native animations', () => {
    expect(resolve({ resolver: 'translateY' }, 2.04444, true).value).toBe('204.444px');
    expect(resolve({ resolver: 'translateY' }, 2.04444).value).toBe('204px');
  });
});

it('compose() applies the last of two effects of one kind', () => {
  expect(compose([], [resolve({ resolver: 'opacity' }, 10), resolve({ resolver: 'opacity' }, 70)])).toEqual({
    opacity: '0.700',
  });
  expect(compose([], [])).toEqual({});
});

describe('stillStyle', () => {
  const limits = { start: 0, midStart: 50, midEnd: 50, end: 100 };
  const effect = (resolver: Effect['resolver'], startValue: number, midValue: number, endValue: number): Effect => ({
    resolver,
    ...limits,
    startValue,
    midValue,
    endValue,
  });
  const style = (...effects: Effect[]) =>
    reducedMotionStyle({ id: '.a', trigger: 'middle', effects, statics: [['rotateZ', '5deg']] });

  it('leaves out motion and keeps other effects at their middle value', () => {
    expect(style(effect('translateY', 4, 0, -4), effect('opacity', 0, 60, 100), effect('blur', 10, 2, 0))).toEqual({
      transform: 'rotateZ(5deg)',
      opacity: '0.600',
      filter: 'blur(2px)',
    });
  });

  it('never results in invisible elements', () => {
    expect(style(effect('opacity', 0, 0, 80)).opacity).toBe('0.800');
    expect(style(effect('opacity', 0, 0, 0)).opacity).toBe('1.000');
    expect(style(effect('opacity', 0, -5, -10)).opacity).toBe('1.000');
  });
});
