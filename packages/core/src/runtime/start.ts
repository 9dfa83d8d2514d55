/** Brings a page to life: finds elements, waits for their moment, loads their code, mounts them, and gives them back. */

import { type Failure, onReport } from '../errors/report';
import { takeEarlyPresses } from '../input/early-presses';
import { replayPress, watchPresses } from '../input/presses';
import { isPrinted } from '../page/page';
import { $builder } from '../stores/builder';
import type { AnyBehavior, When } from './behavior';
import { freeMount, type Mount, takeMount } from './mount';
import { createMountLoader } from './mount-loader';
import { observe } from './observer';
import { joinRuntimes } from './runtimes';
import { addIgnored, ignoring, isIgnored, relevant, scan as scanFor } from './scanner';
import { strategies, whenIdle } from './strategies';
import { claimPage } from './versions';

/** Where to look, what to leave alone, and who hears of failures. */
export interface StartOptions {
  /** Where to look. @default document */
  root?: Document | Element;
  /** Selector of subtrees to leave alone, besides `[data-enliven-ignore]`. */
  ignore?: string | undefined;
  /** Hears every fault of code, after the console. What fails outside the code is told by `enliven:failure` events. */
  onError?: (failure: Failure) => void;
  /** Overrides when a behavior wakes, by name. */
  when?: Record<string, unknown>;
  /** Asked before an element is woken: true leaves it to somebody else who has arrived meanwhile. */
  leave?: (behavior: AnyBehavior) => boolean;
  /** Called each time the idle sweep has woken what was left. */
  onSwept?: () => void;
  /** Renders in React's StrictMode, which in development runs every effect twice to prove its cleanup. @default false */
  strict?: boolean;
  /** Called when a newer version of the library is here and everything is given back to it. */
  onYield?: () => void;
}

/** What was started: looks again, and gives everything back. */
export interface Runtime {
  /** Looks again, at or below `from`. Elements that are alive stay untouched. @default the root */
  scan(from?: ParentNode): void;
  /** Gives every element back. Resolves when the page is byte for byte the server's. */
  stop(): Promise<void>;
  /** What was found, in the order it was found. */
  readonly mounts: ReadonlySet<Mount>;
}

/** What a page is left to that has a newer version of the library on it. */
const NOTHING: Runtime = { scan() {}, async stop() {}, mounts: new Set() };

/** `start` without a look at its arguments, for a catalog that is known to be right. */
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
    // What was held for it is for whoever has it now.
    replayPress(mount);
  }

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
      if (behavior.globals?.some(isPrinted) && !isIgnored(container)) add(container, behavior);
    // Whatever nothing has woken by then still needs its keyboard and screen reader support.
    cancelSweep ??= whenIdle(() => {
      cancelSweep = undefined;
      for (const mount of mounts) if (mount.state === 'waiting') wake(mount);
      options.onSwept?.();
    });
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
      // What we insert ourselves is among it: dots and page numbers come and go with each press.
      ignored,
    ),
    $builder.listen((builder) => {
      if (builder) for (const mount of mounts) if (!mount.behavior.builder) drop(mount);
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
