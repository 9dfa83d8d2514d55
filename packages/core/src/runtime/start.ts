/** Starts behaviors on a page: finds elements, wakes, loads, mounts and unmounts them. */
import { freeMembers } from '../dom/members';
import { type Failure, onReport } from '../errors/report';
import { replayPress, takeEarlyPresses, watchPresses } from '../input/presses';
import { outlineFields } from '../page/forced-colors';
import { isPrinted } from '../page/global';
import { hasNeighbors, holdReady } from '../page/neighbors';
import { $builder } from '../stores/builder';
import type { AnyBehavior, When } from './behavior';
import { freeMount, type Mount, takeMount } from './mount';
import { createMountLoader } from './mount-loader';
import { addIgnored, ignoring, isIgnored, observe, relevant, scan as scanFor } from './scanner';
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
  const giveNamesBack = freeMembers(document);
  const ignored = ignoring(options.ignore);
  const mounts = new Set<Mount>();
  const loader = createMountLoader(root, options.strict === true);
  let cancelSweep: (() => void) | undefined;
  let ended = false;
  const leavePage = claimPage(() => {
    options.onYield?.();
    end();
  });
  if (!leavePage) {
    giveNamesBack?.();
    return NOTHING;
  }

  function add(element: Element, behavior: AnyBehavior): void {
    const mount = takeMount(element, behavior);
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
      (subtrees) => {
        undo.push(...subtrees.flatMap((subtree) => freeMembers(subtree) ?? []));
        scanAll(relevant(subtrees, chosenNow()));
      },
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
  if (giveNamesBack) undo.push(giveNamesBack);
  undo.push(leavePage, joinRuntimes({ root, scan }), outlineFields(root.ownerDocument ?? (root as Document)));
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

/**
 * Starts behaviors on a document that has been parsed; `start` twice is harmless.
 *
 * @throws TypeError with what was expected, what was given, and how to fix it
 */
export function start(behaviors: readonly AnyBehavior[], options: StartOptions = {}): Runtime {
  wantBehaviors(behaviors, 'start()');
  wantOptions(options, 'start()');
  if (options.root !== undefined) wantPlace(options.root, 'start(…, { root })');
  const runtime = startRuntime(behaviors, options);
  return {
    ...runtime,
    scan(from) {
      if (from !== undefined) wantPlace(from, 'scan()');
      runtime.scan(from);
    },
  };
}

const isNode = (value: unknown): boolean => typeof (value as Node | null)?.nodeType === 'number';

function quoted(value: unknown): string {
  if (typeof value === 'string') return `the text "${value}"`;
  if (value === null || value === undefined) return String(value);
  if (isNode(value)) return 'an element';
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}

const refuse = (call: string, wanted: string, given: string, fix: string): never => {
  throw new TypeError(`[enliven/core] ${call} wants ${wanted}, but got ${given}. ${fix}`);
};

/** @throws TypeError unless it is something to look in */
function wantPlace(value: unknown, call: string): asserts value is ParentNode & Node {
  if (isNode(value) && typeof (value as ParentNode).querySelectorAll === 'function') return;
  const fix =
    typeof value === 'string'
      ? `Give it document.querySelector(${JSON.stringify(value)}).`
      : 'Was the element found? Its selector may match nothing, or the document may not be parsed yet.';
  refuse(call, 'an element or a document', quoted(value), fix);
}

/** @throws TypeError unless it is a list of behaviors */
function wantBehaviors(value: unknown, call: string): void {
  const wanted = 'a list of behaviors';
  if (!Array.isArray(value)) {
    const { name, load } = Object(value) as { name?: unknown; load?: unknown };
    const isOne = typeof load === 'function';
    const variable = isOne && /^[a-z]+$/.test(String(name)) ? name : 'tabs';
    refuse(
      call,
      wanted,
      isOne ? `the behavior "${name}" alone` : quoted(value),
      `Write start([${variable}]), and { root: element } after it to start a part of the page.`,
    );
  } else {
    const at = value.findIndex((one) => typeof one?.load !== 'function' || !one.name || !one.selector);
    if (at < 0) return;
    refuse(
      call,
      wanted,
      `${quoted(value[at])} at place ${at} of its list`,
      'Is it imported by the name it is exported under, and made by defineBehavior()?',
    );
  }
}

/** @throws TypeError unless it is a group of options */
function wantOptions(value: unknown, call: string): void {
  if (typeof value === 'object' && value !== null && !isNode(value) && !Array.isArray(value)) return;
  refuse(call, 'options as its second argument', quoted(value), 'Write { root: element } to start a part of the page.');
}
