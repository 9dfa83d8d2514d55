/** Time slices of a beacon's run, between which the browser can respond. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRun, ITEMS_PER_CHECK, SLICE } from '../src/run';

/** Milliseconds that each item takes. */
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

it('the run yields to the browser before the first item and after every slice', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  /** Number of visited items at each pause. */
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

it('the run does not yield on a hidden page', async () => {
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

it('the run stops once isOver is set', async () => {
  const run = createRun({});
  const seen: number[] = [];
  run.each([1, 2, 3, 4], (item) => {
    seen.push(item);
    run.isOver = item === 2;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual([1, 2]);
});

it('the run logs only with the debug option', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  createRun({ debug: null }).log('quiet');
  expect(log).not.toHaveBeenCalled();
  createRun({ debug: true }).log('loud', 1);
  expect(log).toHaveBeenCalledWith('loud', 1);
});
