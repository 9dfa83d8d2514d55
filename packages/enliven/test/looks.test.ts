/** What the build writes into a loader about its behaviors. */
import { describe, expect, it } from 'vitest';
import { HIDDEN_BY_THEME } from '../src/hidden-by-theme';
import { looksOf } from '../src/looks';
import { behavior } from './support/behaviors';

describe('looksOf', () => {
  it('names what to look for, whatever the theme hides included', () => {
    expect(looksOf([behavior('tabs'), behavior('toggle')]).selector).toBe(`${HIDDEN_BY_THEME},.tabs,.toggle`);
  });

  it('leaves empty what no behavior has', () => {
    expect(looksOf([])).toEqual({
      selector: HIDDEN_BY_THEME,
      globals: [],
      press: '',
      hides: '',
      originals: '',
      openers: '',
    });
  });

  it('names globals instead of the selector where a behavior goes by them', () => {
    const list = ['one', 'two'].map((name) => behavior(name, { selector: 'body', globals: ['data', name] }));
    expect(looksOf([...list, behavior('tabs')])).toMatchObject({
      selector: `${HIDDEN_BY_THEME},.tabs`,
      globals: ['data', 'one', 'two'],
    });
  });

  it('says each thing once', () => {
    const both = ['one', 'two'].map((name) => behavior(name, { press: 'h5', incumbents: ['theirs'] }));
    expect(looksOf(both)).toMatchObject({ press: 'h5', originals: '[id="theirs-js"]' });
  });

  it.each([
    { hides: '.c,.d', expected: ':is(.a,.b) :is(.c,.d)' },
    { hides: ':scope > .c', expected: ':is(.a,.b) > .c' },
  ])('finds $hides inside its own elements only', ({ hides, expected }) => {
    expect(looksOf([behavior('tabs', { selector: '.a,.b', hides })]).hides).toBe(expected);
  });

  it('tells scripts that open what is hidden from all others', () => {
    const list = [
      behavior('tabs', { hides: '.c', incumbents: ['theirs'] }),
      behavior('form', { incumbents: ['another'] }),
    ];
    expect(looksOf(list)).toMatchObject({
      originals: '[id="theirs-js"],[id="another-js"]',
      openers: '[id="theirs-js"]',
    });
  });

  it('knows all module scripts of generation 5 by one rule', () => {
    const handles = ['tabs', 'map'].map((name) => `divi-module-library-script-${name}`);
    const listed = handles.map((handle, at) => behavior(`${at}`, { incumbents: ['divi-custom-script', handle] }));
    expect(looksOf(listed)).toMatchObject({ originals: '[id^="divi-"]', openers: '' });
    const opening = listed.map((one) => ({ ...one, hides: '.c' }));
    expect(looksOf(opening).openers).toBe('[id="divi-custom-script-js"],[id^="divi-module-library-script-"]');
  });
});
