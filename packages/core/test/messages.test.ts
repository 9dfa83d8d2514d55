/** Order of the three sources of messages: configuration, page, English. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../package.json';

let messages: typeof import('../src/page/messages');

function forgetMessages() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for(`enliven ${version}`));
}

beforeEach(async () => {
  forgetMessages();
  messages = await import('../src/page/messages');
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Other test files of the process use the same store.
  forgetMessages();
});

describe('message', () => {
  it('returns English by default', () => {
    expect(messages.message('fetch_error')).toBe('You are probably offline.');
    expect(messages.message('timeout')).toMatch(/takes too long/);
    expect(messages.message('invalid_json')).toMatch(/JSON/);
  });

  it('returns the page’s text if the page has one', () => {
    vi.stubGlobal('et_pb_custom', { timeout: 'Délai dépassé.' });
    expect(messages.message('timeout')).toBe('Délai dépassé.');
    expect(messages.message('fetch_error')).toBe('You are probably offline.');
  });

  it('returns a text that the page prints after the first call', () => {
    expect(messages.message('timeout')).toMatch(/takes too long/);
    vi.stubGlobal('et_pb_custom', { timeout: 'Spät.' });
    expect(messages.message('timeout')).toBe('Spät.');
  });

  it('prefers the configuration to the page', () => {
    vi.stubGlobal('et_pb_custom', { timeout: 'page' });
    messages.setMessages({ timeout: 'site' });
    expect(messages.message('timeout')).toBe('site');
  });

  it.each([[''], [null], [{}], [[]], [true]])('ignores the value %j', (broken) => {
    vi.stubGlobal('et_pb_custom', { timeout: broken });
    messages.setMessages({ timeout: broken });
    expect(messages.message('timeout')).toMatch(/takes too long/);
  });

  it('returns English when et_pb_custom is no object', () => {
    vi.stubGlobal('et_pb_custom', 'nothing');
    expect(messages.message('timeout')).toMatch(/takes too long/);
  });
});

describe('setMessages', () => {
  it('keeps messages of earlier calls', () => {
    messages.setMessages({ timeout: 'one' });
    messages.setMessages({ fetch_error: 'two' });
    expect([messages.message('timeout'), messages.message('fetch_error')]).toEqual(['one', 'two']);
  });

  it('applies to every copy of the library on the page', async () => {
    messages.setMessages({ timeout: 'one site, one language' });
    vi.resetModules();
    const other = await import('../src/page/messages');
    expect(other.setMessages).not.toBe(messages.setMessages);
    expect(other.message('timeout')).toBe('one site, one language');
  });
});
