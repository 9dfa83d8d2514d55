/** Values of the page that every copy of the library shares. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../package.json';

const copy = async () => {
  vi.resetModules();
  return (await import('../src/runtime/shared')).shared;
};

const KEY = Symbol.for(`enliven ${version}`);
const place = globalThis as Record<symbol, unknown>;

beforeEach(() => {
  delete place[KEY];
});

describe('shared', () => {
  it('creates a value once', async () => {
    const shared = await copy();
    const create = vi.fn(() => ({}));
    expect(shared('once', create)).toBe(shared('once', create));
    expect(create).toHaveBeenCalledOnce();
  });

  it('returns different values for different names', async () => {
    const shared = await copy();
    expect(shared('a', () => [1])).not.toBe(shared('b', () => [1]));
  });

  it('returns the same value to two copies, whichever calls first', async () => {
    const [one, two] = [await copy(), await copy()];
    expect(one).not.toBe(two);
    const value = one('meeting', () => new Map());
    expect(two('meeting', () => new Map())).toBe(value);
    const second = two('other way', () => new Set());
    expect(one('other way', () => new Set())).toBe(second);
  });

  it('keeps a falsy value', async () => {
    const shared = await copy();
    expect(shared('zero', () => 0)).toBe(0);
    expect(shared('zero', () => 1)).toBe(0);
  });

  it('stores its values under a registered symbol and adds no global name', async () => {
    const before = Object.keys(globalThis);
    const shared = await copy();
    shared('hidden', () => 1);
    expect(Object.keys(globalThis)).toEqual(before);
    expect(place[KEY]).toEqual({ hidden: 1 });
  });
});

it('claims of two copies share one stack for an element', async () => {
  const element = { attributes: [], getAttributeNames: () => [], getAttribute: () => null, hidden: 'server' };
  vi.resetModules();
  const one = await import('../src/claims/claim');
  vi.resetModules();
  const two = await import('../src/claims/claim');
  const target = element as unknown as Element;
  const releaseOne = one.claim(target, 'prop:hidden', 'one');
  const releaseTwo = two.claim(target, 'prop:hidden', 'two');
  expect(element.hidden).toBe('two');
  releaseOne();
  expect(element.hidden).toBe('two');
  releaseTwo();
  expect(element.hidden).toBe('server');
});
