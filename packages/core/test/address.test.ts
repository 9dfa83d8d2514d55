/** Addresses are judged as the browser reads them, in every disguise. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeAttribute, safeAddress } from '../src/net/address';

const BASE = 'https://site.example/shop/';
const element = (localName: string) => ({ localName, baseURI: BASE }) as Element;

describe('safeAddress', () => {
  it.each([
    ['/a', 'https://site.example/a'],
    ['', BASE],
    ['#part', `${BASE}#part`],
    ['//other.example/x', 'https://other.example/x'],
    [' https://other.example/x\n', 'https://other.example/x'],
    ['no javascript: here', `${BASE}no%20javascript:%20here`],
  ])('%j leads to %s', (address, expected) => expect(safeAddress(address, BASE)?.href).toBe(expected));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0000\u001fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript\r:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'filesystem:https://site.example/x',
    'view-source:https://site.example/',
    'https://',
    'https://[',
  ])('%j leads nowhere, for any use', (address) => {
    for (const use of ['page', 'media', 'link'] as const) expect(safeAddress(address, BASE, use)).toBeUndefined();
  });

  it.each([
    ['mailto:hello@site.example', [false, false, true]],
    ['tel:+123', [false, false, true]],
    ['whatsapp://send?text=x', [false, false, true]],
    ['blob:https://site.example/1', [false, true, false]],
    ['/song.mp3', [true, true, true]],
  ])('%s is for some uses: %j', (address, expected) => {
    const uses = ['page', 'media', 'link'] as const;
    expect(uses.map((use) => safeAddress(address, BASE, use) !== undefined)).toEqual(expected);
  });

  it('finds nothing relative to a base that is none', () => {
    expect(safeAddress('/a', 'about:blank')).toBeUndefined();
  });

  it('answers for any text', () =>
    checkAll([fc.string({ unit: 'binary' })], (text) => {
      const url = safeAddress(text, BASE, 'link');
      expect(url === undefined || !/^(javascript|data|vbscript|file):/.test(url.protocol)).toBe(true);
    }));
});

describe('isSafeAttribute', () => {
  it.each([
    ['a', 'href', '/a', true],
    ['a', 'href', 'java\tscript:x', false],
    ['a', 'xlink:href', 'javascript:x', false],
    ['a', 'href', 'data:text/html,x', false],
    ['div', 'data-mfp-src', ' javascript:x', false],
    ['div', 'data-lazy-srcset', 'a.jpg 1x, b.jpg 2x', true],
    ['form', 'action', 'javascript:x', false],
    ['img', 'src', 'data:image/png;base64,x', true],
    ['img', 'src', 'data:text/html,x', false],
    ['iframe', 'src', 'data:image/svg+xml,x', false],
    ['p', 'title', 'javascript: a language', true],
    ['p', 'aria-label', 'Note: read this', true],
    ['p', 'onclick', 'x', false],
    ['iframe', 'srcdoc', '', false],
  ])('%s %s=%j: %s', (name, attribute, value, safe) =>
    expect(isSafeAttribute(element(name), attribute, value)).toBe(safe),
  );
});
