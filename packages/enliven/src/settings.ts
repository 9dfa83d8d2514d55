/** What a site decides: its configuration, and whether the theme's own scripts still run. Fetched only where there is either. */
import { type AnyBehavior, configBlock, isPrinted, parseConfig, remark, setMessages } from '@enliven/core';
import { incumbentOf, stayedOut } from './coexistence';

export interface Settings {
  /** Those that come alive. */
  behaviors: readonly AnyBehavior[];
  /** Behaviors that leave the page to the theme's own script, with its handle. */
  stayedOut: ReadonlyMap<string, string>;
  /** Selector of subtrees to leave alone. */
  ignore: string | undefined;
  /** When a behavior wakes, by name. */
  when: Record<string, unknown>;
}

/** Reads the page, and says what it leaves out and why. */
export function readSettings(behaviors: readonly AnyBehavior[], root: ParentNode): Settings {
  const { disable, force, ignore, messages, when } = parseConfig(configBlock());
  setMessages(messages);
  const out = new Map<string, string>();
  const chosen = behaviors.filter((behavior) => {
    const { name, selector, globals } = behavior;
    if (disable.includes(name)) return false;
    const handle = force.includes(name) || force.includes('all') ? undefined : incumbentOf(behavior, document);
    if (!handle) return true;
    out.set(name, handle);
    const found = globals ? globals.some(isPrinted) : root.querySelector(selector);
    if (found) remark(stayedOut(handle, name), { package: behavior.package, behavior: name });
    return false;
  });
  return { behaviors: chosen, stayedOut: out, ignore, when };
}
