/** Catalog entries that the build writes into a loader, and their use by the loader. */
import { describe, expect, it } from 'vitest';
import { catalogEntriesOf, globalsOf, hidesOf, pressOf, selectorOf } from '../src/catalog-entries';
import { HIDDEN_BY_THEME } from '../src/hidden-by-theme';
import { behavior } from './support/behaviors';

describe('catalogEntriesOf', () => {
  it('has one row for each behavior, with the members of the behavior only', () => {
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

  it('lists each original script once', () => {
    const both = ['one', 'two'].map((name) => behavior(name, { incumbents: ['theirs'] }));
    expect(catalogEntriesOf(both).originals).toBe('script[id="theirs-js"]');
  });

  it('separates scripts that show hidden content from others', () => {
    const list = [
      behavior('tabs', { hides: '.c', incumbents: ['theirs'] }),
      behavior('form', { incumbents: ['another'] }),
    ];
    expect(catalogEntriesOf(list)).toMatchObject({
      originals: 'script[id="theirs-js"],script[id="another-js"]',
      openers: 'script[id="theirs-js"]',
    });
  });

  it('selects all module scripts of generation 5 with one selector', () => {
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

describe('all rows together', () => {
  it('have a selector for elements, including those that the theme hides', () => {
    expect(selectorOf(rowsOf(['tabs'], ['toggle']))).toBe(`${HIDDEN_BY_THEME},.tabs,.toggle`);
  });

  it('have globals instead of selectors for behaviors with globals', () => {
    const rows = rowsOf(
      ['one', { selector: 'body', globals: ['data', 'one'] }],
      ['tabs'],
      ['two', { selector: 'body', globals: ['two'] }],
    );
    expect(selectorOf(rows)).toBe(`${HIDDEN_BY_THEME},.tabs`);
    expect(globalsOf(rows)).toEqual(['data', 'one', 'two']);
  });

  it('are empty without behaviors', () => {
    expect([selectorOf([]), globalsOf([]), pressOf([]), hidesOf([])]).toEqual([HIDDEN_BY_THEME, [], '', '']);
  });

  it('have a selector for presses', () => {
    expect(pressOf(rowsOf(['one', { press: 'h5' }], ['two'], ['three', { press: 'a' }]))).toBe('h5,a');
  });

  it.each([
    { hides: '.c,.d', expected: ':is(.a,.b) :is(.c,.d)' },
    { hides: ':scope > .c', expected: ':is(.a,.b) > .c' },
  ])('select hidden elements $hides inside their own elements only', ({ hides, expected }) => {
    expect(hidesOf(rowsOf(['tabs', { selector: '.a,.b', hides }], ['toggle']))).toBe(expected);
  });
});
