/** Message for a failed request, or for code that has not loaded. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '../src/shared/messages';

afterEach(() => vi.restoreAllMocks());

describe('errorMessage', () => {
  it('asks the visitor to try again when no reason is known', () => {
    expect(errorMessage(undefined)).toBe('This could not be sent. Please try again later.');
    expect(errorMessage(new Error('code did not load'))).toBe('This could not be sent. Please try again later.');
  });

  it('says that the visitor is offline, also when the code for sending has not loaded', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(errorMessage(undefined)).toBe('You are probably offline.');
    expect(errorMessage(new Error('code did not load'))).toBe('You are probably offline.');
  });

  it('shows the message of a response also offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(errorMessage({ status: 403, body: { message: 'Please log in.' } })).toBe('Please log in.');
  });
});
