/** Messages of preview frames: accepted replies, and reasons for a refusal. */
import { almost, anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import {
  nextState,
  type PreviewEvent,
  type PreviewState,
  previewAddress,
  previewId,
  readReply,
  readRequest,
  refusalOf,
} from '../src/preview';

const SITE = 'https://site.example';
const frame = { name: 'the window of the frame' };
const reply = { iframe_id: 'a', html: '<p>x</p>', stylesheets: ['/style.css'] };
const message = { data: reply as unknown, origin: SITE, source: frame as unknown };
const expected = { id: 'a', origin: SITE, source: frame, state: 'reloaded' as PreviewState };

describe('a message of a preview frame', () => {
  it('is accepted from its frame, its origin and with its id after the second load', () => {
    expect(refusalOf(message, expected)).toBeUndefined();
  });

  it.each([
    ['origin', { origin: 'https://other.example' }, {}],
    ['origin', { origin: 'null' }, {}],
    ['origin', { origin: 'https://site.example:8443' }, {}],
    ['source', { source: { name: 'another frame' } }, {}],
    ['source', { source: null }, {}],
    ['shape', { data: { iframe_id: 'a' } }, {}],
    ['shape', { data: { iframe_id: 'a', html: ['<p>'] } }, {}],
    ['shape', { data: { ...reply, stylesheets: '/style.css' } }, {}],
    ['shape', { data: { ...reply, stylesheets: [1] } }, {}],
    ['shape', { data: 'something else' }, {}],
    ['shape', { data: null }, {}],
    ['id', { data: { ...reply, iframe_id: 'b' } }, {}],
    ['early', {}, { state: 'created' }],
    ['early', {}, { state: 'posted' }],
    ['replayed', {}, { state: 'replied' }],
    ['replayed', { source: null }, { state: 'replied' }],
    ['expired', {}, { state: 'failed' }],
    ['expired', {}, { state: 'closed' }],
    ['foreign', { data: 'of some player', source: {} }, {}],
    ['foreign', { data: { ...reply, iframe_id: 'b' } }, { state: 'replied' }],
  ] as const)('is refused for its %s with the message %j and the expectation %j', (refusal, sent, change) => {
    expect(refusalOf({ ...message, ...sent }, { ...expected, ...change })).toBe(refusal);
  });

  it('with any other data is refused', () => {
    check(anything, (data) => {
      expect(refusalOf({ ...message, data }, expected)).toBeTypeOf('string');
      expect(readReply(data)).toBeUndefined();
      expect(readRequest(data)).toBeUndefined();
    });
    check(almost('iframe_id', 'html', 'stylesheets'), (data) => {
      const isReply = typeof data.html === 'string' && data.iframe_id === 'a' && data.stylesheets === undefined;
      expect(refusalOf({ ...message, data }, expected) === undefined).toBe(isReply);
    });
  });
});

describe('message shapes', () => {
  it('may omit style sheets, and lose unknown fields', () => {
    expect(readReply({ iframe_id: 'a', html: '', extra: 1 })).toEqual({ iframe_id: 'a', html: '', stylesheets: [] });
  });

  it('of requests require all three fields', () => {
    const request = { et_pb_preview_nonce: 'n', is_fb_preview: true, shortcode: '[et_pb_text]' };
    expect(readRequest({ ...request, more: 1 })).toEqual(request);
    for (const name of Object.keys(request)) expect(readRequest({ ...request, [name]: 1 })).toBeUndefined();
  });
});

describe('the state of a preview', () => {
  it.each([
    ['created', 'load', 'posted'],
    ['posted', 'load', 'reloaded'],
    ['reloaded', 'load', 'reloaded'],
    ['reloaded', 'reply', 'replied'],
    ['posted', 'reply', 'posted'],
    ['created', 'timeout', 'failed'],
    ['posted', 'timeout', 'failed'],
    ['reloaded', 'timeout', 'failed'],
    ['replied', 'timeout', 'replied'],
    ['replied', 'load', 'replied'],
    ['failed', 'reply', 'failed'],
    ['posted', 'close', 'closed'],
    ['replied', 'close', 'closed'],
    ['failed', 'close', 'closed'],
    ['closed', 'load', 'closed'],
  ] as [PreviewState, PreviewEvent, PreviewState][])(
    'changes from %s after the event %s to %s',
    (state, event, next) => {
      expect(nextState(state, event)).toBe(next);
    },
  );
});

describe('preview addresses', () => {
  it('contain the flag, the nonce and the id', () => {
    expect(previewId(1700000000000, 0)).toBe('et-fb-preview-1700000000000-1');
    expect(previewId(5, 0.9999)).toBe('et-fb-preview-5-1000');
    expect(previewAddress(SITE, 'n&1', 'a').href).toBe(
      'https://site.example/?et_pb_preview=true&et_pb_preview_nonce=n%261&iframe_id=a',
    );
    expect(previewAddress('https://site.example/blog?lang=de#top', 'n', 'a').href).toBe(
      'https://site.example/blog/?et_pb_preview=true&et_pb_preview_nonce=n&iframe_id=a',
    );
    expect(previewAddress('/blog/', 'n', 'a', 'https://site.example/edit').pathname).toBe('/blog/');
  });

  it.each([
    'javascript:alert(1)',
    'javascript://site.example/%0aalert(1)//',
    'data:text/html,x',
    'data://site.example/,x',
    'file://site.example/x',
    'about:blank',
    'blob:https://site.example/1',
    'nonsense',
    '',
  ])('are refused for the invalid site “%s”', (site) => {
    expect(() => previewAddress(site, 'n', 'a')).toThrow('no address of a site');
  });
});
