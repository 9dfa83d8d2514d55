/** Fetching a behavior's code: once, with a time limit, and again after a failure. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyBehavior, type BehaviorModule, defineBehavior } from '../src/runtime/behavior';
import { fetchCode } from '../src/runtime/fetch-code';
import { LOAD_TIMEOUT } from '../src/runtime/with-timeout';

const module: BehaviorModule = { default: () => null };
const behavior = (fetch: () => Promise<BehaviorModule>): AnyBehavior =>
  defineBehavior({ name: 'probe', package: '@enliven/probe', selector: '.probe', load: fetch });
const messageOf = (call: Promise<unknown>) => call.then(String, (error: Error) => error.message);

describe('fetchCode', () => {
  it('resolves with the module', async () => {
    await expect(fetchCode(behavior(async () => module))).resolves.toBe(module);
  });

  it('fetches once for simultaneous and later calls', async () => {
    const fetch = vi.fn(async () => module);
    const probe = behavior(fetch);
    await Promise.all([fetchCode(probe), fetchCode(probe)]);
    await fetchCode(probe);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('fetches separately for two behaviors of the same name', async () => {
    const fetch = vi.fn(async () => module);
    await Promise.all([fetchCode(behavior(fetch)), fetchCode(behavior(fetch))]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('does not fetch synchronously', () => {
    const fetch = vi.fn(async () => module);
    void fetchCode(behavior(fetch));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('rejects with the cause and a message that says what to check', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const call = fetchCode(behavior(() => Promise.reject(cause)));
    expect(await messageOf(call)).toMatch(
      /code did not load, content is shown as is: Failed to fetch .* Is the file deployed, and allowed by Content-Security-Policy\?/,
    );
    await expect(call).rejects.toHaveProperty('cause', cause);
  });

  it.each([
    ['text', 'plain words', /plain words/],
    ['undefined', undefined, /undefined/],
  ])('reports a rejection with %s', async (_what, cause, text) => {
    expect(await messageOf(fetchCode(behavior(() => Promise.reject(cause))))).toMatch(text);
  });

  it('rejects when load() throws synchronously', async () => {
    const call = fetchCode(
      behavior(() => {
        throw new Error('no such chunk');
      }),
    );
    expect(await messageOf(call)).toMatch(/no such chunk/);
  });

  it('fetches again after a failure, and once for all callers', async () => {
    const fetch = vi.fn(async () => module).mockRejectedValueOnce(new Error('offline'));
    const probe = behavior(fetch);
    expect(await messageOf(fetchCode(probe))).toMatch(/offline/);
    await expect(Promise.all([fetchCode(probe), fetchCode(probe)])).resolves.toEqual([module, module]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('the time limit of fetchCode', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends the wait after ten seconds', async () => {
    expect(LOAD_TIMEOUT).toBe(10_000);
    const seen = vi.fn();
    const call = messageOf(fetchCode(behavior(() => new Promise(() => {}))));
    void call.then(seen);
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatch(/no answer in 10 s/);
  });

  it('lets the next call use a module that arrived after the timeout', async () => {
    const chunk = new Promise<BehaviorModule>((resolve) => setTimeout(resolve, LOAD_TIMEOUT + 500, module));
    const probe = behavior(() => chunk);
    const first = messageOf(fetchCode(probe));
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT + 500);
    expect(await first).toMatch(/no answer/);
    await expect(fetchCode(probe)).resolves.toBe(module);
  });

  it('leaves no timer running', async () => {
    await fetchCode(behavior(async () => module));
    await messageOf(fetchCode(behavior(() => Promise.reject(new Error('offline')))));
    expect(vi.getTimerCount()).toBe(0);
  });
});
