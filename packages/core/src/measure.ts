/** One read phase per frame: everything is measured before anything is written, so no layout is computed twice. */
import { report } from './report';

interface Task {
  read: () => unknown;
  write: (measured: never) => void;
  measured?: unknown;
}

let tasks: Task[] = [];

function flush(): void {
  const due = tasks;
  tasks = [];
  for (const task of due) attempt(task, 'read');
  for (const task of due) attempt(task, 'write');
}

function attempt(task: Task, phase: 'read' | 'write'): void {
  try {
    task.measured = task[phase](task.measured as never);
  } catch (error) {
    // The others in this frame are not to blame.
    report(error, { package: '@enliven/core' });
    callOff(task);
  }
}

function callOff(task: Task): void {
  task.read = task.write = () => {};
}

/**
 * Before the next frame: measures together with all others, then writes together with all others.
 *
 * @returns the function that calls it off
 */
export function measure<T>(read: () => T, write: (measured: T) => void): () => void {
  const task: Task = { read, write };
  if (tasks.push(task) === 1) requestAnimationFrame(flush);
  return () => callOff(task);
}
