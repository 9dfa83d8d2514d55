/** Encodings of pages. */
import { describe, expect, it } from 'vitest';
import { decodePage } from '../src/site/page-text';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

describe('decodePage', () => {
  it('reads UTF-8 if no encoding is declared', () => {
    const page = decodePage(Buffer.from('<p>Grün'));
    expect(page.encoding).toBe('utf-8');
    expect(page.text).toBe('<p>Grün');
  });

  it.each([
    ['utf-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('<p>Grün')])],
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<p>Grün', 'utf16le')])],
    ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('<p>Grün', 'utf16le').swap16()])],
  ])('keeps the byte order mark of %s', (encoding, bytes) => {
    const page = decodePage(bytes);
    expect(page.encoding).toBe(encoding);
    expect(page.text).toBe('<p>Grün');
    expect(page.encode(page.text)).toEqual(bytes);
  });

  it.each(['windows-1252', 'ISO-8859-1', 'iso-8859-15', 'koi8-r'])('keeps every byte of %s', (label) => {
    const all = Buffer.from([...Array(256).keys()]);
    const bytes = Buffer.concat([bytesOf(`<meta http-equiv="x" content="text/html; charset=${label}">`), all]);
    const page = decodePage(bytes);
    expect(page.encode(page.text)).toEqual(bytes);
  });

  it('reads characters of windows-1252', () => {
    expect(decodePage(bytesOf('<meta charset="windows-1252"><p>\x80 gr\xfcn')).text).toContain('€ grün');
  });

  it('reports an unknown encoding', () => {
    expect(() => decodePage(bytesOf('<meta charset=klingon>'))).toThrow(/"klingon", which is unknown/);
  });

  it.each([
    ['utf-8', '<meta charset=utf-8><p>gr\xfcn'],
    ['shift_jis', '<meta charset=shift_jis><p>\x82\xa0'],
    ['windows-1253', '<meta charset=windows-1253><p>\xd2'],
  ])('rejects bytes that would change in %s', (encoding, text) => {
    expect(() => decodePage(bytesOf(text))).toThrow(`would not survive reading and writing it as ${encoding}`);
  });
});
