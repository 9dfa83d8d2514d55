/** Reads the tasks of a page's main thread from a trace. */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of the thread's own processor time; fewer than `dur` if other programs interrupted it. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string } };
}

export interface Task {
  /** Milliseconds. */
  duration: number;
  /** `duration` without the browser's parsing and layout of the page before it has loaded. */
  share: number;
  /** Whether code of the runtime ran in the task. */
  ours: boolean;
}

export const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const isTask = (name: string): boolean => name.endsWith('RunTask');

const SCRIPTS = ['FunctionCall', 'EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks'];
const LAYOUTS = ['Layout', 'UpdateLayoutTree'];
/** Evaluation of a module. The trace does not name the module, so all count as ours. */
const MODULE = 'v8.evaluateModule';

const lengthOf = ({ dur = 0, tdur = dur }: TraceEvent): number => Math.min(dur, tdur) / 1000;

const holds = (outer: TraceEvent, inner: TraceEvent): boolean =>
  outer !== inner &&
  outer.pid === inner.pid &&
  outer.tid === inner.tid &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/** Returns every task of the main threads. @param path folder of the runtime's files, e.g. `/enliven/` */
export function mainThreadTasks(trace: Buffer, path: string): Task[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const main = new Set(named.map(thread));
  const spans = traceEvents.filter((event) => event.ph === 'X' && main.has(thread(event)));
  const calls = spans.filter(
    ({ name, args }) => name === MODULE || (SCRIPTS.includes(name) && args?.data?.url?.includes(path)),
  );
  const loaded = Math.max(0, ...traceEvents.filter(({ name }) => name === 'MarkLoad').map(({ ts }) => ts));
  const pages = spans.filter(
    (span) =>
      span.ts < loaded &&
      ['ParseHTML', ...LAYOUTS].includes(span.name) &&
      !calls.some((call) => holds(call, span) || holds(span, call)),
  );
  return spans
    .filter(({ name }) => isTask(name))
    .map((task) => {
      const own = pages.filter((span) => holds(task, span) && !pages.some((other) => holds(other, span)));
      const duration = lengthOf(task);
      const share = duration - own.reduce((sum, span) => sum + lengthOf(span), 0);
      return { duration, share, ours: calls.some((call) => holds(task, call)) };
    });
}

/** Returns the total milliseconds by which tasks exceed 50, above which visitors notice a delay. */
export const blockingTime = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

export interface Work {
  /** Milliseconds of all our code, from the press until all movement has ended. */
  script: number;
  /** Number of style recalculations and layouts that our code forced by reading from the page after writing to it. */
  forced: number;
  /** Number of forced layouts alone, without style recalculations. */
  forcedLayouts: number;
}

/** Returns the time of our code during a trace. @param path folder of the runtime's files */
export function scriptWork(trace: Buffer, path: string): Work {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const spans = traceEvents.filter(({ ph }) => ph === 'X');
  const ours = spans.filter(({ name, args }) => SCRIPTS.includes(name) && args?.data?.url?.includes(path));
  const outermost = ours.filter((one) => !ours.some((other) => holds(other, one)));
  const forced = spans
    .filter(({ name }) => LAYOUTS.includes(name))
    .filter((event) => ours.some((one) => holds(one, event)));
  return {
    script: outermost.reduce((sum, span) => sum + lengthOf(span), 0),
    forced: forced.length,
    forcedLayouts: forced.filter(({ name }) => name === 'Layout').length,
  };
}
