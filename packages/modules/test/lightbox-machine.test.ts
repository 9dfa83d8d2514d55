/** States of the lightbox, and the content of links (docs/reference/lightbox.md). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CLOSED,
  contentOf,
  frameFor,
  type LightboxEvent,
  type LightboxState,
  lightboxMachine,
  preloadIndexes,
} from '../src/lightbox/lightbox';

const after = (...events: LightboxEvent[]): LightboxState => events.reduce(lightboxMachine, CLOSED);
const open = (count = 5, at = 0): LightboxEvent => ({ type: 'open', at, count });
const next: LightboxEvent = { type: 'move', direction: 1 };
const previous: LightboxEvent = { type: 'move', direction: -1 };

describe('lightbox machine', () => {
  it('changes from opening to ready, closing and closed', () => {
    expect(after(open(5, 2))).toEqual({ phase: 'opening', at: 2, count: 5, direction: 1 });
    expect(after(open(), { type: 'shown' }).phase).toBe('ready');
    expect(after(open(), { type: 'shown' }, { type: 'close' }).phase).toBe('closing');
    expect(after(open(), { type: 'close' }, { type: 'removed' })).toEqual(CLOSED);
  });

  it('continues at the other end in both directions', () => {
    expect(after(open(3), previous).at).toBe(2);
    expect(after(open(3, 2), next).at).toBe(0);
    expect(after(open(3), previous).direction).toBe(-1);
  });

  it('ignores moves with a single image', () => expect(after(open(1), next)).toEqual(after(open(1))));

  it('ignores all events but the removal while it closes', () => {
    const closing = after(open(), { type: 'close' });
    for (const event of [next, open(2, 1), { type: 'shown' } as const])
      expect(lightboxMachine(closing, event)).toBe(closing);
  });

  it('ignores all events but opening while closed', () => {
    for (const type of ['shown', 'close'] as const) expect(lightboxMachine(CLOSED, { type })).toBe(CLOSED);
    expect(lightboxMachine(CLOSED, next)).toBe(CLOSED);
  });

  it('ignores opening while open', () => expect(after(open(5, 1), open(5, 3)).at).toBe(1));
});

describe('preloadIndexes', () => {
  it.each([
    [after(open(5)), [1, 2]],
    [after(open(5, 4)), [0, 1]],
    [after(open(5), previous), [3, 2]],
    [after(open(2)), [1]],
    [after(open(1)), []],
    [after(open(3, 1), previous), [2, 1]],
  ])('for %o are %j', (state, expected) => expect(preloadIndexes(state)).toEqual(expected));
});

describe('the content of a link', () => {
  const classes = (...names: string[]) => ({ contains: (name: string) => names.includes(name) }) as DOMTokenList;
  const owner = {
    baseURI: 'https://site.example/shop/',
    location: { origin: 'https://site.example' },
  } as unknown as Document;
  const shown = (address: string, names: string[]) => contentOf(classes(...names), address, owner);

  // For unknown hosts, the site's configuration is read.
  beforeEach(() => void vi.stubGlobal('document', { getElementById: () => ({}), querySelectorAll: () => [] }));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['/a.jpg', [], 'image'],
    ['/page/', [], 'image'],
    ['https://www.youtube.com/watch?v=abc-1_x', [], 'iframe'],
    ['https://youtu.be/abc', [], 'iframe'],
    ['https://vimeo.com/123', [], 'iframe'],
    ['https://youtu.be/abc', ['mfp-image'], 'image'],
    ['/page/', ['mfp-iframe'], 'iframe'],
    ['#part', ['mfp-inline'], 'inline'],
    ['/page/', ['mfp-ajax'], 'ajax'],
    ['javascript:alert(1)', ['mfp-iframe'], 'image'],
    ['java\tscript:alert(1)', ['mfp-iframe'], 'image'],
    ['data:text/html,x', ['mfp-iframe'], 'image'],
    ['blob:https://site.example/1', ['mfp-iframe'], 'image'],
  ])('to %j with the classes %j is an %s', (address, names, kind) => expect(shown(address, names)?.kind).toBe(kind));

  it.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'http://['])(
    'to %j is an image without this address',
    (address) => expect(shown(address, ['mfp-iframe'])?.src).toBe('data:,'),
  );

  it.each(['data:image/png;base64,AA==', 'blob:https://site.example/1', '/a.jpg'])('to %s keeps it', (address) =>
    expect(shown(address, [])?.src).toBe(address),
  );

  it.each([
    'https://elsewhere.example/login',
    '//elsewhere.example/',
    'https://youtube.com.elsewhere.example/embed/1',
    'https://maps.google.elsewhere.example/maps?q=x',
    'https://site.example:8443/',
  ])('to %s is no frame', (address) => {
    expect(shown(address, ['mfp-iframe'])).toBeUndefined();
    expect(shown(address, [])?.kind).toBe('image');
  });

  it('is a frame for hosts that the site lists', () => {
    const textContent = '{"frames":{"hosts":["maps.elsewhere.example"]}}';
    vi.stubGlobal('document', { getElementById: () => ({}), querySelectorAll: () => [{ textContent }] });
    expect(shown('https://maps.elsewhere.example/1', ['mfp-iframe'])?.kind).toBe('iframe');
    expect(shown('https://elsewhere.example/1', ['mfp-iframe'])).toBeUndefined();
  });

  it.each([
    ['https://www.youtube.com/watch?list=1&v=abc', 'https://www.youtube.com/embed/abc?autoplay=1'],
    ['https://www.youtube.com/shorts/abc-1_x?feature=share', 'https://www.youtube.com/embed/abc-1_x?autoplay=1'],
    ['https://youtu.be/abc?t=9', 'https://www.youtube.com/embed/abc?autoplay=1'],
    ['https://www.youtube-nocookie.com/watch?list=1&v=abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    // Already an address for frames, with its own parameters.
    ['https://www.youtube-nocookie.com/embed/abc?rel=0', undefined],
    ['https://www.youtube-nocookie.com.example.com/watch?v=abc', undefined],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1'],
    ['https://maps.google.com/maps?q=x', 'https://maps.google.com/maps?q=x&output=embed'],
    ['https://www.google.co.uk/maps', 'https://www.google.co.uk/maps?output=embed'],
    ['https://maps.google.elsewhere.example/', undefined],
    ['https://example.com/youtube.com/watch?v=abc', undefined],
  ])('to %s is a frame with the address %s', (address, frame) => expect(frameFor(address)).toBe(frame));
});
