/** Visibility of elements, and addresses in styles. */
import { describe, expect, it } from 'vitest';
import { firstFamily, matchesFont, weightOf } from '../src/measure/fonts';
import { cleanUrl, parseUrl, urlsIn } from '../src/page/addresses';
import { isTransparent, isVisible } from '../src/page/visibility';

const STYLE = { display: 'block', visibility: 'visible', opacity: '1', color: 'rgb(0, 0, 0)', filter: 'none' };
const BOX = { width: 10, height: 10 };

describe('isVisible', () => {
  it.each([
    ['a plain element', {}, BOX, true],
    ['the opacity 0.01', { opacity: '0.01' }, BOX, true],
    ['the opacity 0.10', { opacity: '0.10' }, BOX, true],
    ['display none', { display: 'none' }, BOX, false],
    ['visibility hidden', { visibility: 'hidden' }, BOX, false],
    ['the opacity 0', { opacity: '0' }, BOX, false],
    ['a transparent text color', { color: 'transparent' }, BOX, false],
    ['an element without width', {}, { width: 0, height: 10 }, false],
    ['an element without height', {}, { width: 10, height: 0 }, false],
  ])('for %s with the style %j and the box %j returns %s', (_, style, box, expected) => {
    expect(isVisible({ ...STYLE, ...style }, box)).toBe(expected);
  });
});

describe('isTransparent', () => {
  it.each([
    ['transparent', true],
    ['rgba(255, 0, 0, 0)', true],
    ['rgba( 255 , 0 , 0 , 0 )', true],
    ['hsla(120, 50%, 50%, 0)', true],
    ['rgb(0 0 0 / 0)', true],
    ['color(srgb 1 0 0 / 0%)', true],
    ['#ff000000', true],
    ['#FFAABB00', true],
    ['rgb(0, 0, 0)', false],
    ['rgb(255, 255, 0)', false],
    ['rgba(0, 0, 0, 0.5)', false],
    ['rgba(0, 0, 0, .10)', false],
    ['hsla(120, 50%, 50%, 0.8)', false],
    ['oklab(0.5 0 0)', false],
    ['#ff0000ff', false],
    ['#ffff00', false],
  ])('for the color %s returns %s', (color, expected) =>
    expect(isTransparent({ color, filter: 'none' })).toBe(expected),
  );

  it.each([
    ['opacity(0)', true],
    ['blur(5px) opacity(0) grayscale(1)', true],
    ['opacity(1)', false],
    ['opacity(0.5)', false],
    ['none', false],
    ['', false],
  ])('for the filter “%s” returns %s', (filter, expected) =>
    expect(isTransparent({ color: 'red', filter })).toBe(expected),
  );
});

describe('addresses in styles', () => {
  it.each([
    ['none', []],
    ['url("https://a.example/b.png")', ['https://a.example/b.png']],
    ['url("a(1).png"), linear-gradient(red, blue), url("b.png")', ['a(1).png', 'b.png']],
    ['url("a\\"b.png")', ['a"b.png']],
    ['url("a\\\\b.png")', ['a\\b.png']],
    ['image-set(url("a.png") 1x, url("b.png") 2x)', ['a.png', 'b.png']],
    ['url("', ['']],
  ])('of the value %s are %j', (value, expected) => expect(urlsIn(value)).toEqual(expected));

  it.each([
    ['https://a.example/f.woff2?v=3', 'https://a.example/f.woff2'],
    ['https://a.example/f.woff2#x', 'https://a.example/f.woff2'],
    ['https://a.example/f.woff2', 'https://a.example/f.woff2'],
    ['no address', 'no address'],
  ])('such as %s are cleaned to %s', (address, expected) => expect(cleanUrl(address)).toBe(expected));

  it('are resolved against the address of their style sheet', () => {
    expect(parseUrl('../f.woff2', 'https://a.example/css/x.css')?.href).toBe('https://a.example/f.woff2');
    expect(parseUrl('https://', 'https://a.example/')).toBeUndefined();
  });

  it('are read from a megabyte of text', () => {
    for (const piece of ['url("', 'url("a")', '\\', '"']) expect(() => urlsIn(piece.repeat(2 ** 18))).not.toThrow();
  });
});

describe('fonts', () => {
  it.each([
    ['"Open Sans", serif', 'Open Sans'],
    ["'Open Sans', serif", 'Open Sans'],
    ['Roboto', 'Roboto'],
    [' Roboto , serif', 'Roboto'],
    ['"A, B", serif', 'A, B'],
    ['', ''],
  ])('of the family list %s have the first family “%s”', (list, expected) => expect(firstFamily(list)).toBe(expected));

  it.each([
    ['normal', 400],
    ['bold', 700],
    ['300', 300],
    ['', 400],
  ])('with the weight “%s” have the numeric weight %d', (text, expected) => expect(weightOf(text)).toBe(expected));

  it.each([
    [[400], 400, 'normal', true],
    [[400], 500, 'normal', false],
    [[100, 900], 500, 'normal', true],
    [[400], 400, 'italic', false],
  ])('with the weights %j match the weight %d and the style %s: %s', (weights, weight, style, expected) => {
    expect(matchesFont({ family: 'A', weights, style: 'normal', urls: [] }, { family: 'A', weight, style })).toBe(
      expected,
    );
  });
});
