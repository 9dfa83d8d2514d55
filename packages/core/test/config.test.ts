/** Configuration block: its members, and how malformed blocks are read. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configBlock, configBlocks, parseConfig } from '../src/page/config';

const plain = (config: object) => JSON.parse(JSON.stringify(config));
const NOTHING = { disable: [], force: [], when: {}, messages: {} };

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('parseConfig', () => {
  it('reads every member', () => {
    const written = {
      disable: ['tabs'],
      ignore: '.mine',
      force: ['all'],
      when: { slider: 'now' },
      messages: { timeout: 'Zu langsam.' },
    };
    expect(plain(parseConfig(JSON.stringify(written)))).toEqual(written);
  });

  it.each(['', '{}', '[]', 'null', '12', '"text"'])('reads %j as an empty configuration, without a remark', (text) => {
    expect(plain(parseConfig(text))).toEqual(NOTHING);
    expect(warnings).toEqual([]);
  });

  it('drops members of the wrong type and keeps the others', () => {
    const config = parseConfig(
      '{"disable":"tabs","ignore":["a"],"force":{"0":"all"},"when":[],"messages":{"next":"Weiter"}}',
    );
    expect(plain(config)).toEqual({ ...NOTHING, messages: { next: 'Weiter' } });
  });

  it('reports invalid JSON once and returns the defaults', () => {
    const broken = '{"disable": [tabs]}';
    expect(plain(parseConfig(broken))).toEqual(NOTHING);
    expect(plain(parseConfig(broken))).toEqual(NOTHING);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^\[enliven\] .*configuration is not valid JSON, defaults are used/);
  });

  it('leaves out autostart, which only the loader reads', () => {
    expect(parseConfig('{"autostart":false}')).not.toHaveProperty('autostart');
  });

  it('returns members of the declared types for any text', () =>
    checkAll([fc.oneof(fc.string(), fc.json())], (text) => {
      const { disable, force, ignore } = parseConfig(text);
      expect(Array.isArray(disable) && Array.isArray(force)).toBe(true);
      expect(['string', 'undefined']).toContain(typeof ignore);
    }));
});

describe('configBlock', () => {
  /** Blocks of the page by selector; `doors.page.test.ts` tests selectors in Chromium. */
  const page = (head: string[], body: string[] = []) =>
    vi.stubGlobal('document', {
      getElementById: () => (head.length + body.length > 0 ? {} : null),
      querySelectorAll: (selector: string) =>
        (selector.startsWith('head') ? head : body).map((textContent) => ({ textContent })),
    });

  it('returns an empty text on a page without a block', () => {
    page([]);
    expect(configBlock()).toBe('');
  });

  it('returns the first block, and prefers one in the head', () => {
    page([], ['{"force":["all"]}', '{}']);
    expect(configBlock()).toBe('{"force":["all"]}');
    page(['{"disable":[]}'], ['{"force":["all"]}']);
    expect(configBlock()).toBe('{"disable":[]}');
    expect(configBlocks()).toHaveLength(2);
  });

  it('skips an empty block', () => {
    page([''], ['{"disable":[]}']);
    expect(configBlock()).toBe('{"disable":[]}');
  });
});
