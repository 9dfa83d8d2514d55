/** Settings of a page: the site's configuration, and the original scripts that run. Fetched only by pages that may have either. */
import {
  type AnyBehavior,
  configBlock,
  configBlocks,
  isPrinted,
  type Mount,
  member,
  page,
  parseConfig,
  remark,
  setMessages,
} from '@enliven/core';
import {
  findIncumbent as findIncumbentTrace,
  OVERLAY,
  staysActiveRemark,
  staysOutRemark,
  type Trace,
} from './coexistence';

/** Listener of jQuery. */
interface Bound {
  selector?: string | null;
  handler(...args: unknown[]): unknown;
}

interface Dispatched {
  handleObj: Bound;
  delegateTarget: EventTarget;
}

type Handle = (this: Element, event: Dispatched, ...more: unknown[]) => unknown;

/** Part of jQuery that lets code run before its listeners. */
interface JQuery {
  event?: { special?: Record<string, { handle?: Handle | undefined } | undefined> };
}

/** Whether a listener's selector is an original script's. A listener for titles alone is a child theme's. */
const isTheirs = (selector?: string | null): boolean =>
  !!selector && (!selector.includes('.et_pb_toggle_title') || selector.includes(OVERLAY));

/**
 * Hides presses on mounted elements from the original script's listeners on the body. Other listeners receive them.
 *
 * @param mounts returns all mounts
 * @returns the function that stops hiding presses
 */
export function blockOriginalPresses(mounts: () => Iterable<Mount>): () => void {
  const special = (page().global('jQuery') as JQuery | undefined)?.event?.special;
  if (!special) return () => {};
  special.click ??= {};
  const { click } = special;
  const before = click.handle;

  function isKept(pressed: Element): boolean {
    for (const { behavior, element, state } of mounts()) {
      if (
        state !== 'mounted' ||
        !behavior.press ||
        !member(element, 'contains')(pressed) ||
        !member(pressed, 'matches')(behavior.press)
      )
        continue;
      const original = findIncumbentTrace(behavior, document);
      if (!original) continue;
      remark(staysActiveRemark(original, behavior.name), { package: behavior.package, behavior: behavior.name });
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

/** Returns the handle of the original script that runs now for a behavior. */
export type FindIncumbent = (behavior: AnyBehavior) => string | undefined;

export interface Settings {
  /** Behaviors that may mount. */
  behaviors: readonly AnyBehavior[];
  /** Behaviors that stay out, with the handle of the original script. */
  stayedOut: ReadonlyMap<string, string>;
  /** Selector of subtrees to ignore. */
  ignore: string | undefined;
  /** Strategies by name of behavior. */
  when: Record<string, unknown>;
  /** Called again when a behavior wakes, since original scripts may load late. */
  findIncumbent: FindIncumbent;
  /** Reports parts of the configuration that have no effect. Call at idle time. */
  check(): Promise<void>;
}

/** Creates the function that remarks which behaviors stay out: one remark for all that one task finds for an original script. */
function createRemarks(): (name: string, original: Trace) => void {
  const remarked = new Set<string>();
  let pending = new Map<string, { original: Trace; names: string[] }>();

  function send(): void {
    for (const { original, names } of pending.values()) remark(staysOutRemark(original, names), { package: 'enliven' });
    pending = new Map();
  }

  return (name, original) => {
    if (remarked.has(name)) return;
    remarked.add(name);
    if (pending.size === 0) queueMicrotask(send);
    const row = pending.get(original.handle) ?? { original, names: [] };
    row.names.push(name);
    pending.set(original.handle, row);
  };
}

/**
 * Creates the function that finds original scripts, and remarks once for each script on the page which behaviors stay out.
 *
 * @param force names of behaviors that mount in any case, or `all`
 */
export function createIncumbentFinder(root: ParentNode, force: readonly unknown[] = []): FindIncumbent {
  const remarkOnce = createRemarks();
  let answers: Map<AnyBehavior, string | undefined> | undefined;

  function ask(behavior: AnyBehavior): string | undefined {
    const { name, selector, globals } = behavior;
    const original = force.includes(name) || force.includes('all') ? undefined : findIncumbentTrace(behavior, document);
    if (original && (globals ? globals.some(isPrinted) : root.querySelector(selector))) remarkOnce(name, original);
    return original?.handle;
  }

  return (behavior) => {
    // Many elements wake in one task: one result serves all of them.
    if (!answers) setTimeout(() => (answers = undefined));
    answers ??= new Map();
    if (!answers.has(behavior)) answers.set(behavior, ask(behavior));
    return answers.get(behavior);
  };
}

/** Checks the configuration, if there is one. */
async function checkConfiguration(names: readonly string[]): Promise<void> {
  const text = configBlock();
  if (!text) return;
  // `parseConfig` has reported invalid JSON.
  const data = JSON.parse(text);
  const { configurationProblems } = await import('./check-configuration');
  for (const problem of configurationProblems(data, names))
    remark(problem, { package: 'enliven', behavior: 'configuration' });
}

/** Reads the settings of the page, and remarks which behaviors stay out and why. */
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
