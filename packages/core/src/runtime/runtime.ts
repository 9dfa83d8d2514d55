/** Runtime of a page, or of a part of it: discovers elements, wakes, mounts and unmounts behaviors. */
import type { Release } from '../claims/claim';
import { documentOf, freeMembers, member } from '../dom/members';
import { type Failure, onReport } from '../errors/report';
import { replayPress, takeEarlyPresses, watchPresses } from '../input/presses';
import { outlineFields } from '../page/forced-colors';
import { isPrinted } from '../page/global';
import { hasNeighbors, holdReady } from '../page/neighbors';
import { $builder } from '../stores/builder';
import type { AnyBehavior, When } from './behavior';
import { addIgnored, discover, ignoredSelector, isIgnored, observeMarkup, subtreesWithMatches } from './discover';
import { createMount, type Mount, removeMount } from './mount';
import { createMountQueue } from './mount-queue';
import { strategies, whenIdle } from './strategies';
import { registerRuntime, registerVersion } from './versions';

/** Options of a runtime. */
export interface StartOptions {
  /** Element or document to scan. @default document */
  root?: Document | Element;
  /** Selector of subtrees to ignore, besides `[data-enliven-ignore]`. */
  ignore?: string | undefined;
  /** Called for every error of code, after the console. Failures outside the code dispatch `enliven:failure`. */
  onError?: (failure: Failure) => void;
  /** Overrides when a behavior wakes, by name. */
  when?: Record<string, When>;
  /** Called before a mount is woken: true leaves the element to another script that was loaded meanwhile. */
  leave?: (behavior: AnyBehavior) => boolean;
  /** Called with inserted subtrees, none inside another, before they are scanned. */
  onInserted?: ((subtrees: readonly Element[]) => void) | undefined;
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
const INACTIVE: Runtime = { scan() {}, async stop() {}, mounts: new Set() };

/** Starts a runtime; `start` checks the arguments first. */
export function startRuntime(behaviors: readonly AnyBehavior[], options: StartOptions = {}): Runtime {
  const { root = document } = options;
  const restoreNames = freeMembers(document);
  const ignored = ignoredSelector(options.ignore);
  const mounts = new Set<Mount>();
  const queue = createMountQueue(root, options.strict === true);
  let cancelSweep: Release | undefined;
  let isStopped = false;
  const unregisterVersion = registerVersion(() => {
    options.onYield?.();
    stop();
  });
  if (!unregisterVersion) {
    restoreNames?.();
    return INACTIVE;
  }

  function add(element: Element, behavior: AnyBehavior): void {
    const mount = createMount(element, behavior);
    if (!mount) return;
    mounts.add(mount);
    const isEarly = behavior.builds && hasNeighbors();
    if (isEarly) mount.release = holdReady();
    const chosen = options.when?.[behavior.name] ?? (isEarly ? 'now' : (behavior.when ?? 'visible'));
    const strategy = strategies[chosen as When] ?? strategies.visible;
    mount.cancel = strategy(element, () => wake(mount));
  }

  function drop(mount: Mount): void {
    mounts.delete(mount);
    removeMount(mount);
    queue.unmount(mount);
  }

  function wake(mount: Mount, urgent?: boolean): void {
    if (mount.state !== 'waiting' || !options.leave?.(mount.behavior)) {
      queue.wake(mount, urgent);
      return;
    }
    drop(mount);
    // The kept press is replayed for the script that owns the element.
    replayPress(mount);
  }

  // A builder sends later the data that its page does not print.
  const isWanted = ({ builder, globals }: AnyBehavior) =>
    $builder.get() ? builder : !globals || globals.some(isPrinted);
  const wantedBehaviors = () => ($builder.get() ? behaviors.filter(({ builder }) => builder) : behaviors);

  function scan(from: ParentNode = root): void {
    scanAll([from]);
  }

  function scanAll(subtrees: readonly ParentNode[]): void {
    if (isStopped) return;
    const wanted = wantedBehaviors();
    for (const subtree of subtrees) discover(subtree, wanted, ignored, add);
    const container = root === document ? document.body : (root as Element);
    for (const behavior of wanted)
      if (behavior.globals && isWanted(behavior) && !isIgnored(container)) add(container, behavior);
    // Mounts that still wait need their keyboard and screen reader support.
    cancelSweep ??= whenIdle(sweep);
  }

  /** Wakes all waiting mounts. If the browser reports that it is idle, one behavior at a time, since each fetches files. */
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
  const releases: Release[] = [
    addIgnored(ignored),
    onReport((failure) => options.onError?.(failure)),
    watchPresses(root, wakeOwn),
    observeMarkup(
      root,
      (subtrees) => {
        releases.push(...subtrees.flatMap((subtree) => freeMembers(subtree) ?? []));
        options.onInserted?.(subtrees);
        scanAll(subtreesWithMatches(subtrees, wantedBehaviors()));
      },
      () => {
        for (const mount of mounts) if (!member(mount.element, 'isConnected')) drop(mount);
      },
      // Includes elements that behaviors insert, such as dots and page numbers, which change with each press.
      ignored,
    ),
    $builder.listen(() => {
      for (const mount of mounts) if (!isWanted(mount.behavior)) drop(mount);
      scan();
    }),
  ];
  if (restoreNames) releases.push(restoreNames);
  releases.push(
    unregisterVersion,
    registerRuntime({ root, scan }),
    outlineFields(documentOf(root as Element) ?? (root as Document)),
  );
  scan();
  takeEarlyPresses(wakeOwn);

  function stop(): void {
    isStopped = true;
    cancelSweep?.();
    for (const release of releases.splice(0)) release();
    const stopped = [...mounts];
    mounts.clear();
    queue.dispose(stopped);
    for (const mount of stopped) removeMount(mount);
  }

  return { scan, mounts, stop: async () => stop() };
}
