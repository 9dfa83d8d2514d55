/** Addresses are checked as the browser parses them, however they are disguised. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameAddress, isSafeAttribute, safeAddress } from '../src/net/address';

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
  ])('resolves %j to %s', (address, expected) => expect(safeAddress(address, BASE)?.href).toBe(expected));

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
  ])('rejects %j for every use', (address) => {
    for (const use of ['page', 'media', 'link'] as const) expect(safeAddress(address, BASE, use)).toBeUndefined();
  });

  it.each([
    ['mailto:hello@site.example', [false, false, true]],
    ['tel:+123', [false, false, true]],
    ['whatsapp://send?text=x', [false, false, true]],
    ['blob:https://site.example/1', [false, true, false]],
    ['/song.mp3', [true, true, true]],
  ])('allows %s for page, media and link: %j', (address, expected) => {
    const uses = ['page', 'media', 'link'] as const;
    expect(uses.map((use) => safeAddress(address, BASE, use) !== undefined)).toEqual(expected);
  });

  it('resolves no relative address against about:blank', () => {
    expect(safeAddress('/a', 'about:blank')).toBeUndefined();
  });

  it('accepts any text and never returns an address that runs code', () =>
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
  ])('of %s %s=%j is %s', (name, attribute, value, safe) =>
    expect(isSafeAttribute(element(name), attribute, value)).toBe(safe),
  );
});

describe('frameAddress', () => {
  const owner = { baseURI: BASE, location: { origin: 'https://site.example' } } as unknown as Document;
  beforeEach(() => void vi.stubGlobal('document', { getElementById: () => null }));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    '/map.html',
    'https://www.youtube.com/embed/abc?rel=0',
    'https://www.youtube-nocookie.com/embed/abc',
    'https://m.youtube.com/embed/videoseries?list=1',
    'https://player.vimeo.com/video/1',
    'https://www.dailymotion.com/embed/video/1',
    'https://geo.dailymotion.com/player.html?video=1',
    'https://fast.wistia.net/embed/iframe/1',
    'https://videopress.com/embed/1',
    'https://www.google.com/maps/embed?pb=1',
    'https://maps.google.com/maps?q=x&output=embed',
    'https://www.google.co.uk/maps?output=embed',
  ])('allows %s', (address) => expect(frameAddress(address, owner)).toBeInstanceOf(URL));

  it.each([
    'https://google.zz/maps',
    'https://www.google.com/url?q=https://other.example/',
    'https://www.google.com/amp/s/other.example/',
    'https://www.google.com/mapsx',
    'https://google.com.other.example/maps',
    'https://www.youtube.com/redirect?q=https://other.example/',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com:8443/embed/abc',
    'https://vimeo.com/channels/1',
    'https://videopress.com/',
    'https://other.example/embed/abc',
    'javascript:alert(1)',
  ])('rejects %s', (address) => expect(frameAddress(address, owner)).toBeUndefined());
});
