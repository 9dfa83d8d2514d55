/** Parts that load late, or fail to load. */
import { until } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT, useAttr, useLazy, useStore } from '../src';
import { cleanUp, mountAll, type Probe } from './support/bring';

const $wanted = atom(false);
const load = vi.fn<() => Promise<{ default: string }>>();
const missing = vi.fn();
const Lazy: Probe = ({ element }) => {
  useAttr(element, 'data-part', useLazy(load, useStore($wanted), missing));
  return null;
};
const part = () => document.querySelector('.probe')?.getAttribute('data-part');

beforeEach(() => {
  $wanted.set(false);
  load.mockReset().mockResolvedValue({ default: 'clock' });
  missing.mockReset();
});
afterEach(cleanUp);

it('useLazy() fetches the part when it is wanted, and returns it while it is wanted', async () => {
  await mountAll(Lazy);
  expect(load).not.toHaveBeenCalled();
  $wanted.set(true);
  await until(() => part() === 'clock');
  $wanted.set(false);
  await until(() => part() === null);
  expect(missing).not.toHaveBeenCalled();
});

it('useLazy() reports a part that fails to load, and calls onMissing', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockRejectedValue(new Error('the clock is lost'));
  $wanted.set(true);
  await mountAll(Lazy);
  await until(() => missing.mock.calls.length > 0);
  expect(String(consoleError.mock.calls)).toContain('the clock is lost');
  expect(part()).toBeNull();
  consoleError.mockRestore();
});

it('useLazy() treats a part as failed after ten seconds', async () => {
  const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  load.mockReturnValue(new Promise(() => {}));
  await mountAll(Lazy);
  vi.useFakeTimers();
  try {
    $wanted.set(true);
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT + 100);
    expect(missing).toHaveBeenCalledTimes(1);
    expect(String(consoleWarn.mock.calls)).toContain('no answer in 10 s');
  } finally {
    vi.useRealTimers();
    consoleWarn.mockRestore();
  }
});

it('useLazy() ignores a part that arrives after the end of its mount', async () => {
  let come = (_: { default: string }) => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  $wanted.set(true);
  const { stop } = await mountAll(Lazy);
  await stop();
  come({ default: 'clock' });
  await null;
  expect(part()).toBeNull();
});
