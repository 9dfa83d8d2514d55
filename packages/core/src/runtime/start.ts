/** Starts behaviors on a page: finds elements, wakes, loads, mounts and unmounts them. */

import { type Failure, onReport } from '../errors/report';
import { takeEarlyPresses } from '../input/early-presses';
import { replayPress, watchPresses } from '../input/presses';
import { isPrinted } from '../page/global';
import { $builder } from '../stores/builder';
import type { AnyBehavior, When } from './behavior';
import { freeMount, type Mount, takeMount } from './mount';
import { createMountLoader } from './mount-loader';
import { observe } from './observer';
import { addIgnored, ignoring, isIgnored, relevant, scan as scanFor } from './scanner';
import { strategies, whenIdle } from './strategies';
import { claimPage, joinRuntimes } from './versions';

/** Options of a runtime. */
export interface StartOptions {
  /** Element or document to scan. @default document */
  root?: Document | Element;
  /** Selector of subtrees to ignore, besides `[data-enliven-ignore]`. */
  ignore?: string | undefined;
  /** Called for every error of code, after the console. Failures outside the code dispatch `enliven:failure`. */
  onError?: (failure: Failure) => void;
  /** Overrides when a behavior wakes, by name. */
  when?: Record<string, unknown>;
  /** Called before a mount is woken: true leaves the element to another script that was loaded meanwhile. */
  leave?: (behavior: AnyBehavior) => boolean;
  /** Called after each idle sweep. */
  onSwept?: () => void;
  /** Renders in React's StrictMode, which in development runs every effect twice to prove its cleanup. @default false */
  strict?: boolean;
  /** Called when a newer version of the library takes over. */
  onYield?: () => void;
}

/** A started runtime. */
export interface Runtime {
  /** Scans at or below `from`. Mounted elements stay untouched. @default the root */
  scan(from?: ParentNode): void;
  /** Unmounts everything. Resolves when the page is byte for byte the server's. */
  stop(): Promise<void>;
  /** All mounts, in the order they were found. */
  readonly mounts: ReadonlySet<Mount>;
}

/** Returned on a page with a newer version of the library. */
const NOTHING: Runtime = { scan() {}, async stop() {}, mounts: new Set() };

/** `start` without checks of its arguments. */
export function startRuntime(behaviors: readonly AnyBehavior[], options: StartOptions = {}): Runtime {
  const { root = document } = options;
  const ignored = ignoring(options.ignore);
  const mounts = new Set<Mount>();
  const loader = createMountLoader(root, options.strict === true);
  let cancelSweep: (() => void) | undefined;
  let ended = false;
  const leavePage = claimPage(() => {
    options.onYield?.();
    end();
  });
  if (!leavePage) return NOTHING;

  function add(element: Element, behavior: AnyBehavior): void {
    const mount = takeMount(element, behavior);
    if (!mount) return;
    mounts.add(mount);
    const chosen = options.when?.[behavior.name] ?? behavior.when ?? 'visible';
    const strategy = strategies[chosen as When] ?? strategies.visible;
    mount.cancel = strategy(element, () => wake(mount));
  }

  function drop(mount: Mount): void {
    mounts.delete(mount);
    freeMount(mount);
    loader.end(mount);
  }

  function wake(mount: Mount, urgent?: boolean): void {
    if (mount.state !== 'waiting' || !options.leave?.(mount.behavior)) {
      loader.wake(mount, urgent);
      return;
    }
    drop(mount);
    // Its kept press is replayed for the script that has the element.
    replayPress(mount);
  }

  // A builder sends later what its page does not print.
  const isWanted = ({ builder, globals }: AnyBehavior) =>
    $builder.get() ? builder : !globals || globals.some(isPrinted);
  const chosenNow = () => ($builder.get() ? behaviors.filter((behavior) => behavior.builder) : behaviors);

  function scan(from: ParentNode = root): void {
    scanAll([from]);
  }

  function scanAll(subtrees: readonly ParentNode[]): void {
    if (ended) return;
    const chosen = chosenNow();
    for (const subtree of subtrees) scanFor(subtree, chosen, ignored, add);
    const container = root === document ? document.body : (root as Element);
    for (const behavior of chosen)
      if (behavior.globals && isWanted(behavior) && !isIgnored(container)) add(container, behavior);
    // Mounts that are still waiting need their keyboard and screen reader support.
    cancelSweep ??= whenIdle(sweep);
  }

  /** Wakes what still waits. Where the browser tells that it is idle, one behavior at a time: each asks for its files. */
  function sweep(deadline?: IdleDeadline): void {
    cancelSweep = undefined;
    const isIdle = deadline?.didTimeout === false;
    let chosen: AnyBehavior | undefined;
    for (const mount of mounts) {
      if (mount.state !== 'waiting') continue;
      chosen ??= mount.behavior;
      if (!isIdle || mount.behavior === chosen) wake(mount);
      else cancelSweep ??= whenIdle(sweep);
    }
    if (!cancelSweep) options.onSwept?.();
  }

  const wakeOwn = (mount: Mount) => mounts.has(mount) && wake(mount, true);
  const undo = [
    addIgnored(ignored),
    onReport((failure) => options.onError?.(failure)),
    watchPresses(root, wakeOwn),
    observe(
      root,
      (subtrees) => scanAll(relevant(subtrees, chosenNow())),
      () => {
        for (const mount of mounts) if (!mount.element.isConnected) drop(mount);
      },
      // Includes inserted elements, such as dots and page numbers, which change with each press.
      ignored,
    ),
    $builder.listen(() => {
      for (const mount of mounts) if (!isWanted(mount.behavior)) drop(mount);
      scan();
    }),
  ];
  undo.push(leavePage, joinRuntimes({ root, scan }));
  scan();
  takeEarlyPresses(wakeOwn);

  function end(): void {
    ended = true;
    cancelSweep?.();
    for (const off of undo.splice(0)) off();
    const all = [...mounts];
    mounts.clear();
    loader.stop(all);
    for (const mount of all) freeMount(mount);
  }

  return { scan, mounts, stop: async () => end() };
}
