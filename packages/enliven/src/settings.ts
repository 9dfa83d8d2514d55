/** What a site decides: its configuration, and whether the theme's own scripts run. Fetched only where there may be either. */
import {
  type AnyBehavior,
  configBlock,
  configBlocks,
  isPrinted,
  type Mount,
  page,
  parseConfig,
  remark,
  setMessages,
} from '@enliven/core';
import { findIncumbent as findIncumbentTrace, OVERLAY, staysAliveRemark, staysOutRemark } from './coexistence';

/** One listener, as jQuery calls it. */
interface Bound {
  selector?: string | null;
  handler(...args: unknown[]): unknown;
}

interface Dispatched {
  handleObj: Bound;
  delegateTarget: EventTarget;
}

type Handle = (this: Element, event: Dispatched, ...more: unknown[]) => unknown;

/** jQuery's own place for those who want to stand before its listeners. */
interface JQuery {
  event?: { special?: Record<string, { handle?: Handle | undefined } | undefined> };
}

/** A listener for titles alone is a child theme's. */
const isTheirs = (selector?: string | null): boolean =>
  !!selector && (!selector.includes('.et_pb_toggle_title') || selector.includes(OVERLAY));

/**
 * The original listens on the body for presses on the modules' parts. It does not get those on mounted elements; every
 * other listener does.
 *
 * @param mounts whatever is on the page
 * @returns the function that lets everything through again; nothing without jQuery
 */
export function blockOriginalPresses(mounts: () => Iterable<Mount>): () => void {
  const special = (page().global('jQuery') as JQuery | undefined)?.event?.special;
  if (!special) return () => {};
  special.click ??= {};
  const { click } = special;
  const before = click.handle;

  function isKept(pressed: Element): boolean {
    for (const { behavior, element, state } of mounts()) {
      if (state !== 'mounted' || !behavior.press || !element.contains(pressed) || !pressed.matches(behavior.press))
        continue;
      const original = findIncumbentTrace(behavior, document);
      if (!original) continue;
      remark(staysAliveRemark(original, behavior.name), { package: behavior.package, behavior: behavior.name });
      return true;
    }
    return false;
  }

  const handle: Handle = function handle(event, ...more) {
    const { handleObj, delegateTarget } = event;
    if (delegateTarget === document.body && isTheirs(handleObj.selector) && isKept(this)) return undefined;
    return before ? before.call(this, event, ...more) : handleObj.handler.call(this, event, ...more);
  };
  click.handle = handle;
  return () => {
    if (click.handle === handle) click.handle = before;
  };
}

/** The handle of the theme's own script that does what a behavior would, by now. */
export type FindIncumbent = (behavior: AnyBehavior) => string | undefined;

export interface Settings {
  /** Those that come alive. */
  behaviors: readonly AnyBehavior[];
  /** Behaviors that leave the page to the theme's own script, with its handle. */
  stayedOut: ReadonlyMap<string, string>;
  /** Selector of subtrees to leave alone. */
  ignore: string | undefined;
  /** When a behavior wakes, by name. */
  when: Record<string, unknown>;
  /** Asked again when a behavior wakes: such a script may arrive late. */
  findIncumbent: FindIncumbent;
  /** Says what in the configuration does nothing; to be called when there is time. */
  check(): Promise<void>;
}

/**
 * Says once of each behavior on the page why it is left to the theme's own script.
 *
 * @param force names of behaviors that come alive all the same, or `all`
 */
export function createIncumbentFinder(root: ParentNode, force: readonly unknown[] = []): FindIncumbent {
  let answers: Map<AnyBehavior, string | undefined> | undefined;

  function ask(behavior: AnyBehavior): string | undefined {
    const { name, selector, globals, package: from } = behavior;
    const original = force.includes(name) || force.includes('all') ? undefined : findIncumbentTrace(behavior, document);
    if (original && (globals ? globals.some(isPrinted) : root.querySelector(selector)))
      remark(staysOutRemark(original, name), { package: from, behavior: name });
    return original?.handle;
  }

  return (behavior) => {
    // Many elements wake at once: one answer serves for all of them.
    if (!answers) setTimeout(() => (answers = undefined));
    answers ??= new Map();
    if (!answers.has(behavior)) answers.set(behavior, ask(behavior));
    return answers.get(behavior);
  };
}

/** Fetches what knows all words only where there is something to compare them with. */
async function checkConfiguration(names: readonly string[]): Promise<void> {
  const text = configBlock();
  if (!text) return;
  // What is no JSON was said when it was read.
  const data = JSON.parse(text);
  const { configurationProblems } = await import('./check-configuration');
  for (const problem of configurationProblems(data, names))
    remark(problem, { package: 'enliven', behavior: 'configuration' });
}

/** Reads the page, and says what it leaves out and why. */
export function readSettings(behaviors: readonly AnyBehavior[], root: ParentNode): Settings {
  const { disable, force, ignore, messages, when } = parseConfig(configBlock());
  if (configBlocks().length > 1)
    remark('the page has several configuration blocks; only the first holds, and one in the head before others.', {
      package: 'enliven',
    });
  setMessages(messages);
  const findIncumbent = createIncumbentFinder(root, force);
  const out = new Map<string, string>();
  const chosen = behaviors.filter((behavior) => {
    if (disable.includes(behavior.name)) return false;
    const handle = findIncumbent(behavior);
    if (handle) out.set(behavior.name, handle);
    return !handle;
  });
  const check = () => checkConfiguration(behaviors.map(({ name }) => name)).catch(() => {});
  return { behaviors: chosen, stayedOut: out, ignore, when, findIncumbent, check };
}
