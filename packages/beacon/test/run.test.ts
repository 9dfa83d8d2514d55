/** Time in pieces: nobody waits for a beacon. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRun, ITEMS_PER_CHECK, SLICE } from '../src/run';

/** Milliseconds each visit takes. */
const COST = 2;

let clock = 0;

beforeEach(() => {
  clock = 1;
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('lets the browser have its turn before the first visit and after every slice', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  /** How many had been visited at each pause. */
  const pauses: number[] = [];
  let visited = 0;
  timers.mockImplementation(((resume: () => void) => {
    pauses.push(visited);
    queueMicrotask(resume);
  }) as never);
  await createRun({}).each(Array.from({ length: 100 }), () => {
    visited++;
    clock += COST;
  });
  expect(visited).toBe(100);
  expect(pauses[0]).toBe(0);
  const slices = pauses.map((at, index) => (pauses[index + 1] ?? visited) - at);
  expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE / COST + ITEMS_PER_CHECK);
});

it('never waits on a hidden page', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const run = createRun({});
  let visited = 0;
  await run.each(Array.from({ length: 100 }), () => {
    visited++;
    clock += COST;
  });
  expect(visited).toBe(100);
  expect(vi.getTimerCount()).toBe(0);
});

it('stops when nobody waits any more', async () => {
  const run = createRun({});
  const seen: number[] = [];
  run.each([1, 2, 3, 4], (item) => {
    seen.push(item);
    run.isOver = item === 2;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual([1, 2]);
});

it('says on the console only what the site wants to hear', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  createRun({ debug: null }).log('quiet');
  expect(log).not.toHaveBeenCalled();
  createRun({ debug: true }).log('loud', 1);
  expect(log).toHaveBeenCalledWith('loud', 1);
});
