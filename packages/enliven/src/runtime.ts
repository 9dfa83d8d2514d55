/** Runs behaviors on the page for one entry script, with the nets below. */
import { $builder, type AnyBehavior, onReport, type Runtime, releaseEarlyPresses, start } from '@enliven/core';
import type { Running } from './api';
import { reportIn, revealOrphans } from './fail-safe';

/** Every failure also goes out as a bubbling `enliven:error` event. */
const announceFailures = () =>
  onReport((detail) => {
    const target = detail.element ?? document;
    target.dispatchEvent(new CustomEvent('enliven:error', { bubbles: true, detail }));
  });

export function createRunning(behaviors: readonly AnyBehavior[]): Running {
  const runtimes = new Map<Document | Element, { runtime: Runtime; undo: (() => void)[] }>();
  const out = new Map<string, string>();

  return {
    stayedOut: out,
    *mounts() {
      for (const { runtime } of runtimes.values()) yield* runtime.mounts;
    },
    start(root, settings) {
      if (runtimes.has(root)) return;
      for (const [name, handle] of settings?.stayedOut ?? []) out.set(name, handle);
      const reveals: (() => void)[] = [];
      const conceal = () => {
        for (const hide of reveals.splice(0)) hide();
      };
      const undo = [reportIn(), announceFailures(), conceal];
      const runtime = start(settings?.behaviors ?? behaviors, {
        root,
        ignore: settings?.ignore,
        when: settings?.when,
        onSwept() {
          releaseEarlyPresses();
          // A builder shows its canvas itself, and might save what we write there.
          if ($builder.get()) conceal();
          else reveals.push(revealOrphans(root, runtime.mounts));
        },
      });
      runtimes.set(root, { runtime, undo });
    },
    async stop(root) {
      const ending = [...runtimes].filter(([key]) => root === undefined || key === root);
      for (const [key] of ending) runtimes.delete(key);
      for (const [, { runtime, undo }] of ending) {
        await runtime.stop();
        for (const off of undo.reverse()) off();
      }
    },
    scan(from) {
      for (const { runtime } of runtimes.values()) runtime.scan(from);
    },
  };
}
