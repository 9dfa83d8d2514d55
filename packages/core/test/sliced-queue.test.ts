/** Sliced queue: its order, the size of its slices, and the pauses between them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlicedQueue } from '../src/runtime/sliced-queue';

let now = 0;
/** Log of events, in order: slices as lists, pauses as text. */
let happened: (number[] | 'pause')[];

beforeEach(() => {
  now = 0;
  happened = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('scheduler', {
    yield: () => {
      happened.push('pause');
      return Promise.resolve();
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Returns a queue whose work takes `cost` ms for each item. */
const queue = (cost: number | ((items: number[]) => number) = 1) =>
  createSlicedQueue<number>(async (items) => {
    happened.push(items);
    now += typeof cost === 'number' ? cost * items.length : cost(items);
  });

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const worked = () => happened.filter((what) => what !== 'pause');
const done = (count: number) => vi.waitFor(() => expect(worked().flat()).toHaveLength(count), { interval: 1 });
const sizes = () => worked().map(({ length }) => length);

describe('the order of a sliced queue', () => {
  it('is first come, first served', async () => {
    const { push } = queue();
    for (const item of upTo(20)) push(item, false);
    await done(20);
    expect(worked().flat()).toEqual(upTo(20));
  });

  it('puts an urgent item before the waiting ones', async () => {
    const { push } = queue();
    for (const item of upTo(6)) push(item, false);
    push(99, true);
    await done(7);
    expect(worked().flat()).toEqual([99, 0, 1, 2, 3, 4, 5]);
  });

  it('inserts an urgent item between two slices', async () => {
    const { push } = createSlicedQueue<number>(async (items) => {
      happened.push(items);
      if (items.includes(0)) push(99, true);
    });
    for (const item of upTo(8)) push(item, false);
    await done(9);
    expect(worked()[1]?.[0]).toBe(99);
  });

  it('begins after the task that has pushed the first item', async () => {
    const { push } = queue();
    push(1, false);
    expect(happened).toEqual([]);
    push(2, false);
    await done(2);
    expect(worked()).toEqual([[1], [2]]);
  });
});

describe('a slice', () => {
  it('begins with one item and doubles up to 64 while work is cheap', async () => {
    const { push } = queue(0.01);
    for (const item of upTo(300)) push(item, false);
    await done(300);
    expect(sizes()).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64, 45]);
  });

  it('shrinks to the number of items that fit into eight milliseconds', async () => {
    const { push } = queue(4);
    for (const item of upTo(12)) push(item, false);
    await done(12);
    expect(sizes()).toEqual([1, 2, 2, 2, 2, 2, 1]);
  });

  it('has at least one item on a slow device', async () => {
    const { push } = queue(500);
    for (const item of upTo(10)) push(item, false);
    await done(10);
    expect(sizes()).toEqual(Array(10).fill(1));
  });

  it('grows again after one slow slice', async () => {
    const { push } = queue((items) => (items.includes(0) ? 100 : 1));
    for (const item of upTo(34)) push(item, false);
    await done(34);
    expect(sizes()).toEqual([1, 1, 2, 4, 8, 16, 2]);
  });
});

describe('pauses of a sliced queue', () => {
  it('separate slices and do not follow the last one', async () => {
    const { push } = queue();
    for (const item of upTo(3)) push(item, false);
    await done(3);
    expect(happened.map((what) => (what === 'pause' ? what : 'slice'))).toEqual(['slice', 'pause', 'slice']);
  });

  it('are a timer if the browser has no scheduler', async () => {
    vi.stubGlobal('scheduler', undefined);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { push } = queue();
    for (const item of upTo(6)) push(item, false);
    for (let turn = 0; turn < 10; turn += 1) await null;
    expect(vi.getTimerCount()).toBe(1);
    expect(worked().flat()).toEqual(upTo(1));
    await vi.runAllTimersAsync();
    expect(worked().flat()).toEqual(upTo(6));
  });

  it('wait for the promise of the slice', async () => {
    let show = () => {};
    const { push } = createSlicedQueue<number>((items) => {
      happened.push(items);
      return new Promise<void>((resolve) => {
        show = resolve;
      });
    });
    for (const item of upTo(3)) push(item, false);
    await done(1);
    await Promise.resolve();
    expect(happened).toEqual([[0]]);
    show();
    await done(3);
  });
});

describe('a sliced queue continues', () => {
  it('after it was empty', async () => {
    const { push } = queue();
    push(1, false);
    await done(1);
    push(2, false);
    await done(2);
    expect(worked()).toEqual([[1], [2]]);
  });

  it('without the items that clear() has removed', async () => {
    const { push, clear } = queue();
    for (const item of upTo(3)) push(item, false);
    clear();
    push(7, false);
    await done(1);
    expect(worked()).toEqual([[7]]);
  });
});
