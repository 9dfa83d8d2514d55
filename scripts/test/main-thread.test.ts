/** Evaluation of a trace: tasks of the main thread, and those that run Enliven. */
import { expect, it } from 'vitest';
import { blockingTime, mainThreadTasks, scriptWork } from '../bench/main-thread';

const on = (tid: number) => ({ pid: 1, tid, ph: 'X' });
const TRACE = Buffer.from(
  JSON.stringify({
    traceEvents: [
      { ...on(7), ph: 'M', name: 'thread_name', args: { name: 'CrRendererMain' } },
      { ...on(8), ph: 'M', name: 'thread_name', args: { name: 'Compositor' } },
      { ...on(7), name: 'ThreadControllerImpl::RunTask', ts: 1000, dur: 90_000, tdur: 80_000 },
      { ...on(7), name: 'FunctionCall', ts: 2000, dur: 10, args: { data: { url: 'http://127.0.0.1/enliven/a.js' } } },
      { ...on(7), name: 'RunTask', ts: 200_000, dur: 60_000 },
      { ...on(7), name: 'FunctionCall', ts: 210_000, dur: 10, args: { data: { url: 'http://127.0.0.1/theme.js' } } },
      { ...on(8), name: 'RunTask', ts: 1000, dur: 500_000 },
      { ...on(7), name: 'ResourceSendRequest', ts: 220_000, dur: 10, args: { data: { url: '/enliven/a.js' } } },
      { ...on(7), name: 'Layout', ts: 20_000, dur: 40_000, tdur: 30_000 },
      { ...on(7), name: 'UpdateLayoutTree', ts: 30_000, dur: 1000 },
      { ...on(7), name: 'v8.evaluateModule', ts: 70_000, dur: 9000 },
      { ...on(7), name: 'Layout', ts: 71_000, dur: 5000 },
      { ...on(7), ph: 'I', name: 'MarkLoad', ts: 95_000 },
      { ...on(7), name: 'Layout', ts: 230_000, dur: 20_000 },
    ],
  }),
);

it('mainThreadTasks returns tasks of the main thread with processor time, and marks those that run Enliven', () => {
  expect(mainThreadTasks(TRACE, '/enliven/')).toEqual([
    // Includes a layout that Enliven forces.
    { duration: 80, share: 50, ours: true },
    // Excludes a task that only requests Enliven. Its later layout may have any cause.
    { duration: 60, share: 60, ours: false },
  ]);
});

it('blockingTime sums the time of tasks beyond 50 ms', () => {
  expect(blockingTime(mainThreadTasks(TRACE, '/enliven/'))).toBe(40);
  expect(blockingTime([])).toBe(0);
});

it('scriptWork counts nested calls of Enliven once, and the layouts it forces', () => {
  const ours = { data: { url: 'http://127.0.0.1/enliven/a.js' } };
  const trace = Buffer.from(
    JSON.stringify({
      traceEvents: [
        { ...on(7), name: 'FireAnimationFrame', ts: 0, dur: 9000 },
        { ...on(7), name: 'FunctionCall', ts: 1000, dur: 6000, tdur: 5000, args: ours },
        { ...on(7), name: 'FunctionCall', ts: 2000, dur: 1000, args: ours },
        { ...on(7), name: 'Layout', ts: 4000, dur: 500 },
        { ...on(7), name: 'UpdateLayoutTree', ts: 4600, dur: 100 },
        { ...on(7), name: 'Layout', ts: 8000, dur: 500 },
        { ...on(8), name: 'Layout', ts: 4000, dur: 500 },
        { ...on(7), name: 'FunctionCall', ts: 20_000, dur: 2000, args: ours },
        { ...on(7), name: 'FunctionCall', ts: 30_000, dur: 2000, args: { data: { url: 'http://127.0.0.1/theme.js' } } },
      ],
    }),
  );
  expect(scriptWork(trace, '/enliven/')).toEqual({ script: 7, forced: 2, forcedLayouts: 1 });
});
