/** Runs behaviors on the page for one entry script, with the nets below. */
import {
  $builder,
  type AnyBehavior,
  member,
  onReport,
  type Runtime,
  releaseEarlyPresses,
  startRuntime,
} from '@enliven/core';
import type { RuntimeSet } from './api';
import { createOrphanReveal, markRuntimeLoaded } from './fail-safe';
import { whenStyled } from './when-styled';

/** Every failure also goes out as a bubbling `enliven:error` event. */
const announceFailures = () =>
  onReport((detail) => {
    const target = detail.element ?? document;
    member(target, 'dispatchEvent')(new CustomEvent('enliven:error', { bubbles: true, detail }));
  });

/** @throws TypeError unless it is something to look in */
function requirePlace(place: unknown, call: string): void {
  if (!(place as Partial<ParentNode> | null)?.querySelectorAll)
    throw new TypeError(
      `[enliven] ${call} expected an element or the document, but received "${place}". Did document.querySelector() find it?`,
    );
}

/** Without it none of the theme's own scripts runs. */
const hasJQuery = () => 'jQuery' in globalThis;

/** What knows them. Without it everything comes alive. */
const fetchOriginals = () => import('./settings').catch(() => undefined);

export function createRuntimeSet(behaviors: readonly AnyBehavior[]): RuntimeSet {
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
    // Code that has just arrived was compiled in this task; what it does is long enough for one of its own.
    ready: () => new Promise((resolve) => setTimeout(resolve)).then(whenStyled),
    async start(root, given) {
      requirePlace(root, 'enliven.start()');
      // It may have come since the loader looked, and with it the theme's own scripts.
      const settings = given ?? (hasJQuery() ? (await fetchOriginals())?.readSettings(behaviors, root) : undefined);
      if (runtimes.has(root)) return;
      let leave = settings?.findIncumbent;
      for (const [name, handle] of settings?.stayedOut ?? []) out.set(name, handle);
      const orphans = createOrphanReveal(root);
      const undo = [markRuntimeLoaded(), announceFailures(), orphans.conceal];
      const runtime = startRuntime(settings?.behaviors ?? behaviors, {
        root,
        ignore: settings?.ignore,
        when: settings?.when,
        leave(behavior) {
          const handle = leave?.(behavior);
          if (handle) out.set(behavior.name, handle);
          return handle !== undefined;
        },
        onSwept() {
          releaseEarlyPresses();
          void settings?.check();
          // A builder shows its canvas itself, and might save what we write there.
          if ($builder.get()) orphans.conceal();
          else orphans.reveal(runtime.mounts);
        },
        onYield: () => void stop(root),
      });
      runtimes.set(root, { runtime, undo });
      // The theme's own scripts need jQuery. Each script says so on itself when it has run, however late it comes.
      const stopLooking = () => document.removeEventListener('load', look, true);
      function look(): void {
        if (!hasJQuery()) return;
        stopLooking();
        fetchOriginals().then((originals) => {
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
