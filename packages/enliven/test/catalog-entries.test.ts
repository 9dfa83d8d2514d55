/** Catalog entries that the build writes into a loader, and the loader's use of them. */
import { describe, expect, it } from 'vitest';
import { catalogEntriesOf, globalsOf, hidesOf, pressOf, selectorOf } from '../src/catalog-entries';
import { HIDDEN_BY_THEME } from '../src/hidden-by-theme';
import { behavior } from './support/behaviors';

describe('catalogEntriesOf', () => {
  it('has one row for each behavior, and nothing in it that the behavior has not', () => {
    const list = [
      behavior('tabs'),
      behavior('toggle', { press: 'h5' }),
      behavior('bars', { hides: 'i' }),
      behavior('data', { globals: ['data'] }),
    ];
    expect(catalogEntriesOf(list)).toEqual({
      rows: [['.tabs'], ['.toggle', 'h5'], ['.bars', '', 'i'], ['.data', '', '', ['data']]],
      originals: '',
      openers: '',
    });
  });

  it('says each original script once', () => {
    const both = ['one', 'two'].map((name) => behavior(name, { incumbents: ['theirs'] }));
    expect(catalogEntriesOf(both).originals).toBe('script[id="theirs-js"]');
  });

  it('tells scripts that open what is hidden from all others', () => {
    const list = [
      behavior('tabs', { hides: '.c', incumbents: ['theirs'] }),
      behavior('form', { incumbents: ['another'] }),
    ];
    expect(catalogEntriesOf(list)).toMatchObject({
      originals: 'script[id="theirs-js"],script[id="another-js"]',
      openers: 'script[id="theirs-js"]',
    });
  });

  it('knows all module scripts of generation 5 by one rule', () => {
    const handles = ['tabs', 'map'].map((name) => `divi-module-library-script-${name}`);
    const listed = handles.map((handle, at) => behavior(`${at}`, { incumbents: ['divi-custom-script', handle] }));
    expect(catalogEntriesOf(listed)).toMatchObject({ originals: 'script[id^="divi-"][id$="-js"]', openers: '' });
    const opening = listed.map((one) => ({ ...one, hides: '.c' }));
    expect(catalogEntriesOf(opening).openers).toBe(
      'script[id="divi-custom-script-js"],script[id^="divi-module-library-script-"][id$="-js"]',
    );
  });
});

const rowsOf = (...list: Parameters<typeof behavior>[]) => catalogEntriesOf(list.map((one) => behavior(...one))).rows;

describe('the rows together', () => {
  it('name what to look for, whatever the theme hides included', () => {
    expect(selectorOf(rowsOf(['tabs'], ['toggle']))).toBe(`${HIDDEN_BY_THEME},.tabs,.toggle`);
  });

  it('name globals instead of the selector where a behavior goes by them', () => {
    const rows = rowsOf(
      ['one', { selector: 'body', globals: ['data', 'one'] }],
      ['tabs'],
      ['two', { selector: 'body', globals: ['two'] }],
    );
    expect(selectorOf(rows)).toBe(`${HIDDEN_BY_THEME},.tabs`);
    expect(globalsOf(rows)).toEqual(['data', 'one', 'two']);
  });

  it('are empty where no behavior has anything', () => {
    expect([selectorOf([]), globalsOf([]), pressOf([]), hidesOf([])]).toEqual([HIDDEN_BY_THEME, [], '', '']);
  });

  it('name what is pressed', () => {
    expect(pressOf(rowsOf(['one', { press: 'h5' }], ['two'], ['three', { press: 'a' }]))).toBe('h5,a');
  });

  it.each([
    { hides: '.c,.d', expected: ':is(.a,.b) :is(.c,.d)' },
    { hides: ':scope > .c', expected: ':is(.a,.b) > .c' },
  ])('find $hides inside its own elements only', ({ hides, expected }) => {
    expect(hidesOf(rowsOf(['tabs', { selector: '.a,.b', hides }], ['toggle']))).toBe(expected);
  });
});
