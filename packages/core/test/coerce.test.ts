/** Readers of untrusted data. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asBoolean, asList, asNumber, asRecord, asText } from '../src/page/coerce';
import { page } from '../src/page/page';
import { shared } from '../src/runtime/shared';

describe('asRecord', () => {
  it('copies an object', () => {
    const data = { a: 1 };
    const record = asRecord(data);
    expect({ ...record }).toEqual(data);
    expect(record).not.toBe(data);
  });

  it.each([undefined, null, 'text', 1, true, [], [1]].map((value) => [value]))(
    'returns an empty record for %j',
    (value) => {
      expect(Object.keys(asRecord(value))).toEqual([]);
    },
  );

  it('has only the data’s own properties', () => {
    expect(asRecord({}).constructor).toBeUndefined();
    expect(asRecord(null).toString).toBeUndefined();
    expect('__proto__' in asRecord(JSON.parse('{"a":1}'))).toBe(false);
  });

  it('ignores a `__proto__` in the data', () => {
    const record = asRecord(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(record.polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('asList', () => {
  it('returns a list as it is, and an empty list for any other value', () => {
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
  ])('reads %j as %j', (value, text) => {
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
  ])('reads %j as %j', (value, number) => {
    expect(asNumber(value)).toBe(number);
  });
});

describe('asBoolean', () => {
  it.each([[true], [1], ['1'], ['yes'], ['on'], ['true']])('reads %j as true', (value) => {
    expect(asBoolean(value)).toBe(true);
  });

  it.each([[false], [0], ['0'], [''], ['no'], ['off'], ['false'], [null], [undefined], [[]], [{}], ['YES'], [2]])(
    'reads %j as false',
    (value) => {
      expect(asBoolean(value)).toBe(false);
    },
  );
});

it('every reader returns its declared type for any JSON value', () =>
  checkAll([fc.jsonValue()], (value) => {
    expect(Object.getPrototypeOf(asRecord(value))).toBeNull();
    expect(Array.isArray(asList(value))).toBe(true);
    expect(['string', 'undefined']).toContain(typeof asText(value));
    expect(Number.isFinite(asNumber(value) ?? 0)).toBe(true);
    expect(typeof asBoolean(value)).toBe('boolean');
  }));

describe('data above the limits of length', () => {
  const longList = () => Array(10_001).fill(1);
  const longText = 'x'.repeat(20_001);
  const rest = (parts: string) => `${parts} that are read, so it counts as absent. Shorten it.`;
  const [ENTRIES, CHARACTERS] = [
    rest('has 10001 entries, more than the 10000'),
    rest('has 20001 characters, more than the 20000'),
  ];
  let warnings: string[];
  /** Loads the code of the report. */
  const expectWarnings = (...sentences: string[]) =>
    vi.waitFor(() => expect(warnings).toEqual(sentences.map((text) => `[enliven/core] ${text}`)));

  beforeEach(() => {
    warnings = [];
    shared('reported', () => new Set<unknown>()).clear();
    vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is read as absent text and as an empty list', async () => {
    expect(asText('x'.repeat(20_000))).toHaveLength(20_000);
    expect(asList(Array(10_000).fill(1))).toHaveLength(10_000);
    expect(warnings).toEqual([]);
    expect(asText(longText)).toBeUndefined();
    expect(asList(longList())).toEqual([]);
    await expectWarnings(`a text ${CHARACTERS}`, `a list ${ENTRIES}`);
  });

  it('is reported once with the name of its variable, however often it is read', async () => {
    vi.stubGlobal('et_link_options_data', longList());
    vi.stubGlobal('et_pb_motion_elements', { phone: longList() });
    const read = () => [
      asList(page().global('et_link_options_data')),
      asList(asRecord(page().global('et_pb_motion_elements')).phone),
    ];
    expect(read()).toEqual([[], []]);
    await expectWarnings(`et_link_options_data ${ENTRIES}`, `a list in et_pb_motion_elements ${ENTRIES}`);
    const searching = vi.spyOn(Object, 'values');
    expect(read()).toEqual([[], []]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(warnings).toHaveLength(2);
    expect(searching).not.toHaveBeenCalled();
  });

  it('is reported with the variable that contains it, also when another variable has a cycle', async () => {
    const round: Record<string, unknown> = {};
    round.round = [round];
    vi.stubGlobal('et_round', round);
    vi.stubGlobal('et_pb_motion_elements', { desktop: longList() });
    vi.stubGlobal('et_animation_data', [{ class: 'a' }, { class: longText }]);
    page().global('et_round');
    asList(asRecord(page().global('et_pb_motion_elements')).desktop);
    for (const entry of asList(page().global('et_animation_data')).map(asRecord)) asText(entry.class);
    await expectWarnings(`a list in et_pb_motion_elements ${ENTRIES}`, `a text in et_animation_data ${CHARACTERS}`);
  });

  it('is reported without a name when a variable throws while it is searched', async () => {
    const closed = Object.defineProperty({}, 'secret', {
      enumerable: true,
      get() {
        throw new Error('closed');
      },
    });
    vi.stubGlobal('et_closed', closed);
    page().global('et_closed');
    expect(asList(longList())).toEqual([]);
    await expectWarnings(`a list ${ENTRIES}`);
  });
});
