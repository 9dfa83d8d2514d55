/** Where there is no page: importing does nothing, and names have the defaults everybody knows. */
import { describe, expect, it } from 'vitest';
import { backgroundOf } from '../src/background';
import * as everything from '../src/index';
import { attributeOf, classesOf } from '../src/settings';

describe('importing on a server', () => {
  it('touches nothing', () => {
    expect(typeof document).toBe('undefined');
    expect(Object.keys(everything).sort()).toEqual([
      'LazyLoad',
      'createLazyLoad',
      'entryObserver',
      'installLazyLoad',
      'resetStatus',
      'statusOf',
    ]);
  });
});

describe('settings', () => {
  it.each([
    ['src', {}, 'data-src'],
    ['bg_multi_hidpi', {}, 'data-bg-multi-hidpi'],
    ['srcset', { data_srcset: 'lazy-srcset' }, 'data-lazy-srcset'],
    ['bg', { data_src: 'lazy-src' }, 'data-bg'],
  ] as const)('%s with %j is in %s', (part, settings, name) => {
    expect(attributeOf(settings, part)).toBe(name);
  });

  it.each([
    [{}, ['loaded']],
    [{ class_loaded: 'lazyloaded' }, ['lazyloaded']],
    [{ class_loaded: ' a  b ' }, ['a', 'b']],
    [{ class_loaded: '' }, []],
  ])('%j shows what has loaded by %j', (settings, names) => {
    expect(classesOf(settings, 'loaded')).toEqual(names);
  });
});

describe('backgrounds', () => {
  const on = (devicePixelRatio: number, data: Record<string, string>) => {
    Object.assign(globalThis, { devicePixelRatio });
    return backgroundOf((part) => data[part] ?? null);
  };

  it.each([
    [1, {}, '', null],
    [1, { bg: '/a' }, 'url("/a")', '/a'],
    [1, { bg: '' }, '', ''],
    [1, { bg: '/a', bg_hidpi: '/b' }, 'url("/a")', '/a'],
    [2, { bg: '/a', bg_hidpi: '/b' }, 'url("/b")', '/b'],
    [2, { bg: '/a', bg_hidpi: '' }, 'url("/a")', '/a'],
    [1, { bg: 'a"\\\nb' }, 'url("a\\"\\\\\\\nb")', 'a"\\\nb'],
    [1, { bg: '/a', bg_multi: 'url(/b)' }, 'url(/b)', ''],
    [2, { bg_multi: 'url(/b)', bg_multi_hidpi: 'url(/c)' }, 'url(/c)', ''],
    [1, { bg_multi: 'url(/b)', bg_set: "'/c' 1x" }, "image-set('/c' 1x)", ''],
    [1, { bg_set: "'/c' 1x, '/d' 2x | '/e' 1x" }, "image-set('/c' 1x, '/d' 2x ),image-set( '/e' 1x)", ''],
  ])('at ratio %d %j is %s', (ratio, data, image, url) => {
    expect(on(ratio, data as Record<string, string>)).toEqual([image, url]);
  });
});
