/** Foreign data read without trust. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asBoolean, asList, asNumber, asRecord, asText } from '../src/page/coerce';
import { page } from '../src/page/page';
import { shared } from '../src/runtime/shared';

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
  const longList = () => Array(10_001).fill(1);
  const longText = 'x'.repeat(20_001);
  const rest = (parts: string) => `${parts} that are read, so it counts as absent. Shorten it.`;
  const [ENTRIES, CHARACTERS] = [
    rest('has 10001 entries, more than the 10000'),
    rest('has 20001 characters, more than the 20000'),
  ];
  let said: string[];
  /** Loads the code of the report. */
  const isTold = (...sentences: string[]) =>
    vi.waitFor(() => expect(said).toEqual(sentences.map((text) => `[enliven/core] ${text}`)));

  beforeEach(() => {
    said = [];
    shared('said', () => new Set<unknown>()).clear();
    vi.spyOn(console, 'warn').mockImplementation((text) => void said.push(String(text)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is no text, and no list', async () => {
    expect(asText('x'.repeat(20_000))).toHaveLength(20_000);
    expect(asList(Array(10_000).fill(1))).toHaveLength(10_000);
    expect(said).toEqual([]);
    expect(asText(longText)).toBeUndefined();
    expect(asList(longList())).toEqual([]);
    await isTold(`a text ${CHARACTERS}`, `a list ${ENTRIES}`);
  });

  it('is told of once, by the name of the variable, however often it is read', async () => {
    vi.stubGlobal('et_link_options_data', longList());
    vi.stubGlobal('et_pb_motion_elements', { phone: longList() });
    const read = () => [
      asList(page().global('et_link_options_data')),
      asList(asRecord(page().global('et_pb_motion_elements')).phone),
    ];
    expect(read()).toEqual([[], []]);
    await isTold(`et_link_options_data ${ENTRIES}`, `a list in et_pb_motion_elements ${ENTRIES}`);
    const searching = vi.spyOn(Object, 'values');
    expect(read()).toEqual([[], []]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(said).toHaveLength(2);
    expect(searching).not.toHaveBeenCalled();
  });

  it('is named after the variable it is in, also where another leads round in circles', async () => {
    const round: Record<string, unknown> = {};
    round.round = [round];
    vi.stubGlobal('et_round', round);
    vi.stubGlobal('et_pb_motion_elements', { desktop: longList() });
    vi.stubGlobal('et_animation_data', [{ class: 'a' }, { class: longText }]);
    page().global('et_round');
    asList(asRecord(page().global('et_pb_motion_elements')).desktop);
    for (const entry of asList(page().global('et_animation_data')).map(asRecord)) asText(entry.class);
    await isTold(`a list in et_pb_motion_elements ${ENTRIES}`, `a text in et_animation_data ${CHARACTERS}`);
  });

  it('is told of all the same where a variable cannot be looked at', async () => {
    const closed = Object.defineProperty({}, 'secret', {
      enumerable: true,
      get() {
        throw new Error('closed');
      },
    });
    vi.stubGlobal('et_closed', closed);
    page().global('et_closed');
    expect(asList(longList())).toEqual([]);
    await isTold(`a list ${ENTRIES}`);
  });
});
