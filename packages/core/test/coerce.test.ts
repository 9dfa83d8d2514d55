/** Foreign data read without trust. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asBoolean, asList, asNumber, asRecord, asText } from '../src/coerce';

describe('asRecord', () => {
  it('copies what it is given', () => {
    const data = { a: 1 };
    const record = asRecord(data);
    expect({ ...record }).toEqual(data);
    expect(record).not.toBe(data);
  });

  it.each([undefined, null, 'text', 1, true, [], [1]].map((value) => [value]))('is empty for %j', (value) => {
    expect(Object.keys(asRecord(value))).toEqual([]);
  });

  it('knows no names but the data’s own', () => {
    expect(asRecord({}).constructor).toBeUndefined();
    expect(asRecord(null).toString).toBeUndefined();
    expect('__proto__' in asRecord(JSON.parse('{"a":1}'))).toBe(false);
  });

  it('lets no `__proto__` of the data change what a record is', () => {
    const record = asRecord(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(record.polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('asList', () => {
  it('keeps lists and nothing else', () => {
    const list = [1, 2];
    expect(asList(list)).toBe(list);
    for (const value of [undefined, null, {}, 'ab', 2, { length: 2 }]) expect(asList(value)).toEqual([]);
  });
});

describe('asText', () => {
  it.each([
    ['text', 'text'],
    [' ', ' '],
    [0, '0'],
    [1.5, '1.5'],
    ['', undefined],
    [true, undefined],
    [null, undefined],
    [undefined, undefined],
    [['a'], undefined],
    [{}, undefined],
  ])('%j is %j', (value, text) => {
    expect(asText(value)).toBe(text);
  });
});

describe('asNumber', () => {
  it.each([
    [12, 12],
    [0, 0],
    [-1.5, -1.5],
    ['980px', 980],
    ['  7 ', 7],
    ['.5em', 0.5],
    ['-3', -3],
    ['', undefined],
    ['px', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['1e999', undefined],
    [true, undefined],
    [null, undefined],
    [[5], undefined],
  ])('%j is %j', (value, number) => {
    expect(asNumber(value)).toBe(number);
  });
});

describe('asBoolean', () => {
  it.each([[true], [1], ['1'], ['yes'], ['on'], ['true']])('%j is yes', (value) => {
    expect(asBoolean(value)).toBe(true);
  });

  it.each([[false], [0], ['0'], [''], ['no'], ['off'], ['false'], [null], [undefined], [[]], [{}], ['YES'], [2]])(
    '%j is no',
    (value) => {
      expect(asBoolean(value)).toBe(false);
    },
  );
});

it('answers the promised type for anything that JSON can say', () =>
  checkAll([fc.jsonValue()], (value) => {
    expect(Object.getPrototypeOf(asRecord(value))).toBeNull();
    expect(Array.isArray(asList(value))).toBe(true);
    expect(['string', 'undefined']).toContain(typeof asText(value));
    expect(Number.isFinite(asNumber(value) ?? 0)).toBe(true);
    expect(typeof asBoolean(value)).toBe('boolean');
  }));

describe('what is longer than anybody means', () => {
  it('is no text, and no list', () => {
    expect(asText('x'.repeat(20_000))).toHaveLength(20_000);
    expect(asText('x'.repeat(20_001))).toBeUndefined();
    expect(asList(Array(10_000).fill(1))).toHaveLength(10_000);
    expect(asList(Array(10_001).fill(1))).toEqual([]);
  });
});
