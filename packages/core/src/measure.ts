/** One read phase per frame: everything is measured before anything is written, so no layout is computed twice. */

interface Task {
  read: () => unknown;
  write: (measured: never) => void;
}

let tasks: Task[] = [];

function flush(): void {
  const due = tasks;
  tasks = [];
  const measured = due.map((task) => task.read());
  for (const [at, task] of due.entries()) task.write(measured[at] as never);
}

/**
 * Before the next frame: measures together with all others, then writes together with all others.
 *
 * @returns the function that calls it off
 */
export function measure<T>(read: () => T, write: (measured: T) => void): () => void {
  const task: Task = { read, write };
  if (tasks.push(task) === 1) requestAnimationFrame(flush);
  return () => {
    task.read = task.write = () => {};
  };
}
