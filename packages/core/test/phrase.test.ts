/** Which words a visitor reads. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { phrase, setMessages } from '../src/page/messages';

afterEach(() => {
  vi.unstubAllGlobals();
  setMessages({ slide_of: undefined });
});

describe('phrase', () => {
  it('is English by default, with the values in their places', () => {
    expect(phrase('slide_of', '%1 of %2', 2, 5)).toBe('2 of 5');
    expect(phrase('slide_of', '%2: %1, %1', 'a', 'b')).toBe('b: a, a');
  });

  it('keeps a place that has no value', () => {
    expect(phrase('slide_of', '%1 of %2', 2)).toBe('2 of %2');
  });

  it('does not read values for places', () => {
    expect(phrase('slide_of', '%1 of %2', '%2', '$&')).toBe('%2 of $&');
  });

  it('is the page’s own where the page has one, and the configuration’s before that', () => {
    vi.stubGlobal('et_pb_custom', { slide_of: '%1 von %2' });
    expect(phrase('slide_of', '%1 of %2', 1, 3)).toBe('1 von 3');
    setMessages({ slide_of: '%1/%2' });
    expect(phrase('slide_of', '%1 of %2', 1, 3)).toBe('1/3');
  });

  it.each([[''], [null], [{}], [true]])('takes %j for no phrase', (broken) => {
    vi.stubGlobal('et_pb_custom', { slide_of: broken });
    expect(phrase('slide_of', 'x')).toBe('x');
  });
});
