/** Data and effects of interactions: worked examples (docs/reference/interactions.md#effects), and malformed data. */
import { mayWriteAttribute } from '@enliven/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mirror } from '../src/interactions/follow-pointer';
import { type Operation, readInteractions } from '../src/interactions/interaction';
import { attributeName, changeTokens } from '../src/interactions/lazy-effects';
import { isWithin } from '../src/interactions/triggers';
import { interaction } from './support/interaction';

describe('the attribute effect', () => {
  it.each<[Operation, string | null, string, string | null]>([
    ['add', 'x', 'open', 'x open'],
    ['add', 'x open', 'open', 'x open'],
    ['remove', 'x open', 'open', 'x'],
    ['remove', 'open', 'open', null],
    ['remove', null, 'open', null],
    ['toggle', null, 'open', 'open'],
    ['toggle', 'x open', 'open', 'x'],
    ['toggle', 'open', 'open', null],
    ['toggle', 'a', 'a b', 'a b'],
    ['add', null, '', ''],
    ['remove', 'x', '', null],
    ['toggle', 'x', '', null],
  ])('with the operation %s turns %j with %j into %j', (verb, before, value, after) => {
    expect(changeTokens(verb, before, value)).toBe(after);
  });

  it.each([
    ['data-state', 'data-state'],
    ['Data State!', 'datastate'],
    ['1st', 'data-1st'],
    ['aria-label', 'aria-label'],
    ['a'.repeat(300), 'a'.repeat(200)],
    ['', undefined],
    ['<>', undefined],
    [null, undefined],
    ['onclick', undefined],
    ['OnError', undefined],
    ['o n click', undefined],
    ['srcdoc', undefined],
    ['style', undefined],
  ])('reads the name %j as %j', (name, expected) => {
    expect(attributeName(name)).toBe(expected);
  });
});

describe('mouse movement by 40 px to the right and 20 px up', () => {
  it.each([
    ['translate', { transform: 'translate(20px,-10px)' }],
    ['scale', { transform: 'scale(1.112)' }],
    ['opacity', { opacity: '0.944' }],
    ['tilt', { transform: 'perspective(1000px) rotateX(-1deg) rotateY(-2deg)' }],
    ['rotate', { transform: 'rotate(-26.57deg)' }],
    ['nonsense', { transform: 'translate(20px,-10px)' }],
  ])('of the type %s results in %j', (type, style) => {
    expect(mirror(type, 40, -20, 50)).toEqual(style);
  });

  it('is limited to valid values', () => {
    expect(mirror('opacity', 9000, 0, 200)).toEqual({ opacity: '0.1' });
    expect(mirror('translate', 10, 0, -5)).toEqual({ transform: 'translate(0px,0px)' });
    expect(mirror('scale', 100, 0, 0)).toEqual({ transform: 'scale(1)' });
  });
});

describe('mayWriteAttribute', () => {
  const BASE = 'https://site.example/';
  /** Returns an element with a name and a document only. */
  const element = (localName: string) =>
    ({
      localName,
      baseURI: BASE,
      matches: (list: string) => list.split(',').includes(localName),
      ownerDocument: { baseURI: BASE, location: { origin: 'https://site.example' } },
    }) as unknown as Element;

  // For unknown hosts, the site's configuration is read.
  beforeEach(() => void vi.stubGlobal('document', { getElementById: () => ({}), querySelectorAll: () => [] }));
  afterEach(() => void vi.unstubAllGlobals());

  it.each(['script', 'base', 'meta', 'link', 'object', 'embed', 'animate', 'set'])(
    'is false for every attribute of %s',
    (name) => {
      expect(mayWriteAttribute(element(name), 'data-state', 'open')).toBe(false);
      expect(mayWriteAttribute(element('div'), 'data-state', 'open')).toBe(true);
    },
  );

  it.each([
    ['a', 'href', '/there', true],
    ['a', 'href', 'java\tscript:alert(1)', false],
    ['div', 'data-mfp-src', 'data:text/html,x', false],
    ['div', 'onclick', 'x', false],
    ['iframe', 'srcdoc', 'x', false],
    ['iframe', 'src', '/own', true],
    ['iframe', 'src', 'https://www.youtube.com/embed/1', true],
    ['iframe', 'src', 'https://other.example/', false],
    ['iframe', 'data-src', 'https://other.example/', false],
    ['iframe', 'title', 'https://other.example/', true],
    ['img', 'src', 'https://other.example/', true],
  ])('for <%s %s="%s"> is %j', (name, attribute, value, allowed) => {
    expect(mayWriteAttribute(element(name), attribute, value)).toBe(allowed);
  });
});

describe('isWithin', () => {
  it.each([
    ['tablet', 'tablet', true],
    ['phone', 'tablet', true],
    ['desktop', 'tablet', false],
    ['tablet', 'phone', false],
    ['desktop', 'desktop', true],
    ['tablet', 'desktop', false],
    ['nowhere', 'nowhere', true],
    ['desktop', 'nowhere', false],
  ])('for %s and %s is %j', (now, name, within) => {
    expect(isWithin(now, name)).toBe(within);
  });
});

describe('readInteractions', () => {
  it('numbers equal interactions, one for each module in order', () => {
    const both = [interaction('click', 'toggleVisibility'), interaction('load', 'addAttribute')];
    const read = readInteractions({ 'divi/button-0': both, 'divi/button-1': both });
    expect(read.map(({ index }) => index)).toEqual([0, 0, 1, 1]);
    expect(read.map(({ triggerId }) => triggerId)).toEqual(Array(4).fill('button'));
  });

  it.each([
    ['200ms', 200],
    ['1.5s', 1500],
    ['300', 300],
    [300, 300],
    ['-5ms', 0],
    ['soon', 0],
    [undefined, 0],
  ])('reads the delay %j as %j ms', (timeDelay, delay) => {
    expect(readInteractions({ a: [interaction('click', 'toggleVisibility', { timeDelay })] })[0]?.delay).toBe(delay);
  });

  it.each([
    [null],
    ['text'],
    [3],
    [Number.NaN],
    [[]],
    [{ a: null, b: 'x', c: [null, 3, 'x', {}, []] }],
    [
      {
        a: [
          interaction('', 'toggleVisibility'),
          interaction('click', ''),
          interaction('click', 'x', { triggerClass: 4 }),
        ],
      },
    ],
    [{ a: [interaction('click', 'toggleVisibility', { enabled: false })] }],
  ])('returns no usable interaction for %j', (data) => {
    expect(readInteractions(data).filter(({ triggerId }) => triggerId !== '4')).toEqual([]);
  });
});
