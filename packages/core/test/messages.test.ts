/** Which of three catalogues a visitor reads from. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let messages: typeof import('../src/page/messages');
const KEY = Symbol.for('enliven');

beforeEach(async () => {
  vi.resetModules();
  delete (globalThis as Record<symbol, unknown>)[KEY];
  messages = await import('../src/page/messages');
});
afterEach(() => vi.unstubAllGlobals());

describe('message', () => {
  it('is English by default', () => {
    expect(messages.message('fetch_error')).toBe('You are probably offline.');
    expect(messages.message('timeout')).toMatch(/takes too long/);
    expect(messages.message('invalid_json')).toMatch(/JSON/);
  });

  it('is the page’s own where the page has one', () => {
    vi.stubGlobal('et_pb_custom', { timeout: 'Délai dépassé.' });
    expect(messages.message('timeout')).toBe('Délai dépassé.');
    expect(messages.message('fetch_error')).toBe('You are probably offline.');
  });

  it('sees what the page prints late', () => {
    expect(messages.message('timeout')).toMatch(/takes too long/);
    vi.stubGlobal('et_pb_custom', { timeout: 'Spät.' });
    expect(messages.message('timeout')).toBe('Spät.');
  });

  it('is the configuration’s before anyone else’s', () => {
    vi.stubGlobal('et_pb_custom', { timeout: 'page' });
    messages.setMessages({ timeout: 'site' });
    expect(messages.message('timeout')).toBe('site');
  });

  it.each([[''], [null], [{}], [[]], [true]])('takes %j for no message', (broken) => {
    vi.stubGlobal('et_pb_custom', { timeout: broken });
    messages.setMessages({ timeout: broken });
    expect(messages.message('timeout')).toMatch(/takes too long/);
  });

  it('survives a page whose catalogue is none', () => {
    vi.stubGlobal('et_pb_custom', 'nothing');
    expect(messages.message('timeout')).toMatch(/takes too long/);
  });
});

describe('setMessages', () => {
  it('adds to what was set before', () => {
    messages.setMessages({ timeout: 'one' });
    messages.setMessages({ fetch_error: 'two' });
    expect([messages.message('timeout'), messages.message('fetch_error')]).toEqual(['one', 'two']);
  });

  it('speaks for every copy of the library on the page', async () => {
    messages.setMessages({ timeout: 'one site, one language' });
    vi.resetModules();
    const other = await import('../src/page/messages');
    expect(other.setMessages).not.toBe(messages.setMessages);
    expect(other.message('timeout')).toBe('one site, one language');
  });
});
