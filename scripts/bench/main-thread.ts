/** Reads from a trace how long the main thread of a page was busy in one go. */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of the thread's own processor time; shorter when other programs were in the way. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string } };
}

export interface Task {
  /** Milliseconds. */
  duration: number;
  /** Without what the browser does in it for the page alone: parsing it and laying it out until it has loaded. */
  share: number;
  /** Code of the runtime ran in it. */
  ours: boolean;
}

export const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const isTask = (name: string): boolean => name.endsWith('RunTask');

const SCRIPTS = ['FunctionCall', 'EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks'];
const LAYOUTS = ['Layout', 'UpdateLayoutTree'];
/** The trace does not say whose module it is, so all are ours. */
const MODULE = 'v8.evaluateModule';

const lengthOf = ({ dur = 0, tdur = dur }: TraceEvent): number => Math.min(dur, tdur) / 1000;

const holds = (outer: TraceEvent, inner: TraceEvent): boolean =>
  outer !== inner &&
  outer.pid === inner.pid &&
  outer.tid === inner.tid &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/** Every task of every page's main thread. @param path where the runtime's files are, e.g. `/enliven/` */
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

/** Milliseconds beyond the 50 after which a visitor notices, summed up. */
export const blockingTime = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

export interface Work {
  /** Milliseconds of all our code, from the press until everything has come to rest. */
  script: number;
  /** Layouts that our code asked for in the middle of its work, because it read after it had written. */
  forced: number;
  /** Those of them that placed boxes, and did not only work out styles. */
  forcedLayouts: number;
}

/** Returns the time of our code during a trace. @param path of the runtime's files */
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
