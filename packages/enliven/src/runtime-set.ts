/** Runtimes of one entry script, one for each started root. */
import {
  $builder,
  type AnyBehavior,
  member,
  onReport,
  type Runtime,
  releaseEarlyPresses,
  type StartOptions,
  startRuntime,
} from '@enliven/core';
import type { RuntimeSet } from './api';
import { createOrphanReveal, markRuntimeLoaded } from './fail-safe';
import { whenStyled } from './when-styled';

/** Sends a bubbling `enliven:error` event for every reported error. */
const announceFailures = () =>
  onReport((detail) => {
    const target = detail.element ?? document;
    member(target, 'dispatchEvent')(new CustomEvent('enliven:error', { bubbles: true, detail }));
  });

/** @throws TypeError unless the value is an element or a document */
function requirePlace(place: unknown, call: string): void {
  if (!(place as Partial<ParentNode> | null)?.querySelectorAll)
    throw new TypeError(
      `[enliven] ${call} expected an element or the document, but received "${place}". Did document.querySelector() find it?`,
    );
}

/** Options of a runtime set. */
export interface RuntimeSetOptions {
  /** Fetches the code that finds original scripts. Without it, no script is looked for. */
  fetchOriginals?: (() => Promise<typeof import('./settings') | undefined>) | undefined;
  /** Called with inserted subtrees. */
  onInserted?: ((subtrees: readonly Element[]) => void) | undefined;
}

/** Whether jQuery is on the page. Original scripts do not run without jQuery. */
const hasJQuery = () => 'jQuery' in globalThis;

export function createRuntimeSet(
  behaviors: readonly AnyBehavior[],
  { fetchOriginals, onInserted }: RuntimeSetOptions = {},
): RuntimeSet {
  const runtimes = new Map<Document | Element, { runtime: Runtime; undo: (() => void)[] }>();
  const out = new Map<string, string>();

  async function stop(root?: Document | Element): Promise<void> {
    if (root !== undefined) requirePlace(root, 'enliven.stop()');
    const ending = [...runtimes].filter(([key]) => root === undefined || key === root);
    for (const [key] of ending) runtimes.delete(key);
    const stopping = ending.map(([, { runtime, undo }]) => {
      const stopped = runtime.stop();
      for (const off of undo.reverse()) off();
      return stopped;
    });
    await Promise.all(stopping);
  }

  return {
    stayedOut: out,
    stop,
    *mounts() {
      for (const { runtime } of runtimes.values()) yield* runtime.mounts;
    },
    // The browser compiles the code in this task; starting is long enough for a separate task.
    ready: () => new Promise((resolve) => setTimeout(resolve)).then(whenStyled),
    async start(root, ownSettings) {
      requirePlace(root, 'enliven.start()');
      // jQuery may have loaded since the loader looked, and with it original scripts.
      const settings =
        ownSettings ?? (hasJQuery() ? (await fetchOriginals?.())?.readSettings(behaviors, root) : undefined);
      if (runtimes.has(root)) return;
      let leave = settings?.findIncumbent;
      for (const [name, handle] of settings?.stayedOut ?? []) out.set(name, handle);
      const orphans = createOrphanReveal(root);
      const undo = [markRuntimeLoaded(), announceFailures(), orphans.conceal];
      const runtime = startRuntime(settings?.behaviors ?? behaviors, {
        root,
        ignore: settings?.ignore,
        // Invalid values have no effect; `check` reports them.
        when: settings?.when as StartOptions['when'],
        leave(behavior) {
          const handle = leave?.(behavior);
          if (handle) out.set(behavior.name, handle);
          return handle !== undefined;
        },
        onInserted,
        onSwept() {
          releaseEarlyPresses();
          void settings?.check();
          // A builder shows its canvas itself, and might save our changes.
          if ($builder.get()) orphans.conceal();
          else orphans.reveal(runtime.mounts);
        },
        onYield: () => void stop(root),
      });
      runtimes.set(root, { runtime, undo });
      if (!fetchOriginals) return;
      // Original scripts need jQuery. Each script fires `load` after it has run, however late it is inserted.
      const stopLooking = () => document.removeEventListener('load', look, true);
      function look(): void {
        if (!hasJQuery()) return;
        stopLooking();
        fetchOriginals?.().then((originals) => {
          if (!originals || runtimes.get(root)?.undo !== undo) return;
          leave ??= originals.createIncumbentFinder(root);
          undo.push(originals.blockOriginalPresses(() => runtime.mounts));
        });
      }
      document.addEventListener('load', look, true);
      undo.push(stopLooking);
      look();
    },
    scan(from) {
      if (from !== undefined) requirePlace(from, 'enliven.scan()');
      for (const { runtime } of runtimes.values()) runtime.scan(from);
    },
  };
}
