/** `window.enliven`: one interface for every instance of the library on the page. */
import { type AnyBehavior, type BuilderContext, type Mount, shared } from '@enliven/core';
import { version } from '../package.json';
import type { Settings } from './settings';

/** Events of the packages by the end of their names, e.g. `mount` for `enliven:mount`. */
export type EnlivenEventMap = {
  [Type in keyof GlobalEventHandlersEventMap as Type extends `enliven:${infer Name}`
    ? Name
    : never]: GlobalEventHandlersEventMap[Type];
};

/** Interface of `window.enliven`. */
export interface Enliven {
  /** Version of the first entry script. */
  readonly version: string;
  /**
   * Starts on `root`; does nothing for a root that was started. Resolves after the first scan; rejects with a TypeError if
   * `root` is neither an element nor a document.
   *
   * @default document
   */
  start(root?: Document | Element): Promise<void>;
  /** Stops on `root`, or everywhere; resolves when the server's markup is restored. */
  stop(root?: Document | Element): Promise<void>;
  /** Scans for new elements at or below `from`. @default every started root */
  scan(from?: ParentNode): void;
  /**
   * Listens to `enliven:<type>` events of the page: `mount`, `unmount`, `error`, `failure`, `open`, `close`.
   *
   * @returns the function that stops listening
   */
  on<Type extends keyof EnlivenEventMap>(type: Type, handler: (event: EnlivenEventMap[Type]) => void): () => void;
  on(type: string, handler: (event: CustomEvent) => void): () => void;
  /**
   * Examines the page: behaviors that match, mount or fail, and elements that are still hidden. Prints a table, a verdict and the next steps on
   * the console, unless `quiet` is set.
   */
  doctor(options?: DoctorOptions): Promise<Diagnosis>;
}

declare global {
  /** Defined by the first entry script. */
  var enliven: Enliven | undefined;
}

/** Runtimes of one entry script, one for each started root; fetched when the page has elements to mount. */
export interface RuntimeSet {
  mounts(): Iterable<Mount>;
  /** Behaviors that stay out, with the handle of the original script. */
  stayedOut: ReadonlyMap<string, string>;
  /** Resolves once the style sheets of the page have loaded, in a task of its own. */
  ready(): Promise<unknown>;
  /** Mounts every behavior if there are no settings. */
  start(root: Document | Element, settings?: Settings): Promise<void>;
  stop(root?: Document | Element): Promise<void>;
  scan(from?: ParentNode): void;
}

/** Instance of the library: one entry script of the page. */
export interface Instance {
  /** Fetches the descriptors of its behaviors. */
  behaviors(): Promise<readonly AnyBehavior[]>;
  /** Selectors, followed by the names of globals, of the behaviors of a composed file. The loader leaves these to that file. */
  composed?: ReadonlySet<string>;
  /** Undefined until the first start. */
  runtimes?: RuntimeSet;
  start(root: Document | Element): Promise<void>;
  stop(root?: Document | Element): Promise<void>;
}

/** All instances on the page, in the order they arrived. */
export const instances = shared('instances', () => new Set<Instance>());

export function createApi(): Enliven {
  const api: Enliven = {
    version,
    async start(root = document) {
      await Promise.all([...instances].map((instance) => instance.start(root)));
    },
    async stop(root) {
      await Promise.all([...instances].map((instance) => instance.stop(root)));
    },
    scan(from) {
      for (const { runtimes } of instances) runtimes?.scan(from);
    },
    on(type: string, handler: (event: never) => void) {
      const name = `enliven:${type}`;
      document.addEventListener(name, handler as EventListener);
      return () => document.removeEventListener(name, handler as EventListener);
    },
    doctor: (options) =>
      import(/* chunk: "enliven-doctor" */ './doctor/doctor').then(({ examine }) => examine(options)),
  };
  // For owners without a console. Anybody may give this address, so nothing else is read from it.
  if (/[?&]enliven-doctor\b/.test(location.search)) void api.doctor({ overlay: true });
  return api;
}

/** Options of `doctor()`. */
export interface DoctorOptions {
  /** Whether the table has a row for each behavior, including those without elements on the page. @default false */
  all?: boolean;
  /** Whether nothing is printed, for programs. @default false */
  quiet?: boolean;
  /** Whether a dialog shows the result on the page, in place of the console. @default false */
  overlay?: boolean;
}

/** Next step for the site's owner. */
export interface Step {
  /** Sentence that says what to do, or what is wrong. */
  text: string;
  /** Lines to copy. */
  code?: string;
}

/** Result of `doctor()`: behaviors that match, mount or fail, and elements that are still hidden, with the reasons. */
export interface Diagnosis {
  version: string;
  page: { generation: 4 | 5; builder: BuilderContext | null };
  behaviors: {
    name: string;
    package: string;
    selector: string;
    /** Number of elements that match its selector, without ignored ones such as placeholders. */
    matched: number;
    mounted: number;
    /** Number of mounts that wait. */
    waiting: number;
    failed: number;
    /** Handle of the original script for which it stays out. */
    stayedOut?: string;
  }[];
  failures: { package: string; behavior: string; element: string; message: string }[];
  /** Elements that stay hidden, except those that a mounted behavior shows once they come into view. */
  hidden: { element: string; why: string }[];
  /** Parts of the configuration that have no effect, with suggestions. */
  configuration: string[];
  /** Accessibility problems that only an author can correct. */
  accessibility: string[];
  /** Verdict on the page, in one sentence. */
  verdict: string;
  /** Next steps, most important first. */
  steps: Step[];
}
