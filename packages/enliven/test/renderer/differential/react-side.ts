/** React's production build with a scheduler of the test: renders run in the microtask after an update. */
import { createRequire } from 'node:module';
import type * as react from 'react';
import type { Side } from './run';
import type { Library } from './world';

type Task = { callback: ((isLate: boolean) => unknown) | null };

const requireFrom = createRequire(import.meta.url);

/** Pending renders and passive effects. */
const renderings: Task[] = [];
const passive: Task[] = [];
/** Number of React's microtasks that have not started. */
let queued = 0;

const scheduler = {
  unstable_ImmediatePriority: 1,
  unstable_UserBlockingPriority: 2,
  unstable_NormalPriority: 3,
  unstable_LowPriority: 4,
  unstable_IdlePriority: 5,
  unstable_getCurrentPriorityLevel: () => 3,
  unstable_now: () => 0,
  unstable_shouldYield: () => false,
  unstable_requestPaint: () => {},
  unstable_cancelCallback(task: Task) {
    task.callback = null;
  },
  unstable_scheduleCallback(_priority: number, callback: Task['callback']) {
    const task = { callback };
    // React schedules two kinds of work: rendering a root, and flushing passive effects.
    (callback?.name.includes('performWorkOnRoot') ? renderings : passive).push(task);
    return task;
  },
};

/** Runs the current tasks, but not those that they add. */
function perform(tasks: Task[]): boolean {
  const now = tasks.splice(0);
  for (const task of now) {
    let rest: unknown = task.callback;
    task.callback = null;
    while (typeof rest === 'function') rest = rest(false);
  }
  return now.length > 0;
}

function queueWork(queue: typeof queueMicrotask, work: () => void): void {
  queued++;
  queue(() => {
    queued--;
    work();
    perform(renderings);
    // A render that a render has scheduled runs in React's next microtask, if there is one.
    if (renderings.length > 0 && queued === 0) queueWork(queue, () => {});
  });
}

/** Loads React with the scheduler, and runs renders after each microtask of React. */
function load() {
  const { NODE_ENV } = process.env;
  const { queueMicrotask: queue } = globalThis;
  const dom = createRequire(requireFrom.resolve('react-dom'));
  const place = dom.resolve('scheduler');
  dom.cache[place] = { id: place, filename: place, loaded: true, exports: scheduler } as unknown as NodeJS.Module;
  process.env.NODE_ENV = 'production';
  globalThis.queueMicrotask = (work) => queueWork(queue, work);
  try {
    return {
      React: requireFrom('react') as typeof react,
      jsx: requireFrom('react/jsx-runtime') as Pick<Library, 'jsx' | 'Fragment'>,
      client: requireFrom('react-dom/client') as typeof import('react-dom/client'),
    };
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    globalThis.queueMicrotask = queue;
  }
}

const { React, jsx, client } = load();

/** Error boundary like that of the core around each mount. */
class Boundary extends React.Component<{ onFailed(error: unknown): void; children: react.ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  override render(): react.ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

export const reactSide: Side = {
  library: { ...(React as unknown as Library), jsx: jsx.jsx, Fragment: jsx.Fragment },
  mount(component, onFailed) {
    const root = client.createRoot(document.createElement('div'), {
      onCaughtError: () => {},
      onUncaughtError: onFailed,
    });
    const children = React.createElement(component as () => react.ReactNode);
    root.render(React.createElement(Boundary, { onFailed, children }));
    return () => root.unmount();
  },
  idle: () => perform(passive),
  enter() {},
  leave() {},
};
