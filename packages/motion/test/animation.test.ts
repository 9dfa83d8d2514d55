/** Entrance animations: tables and worked examples of docs/reference/animation.md#start-styles. */
import { almost, anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import {
  ANIMATION_CLASSES,
  animationEnd,
  animationFor,
  type Direction,
  type Family,
  parseStyle,
  problemText,
  readAnimations,
  scrollContexts,
  startClasses,
  startOrigin,
  startStyle,
  startTransform,
} from '../src/math';

const real = {
  class: 'et_pb_row_2',
  style: 'slideLeft',
  repeat: 'once',
  duration: '750ms',
  delay: '0ms',
  intensity: '29%',
  starting_opacity: '0%',
  speed_curve: 'ease-in-out',
};

/** Returns the animation of one entry. */
function read(fields: Record<string, unknown>, device = 'desktop', variable?: (name: string) => string) {
  const [entry] = readAnimations([{ class: 'a', ...fields }]).entries;
  if (!entry) throw new Error('no entry');
  return animationFor(entry, device, variable);
}

describe('parseStyle', () => {
  it.each<[string, Family, Direction]>([
    ['fade', 'fade', ''],
    ['slide', 'slide', ''],
    ['slideTop', 'slide', 'top'],
    ['zoomRight', 'zoom', 'right'],
    ['foldBottom', 'fold', 'bottom'],
    ['rollLeft', 'roll', 'left'],
    ['bounceTop', 'bounce', 'top'],
    ['transformAnim', 'custom', ''],
    ['slideDown', 'custom', ''],
    ['', 'custom', ''],
  ])('splits %s into %j and %j', (style, family, direction) => {
    expect(parseStyle(style)).toEqual({ family, direction });
  });
});

describe('start transforms', () => {
  it.each([
    [0, '0%', '0%', '1', 0, 0],
    [1, '-2%', '-2%', '0.99', 1, 4],
    [10, '-20%', '-20%', '0.9', 9, 36],
    [29, '-58%', '-58%', '0.71', 27, 105],
    [50, '-100%', '-100%', '0.5', 45, 180],
    [100, '-200%', '-200%', '0', 90, 360],
  ])('follow the intensity of %d %%', (intensity, top, left, factor, angle, roll) => {
    expect(startTransform('slide', 'top', intensity)).toBe(`translate3d(0,${top},0)`);
    expect(startTransform('slide', 'left', intensity)).toBe(`translate3d(${left},0,0)`);
    expect(startTransform('zoom', 'top', intensity)).toBe(`scale3d(${factor},${factor},${factor})`);
    expect(startTransform('flip', 'top', intensity)).toBe(`perspective(2000px) rotateX(${angle}deg)`);
    expect(startTransform('fold', 'left', intensity)).toBe(`perspective(2000px) rotateY(${angle}deg)`);
    expect(startTransform('roll', 'left', intensity)).toBe(`rotateZ(${roll}deg)`);
  });

  it.each<[Family, Direction, string | null]>([
    ['slide', '', 'scale3d(0.5,0.5,0.5)'],
    ['slide', 'right', 'translate3d(100%,0,0)'],
    ['slide', 'bottom', 'translate3d(0,100%,0)'],
    ['zoom', '', 'scale3d(0.5,0.5,0.5)'],
    ['zoom', 'left', 'scale3d(0.5,0.5,0.5)'],
    ['flip', '', 'perspective(2000px) rotateX(45deg)'],
    ['flip', 'right', 'perspective(2000px) rotateY(45deg)'],
    ['flip', 'bottom', 'perspective(2000px) rotateX(-45deg)'],
    ['flip', 'left', 'perspective(2000px) rotateY(-45deg)'],
    ['fold', '', 'perspective(2000px) rotateY(-45deg)'],
    ['fold', 'top', 'perspective(2000px) rotateX(-45deg)'],
    ['fold', 'right', 'perspective(2000px) rotateY(-45deg)'],
    ['fold', 'bottom', 'perspective(2000px) rotateX(45deg)'],
    ['roll', '', 'rotateZ(180deg)'],
    ['roll', 'top', 'rotateZ(180deg)'],
    ['roll', 'right', 'rotateZ(-180deg)'],
    ['roll', 'bottom', 'rotateZ(-180deg)'],
    ['fade', '', null],
    ['bounce', 'top', null],
    ['custom', '', null],
  ])('of %s from %j are %s', (family, direction, transform) => {
    expect(startTransform(family, direction, 50)).toBe(transform);
  });

  it('have no floating-point noise', () => {
    expect(startTransform('slide', '', 30)).toBe('scale3d(0.7,0.7,0.7)');
  });

  it.each<[Family, Direction, string | undefined]>([
    ['zoom', 'top', 'top'],
    ['zoom', '', 'center'],
    ['fold', 'left', 'left'],
    ['flip', 'left', 'center'],
    ['roll', 'bottom', 'bottom'],
    ['slide', 'top', undefined],
  ])('of %s from %j have the origin %s', (family, direction, origin) => {
    expect(startOrigin(family, direction)).toBe(origin);
  });
});

describe('the worked examples', () => {
  const transform = (fields: object) => startStyle(read({ intensity: '50%', ...fields })).transform;

  it('include slideLeft at 29 %', () => {
    expect(startStyle(read(real))).toEqual({
      'animation-duration': '750ms',
      'animation-delay': '0ms',
      'animation-timing-function': 'ease-in-out',
      opacity: '0',
      transform: 'translate3d(-58%,0,0)',
    });
    expect(startClasses(read(real))).toEqual(['et_animated', 'slideLeft']);
    expect(animationEnd(read({ ...real, delay: '200ms' }))).toBe(950);
  });

  it('include slideTop at 10 % with an opacity of 20 %', () => {
    const style = startStyle(read({ ...real, style: 'slideTop', intensity: '10%', starting_opacity: '20%' }));
    expect(style).toMatchObject({ opacity: '0.2', left: '0px', transform: 'translate3d(0,-20%,0)' });
  });

  it.each([
    [{ style: 'slide', intensity: '30%' }, 'scale3d(0.7,0.7,0.7)'],
    [{ style: 'zoomTop', intensity: '5%' }, 'scale3d(0.95,0.95,0.95)'],
    [{ style: 'flip' }, 'perspective(2000px) rotateX(45deg)'],
    [{ style: 'flipBottom' }, 'perspective(2000px) rotateX(-45deg)'],
    [{ style: 'fold' }, 'perspective(2000px) rotateY(-45deg)'],
    [{ style: 'foldLeft' }, 'perspective(2000px) rotateY(45deg)'],
    [{ style: 'rollRight', intensity: '10%' }, 'rotateZ(-36deg)'],
    [{ style: 'bounceTop' }, undefined],
    [{ style: 'transformAnim' }, undefined],
    [{ style: 'fade' }, undefined],
  ])('include %j: %s', (fields, expected) => {
    expect(transform(fields)).toBe(expected);
  });

  it('include an endless fade with an unknown curve', () => {
    const animation = read({ ...real, style: 'fade', repeat: 'loop', speed_curve: 'bogus' });
    expect(animation.curve).toBe('ease-in-out');
    expect(startClasses(animation)).toEqual(['et_animated', 'fade', 'infinite']);
  });

  it('include a style for phones, which does not inherit that of tablets', () => {
    expect(startStyle(read({ ...real, style_phone: 'slideTop', intensity: '50%' }, 'phone'))).toMatchObject({
      left: '0px',
      transform: 'translate3d(0,-100%,0)',
    });
    expect(startStyle(read({ ...real, style_tablet: 'slideBottom', intensity: '50%' }, 'phone')).transform).toBe(
      'translate3d(-100%,0,0)',
    );
  });

  it('include defaults for all fields', () => {
    const { starting_opacity, ...older } = real;
    expect(read(older)).toEqual(read(real));
    expect(starting_opacity).toBe('0%');
    expect(read({})).toEqual({
      style: 'fade',
      family: 'fade',
      direction: '',
      loop: false,
      duration: 500,
      delay: 0,
      intensity: 50,
      startingOpacity: 0,
      curve: 'ease-in-out',
    });
  });
});

it.each([
  ['60s', '60000ms', [60_000, 60_000]],
  ['61s', '60001ms', [0, 500]],
  ['99999999999999999999', '1e300s', [0, 500]],
])(
  'a delay of %s and a duration of %s count as missing if they are longer than a minute',
  (delay, duration, expected) => {
    const animation = read({ delay, duration });
    expect([animation.delay, animation.duration]).toEqual(expected);
  },
);

it.each([
  ['once', false],
  ['', false],
  [undefined, false],
  ['loop', true],
  ['infinite', true],
])('an animation with repeat %s is endless: %s', (repeat, loop) => {
  expect(read({ repeat }).loop).toBe(loop);
});

describe('an animation', () => {
  it.each([
    ['desktop', 'slideLeft', 1000],
    ['tablet', 'slideTop', 1000],
    ['phone', 'slideTop', 400],
    ['ultraWide', 'zoom', 1000],
  ])('on %s has the style %s and lasts %d ms', (device, style, duration) => {
    const entry = {
      style: 'slideLeft',
      style_tablet: 'slideTop',
      style_phone: 'slideTop',
      style_ultraWide: 'zoom',
      duration: '1000ms',
      duration_phone: '400ms',
      delay_phone: '',
    };
    expect(read(entry, device)).toMatchObject({ style, duration, delay: 0 });
  });
});

describe('readAnimations', () => {
  it('joins the lists of both generations, and accepts classes with and without a dot', () => {
    const { entries, problems } = readAnimations([real], [{ class: '.a .b' }, { class: 'c > .d' }, { class: '#e' }]);
    expect(entries.map(({ selector }) => selector)).toEqual(['.et_pb_row_2', '.a .b', '.c > .d', '#e']);
    expect(problems).toEqual([]);
  });

  it.each([[undefined], [null], [[]], ['']])('reads %j as an empty list', (list) => {
    expect(readAnimations(list)).toEqual({ entries: [], problems: [] });
  });

  it('describes each kind of problem once', () => {
    expect(readAnimations({}, 'x', [{}, 7, { class: '' }]).problems.map(problemText)).toEqual([
      'a list of animations is a value of type object and not a list, so it is left out. Print it as the theme does. So it is with 1 more.',
      'an entry of a list of animations names no selector, so it moves nothing. Check its id, class or selector. So it is with 2 more.',
    ]);
  });

  it('never throws, and returns usable entries', () => {
    const fields = almost(
      'class',
      'style',
      'repeat',
      'duration',
      'delay',
      'intensity',
      'starting_opacity',
      'style_phone',
    );
    check(fields, (entry) => {
      for (const found of readAnimations([entry, entry], entry).entries) {
        const animation = animationFor(found, 'phone');
        expect(animation.startingOpacity).toBeGreaterThanOrEqual(0);
        expect(animation.startingOpacity).toBeLessThanOrEqual(1);
        expect(animationEnd(animation)).toBeGreaterThanOrEqual(0);
        startStyle(animation);
      }
    });
  });
});

it('every class of an animation is listed once', () => {
  expect(ANIMATION_CLASSES).toHaveLength(new Set(ANIMATION_CLASSES).size);
  expect(ANIMATION_CLASSES).toHaveLength(5 + 7 * 5);
  for (const name of [
    'et_animated',
    'et_is_animating',
    'infinite',
    'et-waypoint',
    'transformAnim',
    'fade',
    'rollLeft',
    'zoomTop',
  ])
    expect(ANIMATION_CLASSES).toContain(name);
});

it('scroll contexts are read from the page’s data, which may be malformed', () => {
  const page = (custom: unknown) => ({ global: (name: string) => (name === 'et_pb_custom' ? custom : undefined) });
  expect(scrollContexts(page({ waypoints_options: { context: ['.app', '', 7, null] } }))).toEqual(['.app', '7']);
  for (const odd of [undefined, [], { waypoints_options: [] }, { waypoints_options: { context: 'x' } }])
    expect(scrollContexts(page(odd))).toEqual([]);
  check(anything, (value) => scrollContexts(page(value)));
});
