/** Shared read phases: everything is measured before anything is written, so layout is computed once. */
import { report } from '../errors/report';

interface Task {
  read: () => unknown;
  write: (measured: never) => void;
  measured?: unknown;
}

/**
 * @param read measures; never writes to the page
 * @param write gets what was measured
 * @returns the function that cancels it
 */
type Measure = <T>(read: () => T, write: (measured: T) => void) => () => void;

function attempt(task: Task, phase: 'read' | 'write'): void {
  try {
    task.measured = task[phase](task.measured as never);
  } catch (error) {
    // Other tasks of the frame still run.
    report(error, { package: '@enliven/core' });
    cancel(task);
  }
}

function cancel(task: Task): void {
  task.read = task.write = () => {};
}

/** @param request calls what it is given once, when it is time to measure */
/* @__NO_SIDE_EFFECTS__ */
function createMeasure(request: (flush: () => void) => void): Measure {
  let tasks: Task[] = [];

  function flush(): void {
    const due = tasks;
    tasks = [];
    for (const task of due) attempt(task, 'read');
    for (const task of due) attempt(task, 'write');
  }
  return (read, write) => {
    const task: Task = { read, write };
    if (tasks.push(task) === 1) request(flush);
    return () => cancel(task);
  };
}

/**
 * The page changes its size in each frame in which something is measured and written; whoever observes the size of the
 * root element itself would hear of it too late, which browsers call an error. So this is not what `measure` does.
 */
function requestLaidOut(flush: () => void): void {
  requestAnimationFrame(() => {
    const observer = new ResizeObserver(end);
    // A page that is not displayed has no layout to wait for.
    const timer = setTimeout(end);
    observer.observe(document.documentElement);

    function end(): void {
      clearTimeout(timer);
      observer.disconnect();
      flush();
    }
  });
}

/** Before the next frame: measures together with all others, then writes together with all others. */
export const measure: Measure = createMeasure((flush) => requestAnimationFrame(flush));

/**
 * As `measure`, but between the layout of the next frame and its paint: reading costs nothing then, even while transitions
 * run, which make each earlier reading compute the layout of the whole page. For what is read in every frame of scrolling
 * and what changes the height of the page seldom or never.
 */
export const measureLaidOut: Measure = createMeasure(requestLaidOut);
