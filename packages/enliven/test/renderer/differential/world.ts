/** World of a random program: its log, states, stores, listeners and timers. */
import { type Action, CONTEXTS, type Program, STORES } from './program';

export type Cleanup = (() => void) | undefined;
export type Update = number | ((before: number) => number);

/** Interface of both renderers that programs use. */
export interface Library {
  jsx(type: unknown, props: object, key?: string): unknown;
  Fragment: unknown;
  createContext(initial: number): { Provider: unknown };
  useContext(context: unknown): number;
  useState(initial: () => number): [number, (value: Update) => void];
  useReducer(
    reduce: (state: number, action: Update) => number,
    initial: number,
    init?: (initial: number) => number,
  ): [number, (action: Update) => void];
  useMemo<T>(compute: () => T, deps: unknown[]): T;
  useRef<T>(value: T): { current: T };
  useLayoutEffect(begin: () => Cleanup, deps?: unknown[]): void;
  useEffect(begin: () => Cleanup, deps?: unknown[]): void;
  useSyncExternalStore(subscribe: (changed: () => void) => () => void, read: () => number): number;
}

/** Log entry of a render. */
export interface Entry {
  text: string;
  /** Whether effects of the render have started. Discarded renders are not compared. */
  committed: boolean;
}

interface Store {
  read(): number;
  set(value: number): void;
  subscribe(changed: () => void): () => void;
}

/** Maximum number of actions with an effect, so that programs end. */
const FUEL = 15;

function createStore(brittle: number | null): Store {
  const listeners = new Set<() => void>();
  let value = 0;
  return {
    read() {
      if (brittle !== null && value > brittle) throw new Error('thrown by a store');
      return value;
    },
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

export class World {
  readonly contexts;
  readonly stores;
  readonly listeners = new Set<{ event: number; hear(): void }>();
  /** Setters of all states and reducers so far. */
  readonly targets: ((update: Update) => void)[] = [];
  /** Setters of the root, which stays mounted for the whole program. */
  readonly lasting: ((update: Update) => void)[] = [];
  readonly entries: Entry[] = [];
  /** Whether the renderer has failed or is unmounting, so that microtasks and timers do nothing. */
  isOver = false;
  private timers: (() => void)[] = [];
  private fuel = FUEL;
  private fuse: number;
  private fresh = 1000;

  constructor(
    readonly program: Program,
    readonly library: Library,
  ) {
    this.stores = Array.from({ length: STORES }, () => createStore(program.brittle));
    this.contexts = Array.from({ length: CONTEXTS }, (_, at) => library.createContext(at));
    this.fuse = program.fuse ?? Number.POSITIVE_INFINITY;
  }

  log(text: string): void {
    this.entries.push({ text, committed: true });
  }

  /**
   * @param count increments a ref of the acting component
   * @param targets setters that the actions can call
   */
  act(actions: Action[], count = () => {}, targets = this.targets): void {
    for (const action of actions) this.perform(action, count, targets);
  }

  /** Runs work that no renderer waits for, and ignores its errors. */
  attempt(work: () => void): void {
    try {
      work();
    } catch {
      if (!this.isOver) this.log('nobody catches an error');
    }
  }

  send(event: number): void {
    for (const listener of [...this.listeners]) if (listener.event === event) this.attempt(listener.hear);
  }

  runTimers(): void {
    const now = this.timers;
    this.timers = [];
    for (const run of now) run();
  }

  private perform(action: Action, count: () => void, targets: World['targets']): void {
    if (action.do === 'count') !this.isOver && count();
    else if (action.do === 'throw') this.burn('an effect');
    else if (--this.fuel < 0) return;
    else if (action.do === 'set') this.set(action, targets);
    else if (action.do === 'set store') this.setStore(action.store, action.amount);
    else this.postpone(action.do, () => this.act(action.actions, count));
  }

  private burn(where: string): void {
    if (this.fuse-- === 0) throw new Error(`thrown by ${where}`);
  }

  private set({ nth, amount, how }: Action & { do: 'set' }, targets: World['targets']): void {
    const isSame = this.program.mode === 'same';
    let update: Update = (before) => before + (isSame ? amount : amount + 1);
    if (how === 'value') update = isSame ? amount : this.freshNumber();
    if (how === 'throwing updater' && this.fuse-- === 0)
      update = () => {
        throw new Error('thrown by an updater');
      };
    targets[nth % targets.length]?.(update);
  }

  /** @returns a number that no sum of updates reaches from an earlier one */
  private freshNumber(): number {
    this.fresh += 101;
    return this.fresh;
  }

  setStore(store: number, value: number): void {
    if (this.program.mode === 'stores') this.stores[store]?.set(value);
  }

  private postpone(until: 'microtask' | 'timer', act: () => void): void {
    if (this.program.mode !== 'tasks') return;
    const run = () => {
      if (!this.isOver) this.log(until);
      this.attempt(act);
    };
    if (until === 'timer') this.timers.push(run);
    else queueMicrotask(run);
  }
}
