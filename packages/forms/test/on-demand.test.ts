/** Parts that load on first use: calls run in order, and the next call tries again after a failure. */
import { Scope } from '@enliven/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnDemand } from '../src/shared/on-demand';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const place = { package: '@enliven/forms', behavior: 'on-demand' };

/** Creates a part; each load fails with the next of `results`, or succeeds if it is undefined or missing. */
function createPart(...results: (Error | undefined)[]) {
  const log: string[] = [];
  const scope = new Scope(place);
  const start = vi.fn(() => {
    scope.add(() => void log.push('disposed'));
    return { name: 'part' };
  });
  const load = vi.fn(async () => {
    const error = results.shift();
    if (error) throw error;
    return start;
  });
  const part = new OnDemand(scope, load, () => void log.push('failed'));
  return { log, scope, start, load, part };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('OnDemand', () => {
  it('starts once, runs calls in order, and runs later calls at once', async () => {
    const { log, scope, start, load, part } = createPart();
    part.prefetch();
    part.use(() => log.push('first'));
    part.use(() => log.push('second'));
    expect(log).toEqual([]);
    await nextTask();
    const loads = load.mock.calls.length;
    part.use(() => log.push('third'));
    part.prefetch();
    expect(log).toEqual(['first', 'second', 'third']);
    expect(start).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(loads);
    scope.dispose();
    expect(log.at(-1)).toBe('disposed');
  });

  it('fails only for calls, and tries again on the next one', async () => {
    const { log, load, part } = createPart(new Error('offline'), new Error('still offline'));
    part.prefetch();
    await nextTask();
    expect(log).toEqual([]);
    part.use(() => log.push('never'));
    await nextTask();
    expect(log).toEqual(['failed']);
    expect(vi.mocked(console.error).mock.calls.at(-1)?.[0]).toMatch(/\[enliven\/forms\] on-demand: .*still offline/);
    part.use(() => log.push('called'));
    await nextTask();
    expect(log).toEqual(['failed', 'called']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('reports errors of a call', async () => {
    const { log, part } = createPart();
    part.use(() => {
      throw new Error('broken');
    });
    await nextTask();
    expect(log).toEqual(['failed']);
    expect(vi.mocked(console.error).mock.calls.at(-1)?.[0]).toContain('broken');
  });

  it('does not run a call that timed out', async () => {
    vi.useFakeTimers();
    try {
      const log: string[] = [];
      let resolveLoad: (start: () => object) => void = () => {};
      const loading = new Promise<() => object>((resolve) => {
        resolveLoad = resolve;
      });
      const part = new OnDemand(
        new Scope(place),
        () => loading,
        () => void log.push('failed'),
      );
      part.use(() => log.push('first'));
      await vi.advanceTimersByTimeAsync(9999);
      expect(log).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(log).toEqual(['failed']);
      part.use(() => log.push('second'));
      resolveLoad(() => ({}));
      await vi.advanceTimersByTimeAsync(0);
      expect(log).toEqual(['failed', 'second']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('starts nothing after the scope has ended', async () => {
    const { start, scope, part } = createPart();
    part.prefetch();
    scope.dispose();
    await nextTask();
    expect(start).not.toHaveBeenCalled();
  });

  it('runs no call after the scope has ended', async () => {
    const { log, scope, part } = createPart(new Error('offline'));
    part.use(() => log.push('never'));
    scope.dispose();
    await nextTask();
    part.use(() => log.push('never'));
    await nextTask();
    expect(log).toEqual([]);
  });
});
