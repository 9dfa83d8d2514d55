/** Our style sheets: added once for all their users, even under strict policies and in old browsers. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addStyleSheet } from '../src';

const RED = 'p { color: rgb(255, 0, 0) }';
const isRed = () => getComputedStyle(document.querySelector('p') as Element).color === 'rgb(255, 0, 0)';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe.each([
  ['a constructed style sheet', () => {}],
  ['a style element, without constructed style sheets,', () => vi.stubGlobal('CSSStyleSheet', undefined)],
])('addStyleSheet with %s', (_how, prepare) => {
  it('adds a sheet once and removes it with its last user', () => {
    prepare();
    document.body.innerHTML = '<p>text</p>';
    const server = document.documentElement.outerHTML;
    const sheets = () => document.adoptedStyleSheets.length + document.querySelectorAll('head style').length;
    const before = sheets();
    const first = addStyleSheet(document, RED);
    const second = addStyleSheet(document, RED);
    expect([isRed(), sheets()]).toEqual([true, before + 1]);
    first();
    first();
    expect(isRed()).toBe(true);
    second();
    expect([isRed(), sheets()]).toEqual([false, before]);
    expect(document.documentElement.outerHTML).toBe(server);
    addStyleSheet(document, RED)();
    expect(isRed()).toBe(false);
  });
});
