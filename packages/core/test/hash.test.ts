/** Module state in the address: parsing a hash and writing into it, for any text. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HashEvent, parseHash, writeEntry } from '../src/page/hash';

/** Any well-formed text, with many characters that have a meaning in an address. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('|', '||', '#', '%', '%7C', '%zz', ' ', '/', '?', 'é', '😀', 'a') }),
);
/** The format has no empty parts. */
const id = text.filter((value) => value !== '');
const params = fc.array(id, { maxLength: 4 });
const entry = fc.record({ id, params });

describe('parseHash', () => {
  it.each([
    ['', []],
    ['#', []],
    ['#pricing', [{ id: 'pricing', params: [] }]],
    ['pricing', [{ id: 'pricing', params: [] }]],
    ['#faq|2', [{ id: 'faq', params: ['2'] }]],
    [
      '#works|print-design|2||faq-tabs|1',
      [
        { id: 'works', params: ['print-design', '2'] },
        { id: 'faq-tabs', params: ['1'] },
      ],
    ],
    ['#works|caf%C3%A9', [{ id: 'works', params: ['café'] }]],
    ['#works|100%', [{ id: 'works', params: ['100%'] }]],
    ['#works|%7C', [{ id: 'works', params: ['|'] }]],
    ['#works|', [{ id: 'works', params: [] }]],
    [
      '#works|||faq|1',
      [
        { id: 'works', params: [] },
        { id: 'faq', params: ['1'] },
      ],
    ],
    ['#|2', [{ id: '', params: ['2'] }]],
    ['#||||', []],
    ['##faq|1', [{ id: '#faq', params: ['1'] }]],
    ['#constructor|__proto__', [{ id: 'constructor', params: ['__proto__'] }]],
  ])('parses %j', (hash, entries) => {
    expect(parseHash(hash)).toEqual(entries);
  });

  it('keeps an invalid escape and decodes the other parameters', () => {
    expect(parseHash('#a|%E0%A4%A|%20')).toEqual([{ id: 'a', params: ['%E0%A4%A', ' '] }]);
  });

  it('keeps markup as text', () => {
    const [first] = parseHash('#x|<img src=x onerror=alert(1)>');
    expect(first).toEqual({ id: 'x', params: ['<img src=x onerror=alert(1)>'] });
  });

  it('returns ids and parameters of type string for any text', () =>
    checkAll([fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })], (hash) => {
      for (const { id, params } of parseHash(hash)) {
        expect(typeof id).toBe('string');
        expect(params.every((param) => typeof param === 'string')).toBe(true);
      }
    }));
});

describe('writeEntry', () => {
  it.each([
    ['', 'faq', [1], 'faq|1'],
    ['#', 'faq', [1], 'faq|1'],
    ['#faq|1', 'faq', [2], 'faq|2'],
    ['#pricing', 'faq', [1], 'pricing||faq|1'],
    ['#works|print|2||faq|1', 'faq', [0], 'works|print|2||faq|0'],
    ['#faq|1||works|print|2', 'faq', [0], 'faq|0||works|print|2'],
    ['#faq|1', 'works', ['all', 3], 'faq|1||works|all|3'],
    ['', 'works', ['a|b', 'c||d'], 'works|a%7Cb|c%7C%7Cd'],
    ['', 'works', ['café'], 'works|caf%C3%A9'],
    ['#faq', 'faq', [], 'faq'],
    ['#works|', 'faq', [1], 'works||faq|1'],
    ['#||', 'faq', [1], 'faq|1'],
  ])('writes into %j the entry %j %j: %j', (hash, id, params, expected) => {
    expect(writeEntry(hash, id, params)).toBe(expected);
  });

  it('does not change the spelling of other entries', () => {
    expect(writeEntry('#Caf%C3%A9|%zz|a b||faq|1', 'faq', [2])).toBe('Caf%C3%A9|%zz|a b||faq|2');
  });

  it('replaces the module’s own entry, however its id is escaped', () => {
    expect(writeEntry('#f%61q|1', 'faq', [2])).toBe('faq|2');
  });

  it('writes half a surrogate pair as the replacement character', () => {
    expect(parseHash(writeEntry('', 'faq', ['\ud800']))).toEqual([{ id: 'faq', params: ['\ufffd'] }]);
  });

  it('writes entries that parseHash() reads back, into any hash', () =>
    checkAll([text, id, params], (hash, id, params) => {
      const mine = parseHash(writeEntry(hash, id, params)).find((entry) => entry.id === id);
      expect(mine).toEqual({ id, params });
    }));

  it('changes nothing when the same entry is written twice', () =>
    checkAll([text, id, params], (hash, id, params) => {
      const once = writeEntry(hash, id, params);
      expect(writeEntry(`#${once}`, id, params)).toBe(once);
    }));

  it('keeps every other entry, in order', () =>
    checkAll([fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1 }), params], (entries, params) => {
      const full = entries.reduce((hash, { id, params }) => writeEntry(hash, id, params), '');
      expect(parseHash(full)).toEqual(entries);
      const [first, ...rest] = entries;
      expect(parseHash(writeEntry(full, first?.id ?? '', params)).slice(1)).toEqual(rest);
    }));

  it('never writes characters that end the address or start another entry', () =>
    checkAll([id, params], (id, params) => {
      const written = writeEntry('', id, params);
      expect(written.split('|')).toHaveLength(params.length + 1);
      expect(written).not.toMatch(/[#<>"\s]/);
    }));
});

describe('HashEvent', () => {
  it('bubbles, and has the parameters in the member that the theme’s scripts read', () => {
    const event = new HashEvent(['print', '2']);
    expect(event.type).toBe('et_hashchange');
    expect(event.bubbles).toBe(true);
    expect(event.params).toEqual(['print', '2']);
  });
});
