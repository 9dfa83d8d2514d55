/** `window.enliven`: starting, stopping and asking, for every copy of the library on the page at once. */
import { type AnyBehavior, type BuilderContext, type Mount, shared } from '@enliven/core';
import { version } from '../package.json';
import type { Settings } from './settings';

/** What `on()` listens to: each event of the packages by the end of its name, e.g. `mount` for `enliven:mount`. */
export type EnlivenEventMap = {
  [Type in keyof GlobalEventHandlersEventMap as Type extends `enliven:${infer Name}`
    ? Name
    : never]: GlobalEventHandlersEventMap[Type];
};

/** What is offered as `window.enliven`. */
export interface Enliven {
  /** Of the script that came first. */
  readonly version: string;
  /**
   * Brings `root` to life; harmless when it is already. Resolves when everything was looked for; rejects with a TypeError
   * where `root` is nothing to look in.
   *
   * @default document
   */
  start(root?: Document | Element): Promise<void>;
  /** Gives `root`, or everything that was started, back to the server's markup; resolves when that is done. */
  stop(root?: Document | Element): Promise<void>;
  /** Looks for new elements at or below `from`. @default everything that was started */
  scan(from?: ParentNode): void;
  /**
   * Listens to `enliven:<type>` events of the page: `mount`, `unmount`, `error`, `failure`, `open`, `close`.
   *
   * @returns the function that stops listening
   */
  on<Type extends keyof EnlivenEventMap>(type: Type, handler: (event: EnlivenEventMap[Type]) => void): () => void;
  on(type: string, handler: (event: CustomEvent) => void): () => void;
  /** Returns what is on this page, what was mounted, what failed, what is still hidden and why. */
  doctor(): Promise<Diagnosis>;
}

declare global {
  /** There from the first of our scripts on. */
  var enliven: Enliven | undefined;
}

/** What runs for one copy; fetched when the page has elements to mount. */
export interface Running {
  mounts(): Iterable<Mount>;
  /** Behaviors that leave the page to the theme's own script, with its handle. */
  stayedOut: ReadonlyMap<string, string>;
  /** Resolves once the page may come alive: with its style sheets, and in a task that nothing was compiled in. */
  ready(): Promise<unknown>;
  /** Without settings everything is mounted. */
  start(root: Document | Element, settings?: Settings): Promise<void>;
  stop(root?: Document | Element): Promise<void>;
  scan(from?: ParentNode): void;
}

/** One loaded entry script. */
export interface Copy {
  /** Fetches what it would bring to life. */
  behaviors(): Promise<readonly AnyBehavior[]>;
  /** Undefined while nothing was started. */
  running?: Running;
  start(root: Document | Element): Promise<void>;
  stop(root?: Document | Element): Promise<void>;
}

/** All copies on the page, in the order they arrived. */
export const copies = shared('copies', () => new Set<Copy>());

export function createApi(): Enliven {
  return {
    version,
    async start(root = document) {
      await Promise.all([...copies].map((copy) => copy.start(root)));
    },
    async stop(root) {
      await Promise.all([...copies].map((copy) => copy.stop(root)));
    },
    scan(from) {
      for (const { running } of copies) running?.scan(from);
    },
    on(type: string, handler: (event: never) => void) {
      const name = `enliven:${type}`;
      document.addEventListener(name, handler as EventListener);
      return () => document.removeEventListener(name, handler as EventListener);
    },
    async doctor() {
      const { diagnose } = await import('./doctor');
      return diagnose([...copies], version);
    },
  };
}

/** Result of `doctor()`: what is on the page, what was mounted, what failed, what is still hidden and why. */
export interface Diagnosis {
  version: string;
  page: { generation: 4 | 5; builder: BuilderContext | null };
  behaviors: {
    name: string;
    package: string;
    selector: string;
    /** Elements of the page its selector finds, but for those that are ignored, such as copies that hold a place. */
    matched: number;
    mounted: number;
    /** Found and not mounted yet. */
    waiting: number;
    failed: number;
    /** Handle of the theme's own script it leaves the page to. */
    stayedOut?: string;
  }[];
  failures: { package: string; behavior: string; element: string; message: string }[];
  hidden: { element: string; why: string }[];
  /** What in the configuration does nothing, and what may have been meant. */
  configuration: string[];
  /** Flaws for assistive technology that only an author can mend. */
  accessibility: string[];
}
