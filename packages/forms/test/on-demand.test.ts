/** Code that is fetched when it is needed: who waits is served in order, and a loss is not for good. */
import { describe, expect, it, vi } from 'vitest';
import { createOnDemand } from '../src/shared/on-demand';

const moment = () => new Promise((resolve) => setTimeout(resolve));

function stage(...results: (Error | undefined)[]) {
  const log: string[] = [];
  const code = { stop: () => void log.push('stopped') };
  const load = vi.fn(async () => {
    const error = results.shift();
    if (error) throw error;
    return () => code;
  });
  const late = createOnDemand(load, (error) => void log.push(`lost: ${(error as Error).message}`));
  return { log, load, late };
}

describe('code that comes late', () => {
  it('is fetched once, serves in order, and at once from then on', async () => {
    const { log, load, late } = stage();
    late.use();
    late.use(() => log.push('first'));
    late.use(() => log.push('second'));
    expect(log).toEqual([]);
    await moment();
    late.use(() => log.push('third'));
    expect(log).toEqual(['first', 'second', 'third']);
    expect(load).toHaveBeenCalledTimes(1);
    late.stop();
    expect(log.at(-1)).toBe('stopped');
  });

  it('is lost for those who need it only, and tried again by the next', async () => {
    const { log, load, late } = stage(new Error('offline'), new Error('still'));
    late.use();
    await moment();
    expect(log).toEqual([]);
    late.use(() => log.push('never'));
    await moment();
    expect(log).toEqual(['lost: still']);
    late.use(() => log.push('served'));
    await moment();
    expect(log).toEqual(['lost: still', 'served']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('tells what goes wrong in it', async () => {
    const { log, late } = stage();
    late.use(() => {
      throw new Error('broken');
    });
    await moment();
    expect(log).toEqual(['lost: broken']);
  });

  it('is lost when it does not come in time, and serves nobody who was told so', async () => {
    vi.useFakeTimers();
    try {
      const log: string[] = [];
      let arrive: (begin: () => { stop(): void }) => void = () => {};
      const late = createOnDemand(
        () => new Promise<() => { stop(): void }>((resolve) => (arrive = resolve)),
        (error) => void log.push(`lost: ${(error as Error).message}`),
      );
      late.use(() => log.push('first'));
      await vi.advanceTimersByTimeAsync(9999);
      expect(log).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(log).toEqual(['lost: no answer in 10 s']);
      late.use(() => log.push('second'));
      arrive(() => ({ stop() {} }));
      await vi.advanceTimersByTimeAsync(0);
      expect(log).toEqual(['lost: no answer in 10 s', 'second']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('begins nothing that comes after the end', async () => {
    const begin = vi.fn(() => ({ stop: () => {} }));
    const late = createOnDemand(
      async () => begin,
      () => {},
    );
    late.use();
    late.stop();
    await moment();
    expect(begin).not.toHaveBeenCalled();
  });

  it('serves nobody after the end', async () => {
    const { log, late } = stage(new Error('offline'));
    late.use(() => log.push('never'));
    late.stop();
    await moment();
    late.use(() => log.push('never'));
    await moment();
    expect(log).toEqual([]);
  });
});
