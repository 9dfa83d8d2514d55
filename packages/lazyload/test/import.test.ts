/** Imports without a document, and the default attribute names. */
import { describe, expect, it } from 'vitest';
import * as everything from '../src/index';
import { attributeOf } from '../src/settings';

describe('importing on a server', () => {
  it('has no side effects', () => {
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
  ] as const)('for %s with %j name the attribute %s', (part, settings, name) => {
    expect(attributeOf(settings, part)).toBe(name);
  });
});
