/** Lazy parts: a part that fails to load is reported, and a part that is no longer needed is not used. */
import { silence, until } from '@enliven/testing';
import { expect, it, vi } from 'vitest';
import { lazy } from '../src/runtime/lazy';

const PLACE = { package: '@enliven/motion', behavior: 'scroll-effects' };

it('lazy() reports a part that cannot be fetched', async () => {
  const consoleMessages = silence();
  try {
    const use = vi.fn();
    lazy(() => Promise.reject(new Error('the chunk did not arrive')), use, PLACE);
    await until(() => consoleMessages.errors.length > 0);
    expect(`${consoleMessages.errors[0]}`).toContain(
      '[enliven/motion] scroll-effects: a part did not load, it goes on without: the chunk did not arrive',
    );
    expect(use).not.toHaveBeenCalled();
  } finally {
    consoleMessages.restore();
  }
});

it('lazy() calls the clean-up of the part, and does not use a part that arrives after the end', async () => {
  const end = vi.fn();
  const use = vi.fn(() => end);
  const stop = lazy(() => Promise.resolve(1), use, PLACE);
  await until(() => use.mock.calls.length > 0);
  stop();
  expect(end).toHaveBeenCalledOnce();
  const late = vi.fn();
  lazy(() => Promise.resolve(1), late, PLACE)();
  await Promise.resolve().then(() => {});
  expect(late).not.toHaveBeenCalled();
});
