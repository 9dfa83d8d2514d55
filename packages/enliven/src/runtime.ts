/** Runs behaviors on the page for one entry script: configuration, coexistence, and the nets below. */
import {
  $builder,
  type AnyBehavior,
  configBlock,
  onReport,
  parseConfig,
  type Runtime,
  releaseEarlyPresses,
  remark,
  setMessages,
  start,
} from '@enliven/core';
import type { Running } from './api';
import { incumbentOf, stayedOut } from './coexistence';
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

  /** Leaves out what is switched off, and what the theme's own script still does. */
  function choose(root: ParentNode, disable: readonly unknown[], force: readonly unknown[]): AnyBehavior[] {
    return behaviors.filter((behavior) => {
      const { name } = behavior;
      if (disable.includes(name)) return false;
      const handle = force.includes(name) || force.includes('all') ? undefined : incumbentOf(behavior, document);
      if (!handle) return true;
      out.set(name, handle);
      const found = root.querySelector(behavior.selector);
      if (found) remark(stayedOut(handle, name), { package: behavior.package, behavior: name });
      return false;
    });
  }

  return {
    stayedOut: out,
    *mounts() {
      for (const { runtime } of runtimes.values()) yield* runtime.mounts;
    },
    start(root) {
      if (runtimes.has(root)) return;
      const { disable, force, ignore, messages, when } = parseConfig(configBlock());
      setMessages(messages);
      const reveals: (() => void)[] = [];
      const conceal = () => {
        for (const hide of reveals.splice(0)) hide();
      };
      const undo = [reportIn(), announceFailures(), conceal];
      const runtime = start(choose(root, disable, force), {
        root,
        ignore,
        when,
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
