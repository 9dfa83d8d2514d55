/** Brings a page to life: finds elements, waits for their moment, loads their code, mounts them, and gives them back. */
import type { AnyBehavior, When } from './behavior';
import { $builder } from './builder';
import { takeEarlyPresses } from './early-presses';
import { alsoIgnore, isIgnored } from './ignored';
import { createLife } from './life';
import { freeMount, type Mount, takeMount } from './mount';
import { observe } from './observer';
import { watchPresses } from './presses';
import { isPrinted } from './printed';
import { type Failure, onReport } from './report';
import { ignoring, scan as scanFor } from './scanner';
import { strategies } from './strategies';
import { whenIdle } from './strategies/idle';

export interface StartOptions {
  /** Where to look. @default document */
  root?: Document | Element;
  /** Selector of subtrees to leave alone, besides `[data-enliven-ignore]`. */
  ignore?: string | undefined;
  /** Hears every failure, after the console. */
  onError?: (failure: Failure) => void;
  /** Overrides when a behavior wakes, by name. */
  when?: Record<string, unknown>;
  /** Called each time the idle sweep has woken what was left. */
  onSwept?: () => void;
  /** Renders in React's StrictMode, which in development runs every effect twice to prove its cleanup. @default false */
  strict?: boolean;
}

export interface Runtime {
  /** Looks again, at or below `from`. Elements that are alive stay untouched. @default the root */
  scan(from?: ParentNode): void;
  /** Gives every element back. Resolves when the page is byte for byte the server's. */
  stop(): Promise<void>;
  /** What was found, in the order it was found. */
  readonly mounts: ReadonlySet<Mount>;
}

/** Starts behaviors on a document that has been parsed; `start` twice is harmless. */
export function start(behaviors: readonly AnyBehavior[], options: StartOptions = {}): Runtime {
  const root = options.root ?? document;
  const ignored = ignoring(options.ignore);
  const mounts = new Set<Mount>();
  const life = createLife(root, options.strict === true);
  let cancelSweep: (() => void) | undefined;

  function add(element: Element, behavior: AnyBehavior): void {
    const mount = takeMount(element, behavior);
    if (!mount) return;
    mounts.add(mount);
    const chosen = options.when?.[behavior.name] ?? behavior.when ?? 'visible';
    const strategy = strategies[chosen as When] ?? strategies.visible;
    mount.cancel = strategy(element, () => life.wake(mount));
  }

  function drop(mount: Mount): void {
    mounts.delete(mount);
    freeMount(mount);
    life.end(mount);
  }

  function scan(from: ParentNode = root): void {
    const chosen = $builder.get() ? behaviors.filter((behavior) => behavior.builder) : behaviors;
    scanFor(from, chosen, ignored, add);
    const whole = root === document ? document.body : (root as Element);
    for (const behavior of chosen) if (behavior.globals?.some(isPrinted) && !isIgnored(whole)) add(whole, behavior);
    // Whatever nothing has woken by then still needs its keyboard and screen reader support.
    cancelSweep ??= whenIdle(() => {
      cancelSweep = undefined;
      for (const mount of mounts) if (mount.state === 'waiting') life.wake(mount);
      options.onSwept?.();
    });
  }

  const wakeOwn = (mount: Mount) => mounts.has(mount) && life.wake(mount, true);
  const undo = [
    alsoIgnore(ignored),
    onReport((failure) => options.onError?.(failure)),
    watchPresses(root, wakeOwn),
    observe(
      root,
      (subtrees) => subtrees.forEach(scan),
      () => {
        for (const mount of mounts) if (!mount.element.isConnected) drop(mount);
      },
      // What we insert ourselves is among it: dots and page numbers come and go with each press.
      ignored,
    ),
    $builder.listen((builder) => {
      if (builder) for (const mount of mounts) if (!mount.behavior.builder) drop(mount);
      scan();
    }),
  ];
  scan();
  takeEarlyPresses(wakeOwn);

  return {
    scan,
    mounts,
    async stop() {
      cancelSweep?.();
      for (const off of undo.splice(0)) off();
      const all = [...mounts];
      mounts.clear();
      life.stop(all);
      for (const mount of all) freeMount(mount);
    },
  };
}
