/** Shared read phases: all reads run before all writes, so that layout is computed once. */
import { report } from '../errors/report';

interface Task {
  read: () => unknown;
  write: (measured: never) => void;
  measured?: unknown;
}

/**
 * @param read reads layout; must not write to the page
 * @param write receives the result of `read`
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

/**
 * @param request calls its argument once, at the next opportunity to measure
 * @param most maximum number of tasks per opportunity; the others wait for the next
 */
/* @__NO_SIDE_EFFECTS__ */
function createMeasure(request: (flush: () => void) => void, most?: number): Measure {
  const tasks = new Set<Task>();

  function flush(): void {
    const due = [...tasks].slice(0, most);
    for (const task of due) tasks.delete(task);
    if (tasks.size > 0) request(flush);
    for (const task of due) attempt(task, 'read');
    for (const task of due) attempt(task, 'write');
  }
  return (read, write) => {
    const task: Task = { read, write };
    if (tasks.add(task).size === 1) request(flush);
    return () => {
      tasks.delete(task);
      cancel(task);
    };
  };
}

/**
 * The page may change its size in each frame with writes. An observer of the root element's size would be notified too late in the frame,
 * which browsers report as an error, so `measure` does not use one.
 */
function requestLaidOut(flush: () => void): void {
  requestAnimationFrame(() => {
    const observer = new ResizeObserver(end);
    // A page that is not displayed computes no layout.
    const timer = setTimeout(end);
    observer.observe(document.documentElement);

    function end(): void {
      clearTimeout(timer);
      observer.disconnect();
      flush();
    }
  });
}

/** Maximum number of measurements in a frame: React renders all that they write in one task. */
const MOST = 512;

/** Measures before the next frame: all callers read, then all callers write. Thousands of callers take several frames. */
export const measure: Measure = createMeasure((flush) => requestAnimationFrame(flush), MOST);

/**
 * Like `measure`, but between the layout of the next frame and its paint. Reads are free then, even while transitions run, which make earlier
 * reads compute the layout of the whole page. Use this for reads in every frame of scrolling, with writes that rarely change the page's height.
 */
export const measureLaidOut: Measure = createMeasure(requestLaidOut);
