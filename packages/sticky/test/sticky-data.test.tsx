/** Malformed data of sticky modules: it causes no error, and is reported once. */
import { silence, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { giveBoxes, boxed as module, scrollPage } from './support/boxes';
import { entry, mountAll, page, placeholders, print } from './support/sticky-page';
import './support/parts';

const globals = globalThis as Record<string, unknown>;

beforeEach(() => {
  giveBoxes();
  scrollPage(0);
});

describe('page data', () => {
  const names = ['et_pb_sticky_elements', 'diviElementStickyData'] as const;
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`x${at}`, entry(`x${at}`)]));

  it.each<[string, unknown, RegExp | undefined]>([
    ['an empty list', [], undefined],
    ['null', null, undefined],
    ['a number', Number.NaN, /is a value of type number/],
    ['text', 'oops', /is a value of type string/],
    ['a list', ['a'], /is a list/],
    ['an entry without a selector', { m: { id: 'm' } }, /names no selector/],
    ['an invalid selector', { m: entry('m', { selector: '..m[' }) }, /"\.\.m\[" .* does not parse/],
    ['an invalid position', { m: entry('m', { position: 'left' }) }, /position "left"/],
    ['an invalid limit', { m: entry('m', { topLimit: 'collumn' }) }, /limit "collumn" is not body/],
    ['thousands of entries', many, undefined],
  ])('such as %s causes no error, and is reported once', async (_name, value, expected) => {
    for (const name of names) {
      const consoleMessages = silence();
      globals[name] = value;
      onTestFinished(() => {
        delete globals[name];
      });
      page(module('m', 500, 100));
      const before = document.body.innerHTML;
      const runtime = await mountAll();
      if (expected && name === names[0]) await until(() => consoleMessages.remarks.some((text) => expected.test(text)));
      await scrollPage(200);
      if (!expected) expect(consoleMessages.remarks).toEqual([]);
      expect(consoleMessages.errors).toEqual([]);
      await runtime.stop();
      expect(document.body.innerHTML).toBe(before);
      consoleMessages.restore();
      delete globals[name];
    }
  });

  it('of both generations is combined', async () => {
    print({ a: {} });
    print({ b: {} }, 'diviElementStickyData');
    page(module('a', 100, 10) + module('b', 200, 10));
    await mountAll();
    await scrollPage(600);
    expect(placeholders()).toHaveLength(2);
  });
});
