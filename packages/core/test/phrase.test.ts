/** Phrases: the source of the words, and the values in them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { phrase, setMessages } from '../src/page/messages';

afterEach(() => {
  vi.unstubAllGlobals();
  setMessages({ slide_of: undefined });
});

describe('phrase', () => {
  it('returns English by default, with the values in their places', () => {
    expect(phrase('slide_of', '%1 of %2', 2, 5)).toBe('2 of 5');
    expect(phrase('slide_of', '%2: %1, %1', 'a', 'b')).toBe('b: a, a');
  });

  it('keeps a placeholder that has no value', () => {
    expect(phrase('slide_of', '%1 of %2', 2)).toBe('2 of %2');
  });

  it('does not replace placeholders inside values', () => {
    expect(phrase('slide_of', '%1 of %2', '%2', '$&')).toBe('%2 of $&');
  });

  it('prefers the configuration to the page, and the page to English', () => {
    vi.stubGlobal('et_pb_custom', { slide_of: '%1 von %2' });
    expect(phrase('slide_of', '%1 of %2', 1, 3)).toBe('1 von 3');
    setMessages({ slide_of: '%1/%2' });
    expect(phrase('slide_of', '%1 of %2', 1, 3)).toBe('1/3');
  });

  it.each([[''], [null], [{}], [true]])('ignores the value %j', (broken) => {
    vi.stubGlobal('et_pb_custom', { slide_of: broken });
    expect(phrase('slide_of', 'x')).toBe('x');
  });
});
