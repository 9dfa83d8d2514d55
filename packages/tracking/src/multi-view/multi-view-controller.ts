/** Applies the rules of a page: one look at the device and at what is hovered or focused, for all of them (docs/reference/tracking.md#multi-view). */
import {
  $breakpoint,
  $viewport,
  claimSet,
  listen,
  observe,
  type Release,
  report,
  slices,
  type Wanted,
} from '@enliven/core';
import { createLink, type Link, TRIGGER } from './link';
import { lastCompounds, type Rule } from './rule';
import { watchStates } from './states';
import { breakpointChain, valueFor } from './values';

/** Milliseconds of rest before a resized window counts. */
const REST = 200;
/** Milliseconds until a busy browser has to make time for what may be needed later. */
const IDLE = 2000;

interface MultiViewController {
  /** Applies the rules. @returns the function that takes them back */
  add(rules: readonly Rule[]): Release;
  stop(): void;
}

function createController(owner: Document): MultiViewController {
  const view = owner.defaultView as Window;
  const links = new Map<Rule, Map<Element, Link>>();
  const live = new Set<Link>();
  const hovered = claimSet();
  /** Selects at least whatever a rule may find after the start; undefined until it is asked for. */
  let compounds: string | undefined;
  let chain = breakpointChain($viewport.get().width);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const states = watchStates(owner, ({ classList }) => classList.contains(TRIGGER), update);

  /** Where one throws, the server's version stays, and the others have theirs. */
  function attempt(link: Link, what: (link: Link) => void = apply): void {
    try {
      if (live.has(link)) what(link);
    } catch (error) {
      report(error, { package: '@enliven/tracking', behavior: 'multi-view', element: link.target });
    }
  }

  function apply(link: Link, keepsFocus = false): void {
    const { rule, triggers, states: known } = link;
    link.apply(
      valueFor(rule.values, chain, (state) => states.has(state, triggers), known),
      keepsFocus,
    );
  }

  const stateful = () => [...live].filter((link) => link.states[0]);

  function markHovered(): void {
    const triggers = stateful().flatMap((link) => link.triggers.filter((trigger) => states.has('hover', [trigger])));
    hovered.set(triggers.map((trigger): Wanted => [trigger, 'class:et_multi_view__hovered', true]));
  }

  function update(): void {
    markHovered();
    for (const link of stateful()) attempt(link, () => apply(link, true));
  }

  function end(link: Link): void {
    live.delete(link);
    if (states.has('hover', link.triggers)) markHovered();
    link.release();
  }

  /** Finds the rule's elements again. */
  function find(rule: Rule): void {
    const now = links.get(rule) ?? new Map<Element, Link>();
    links.set(rule, now);
    const found = new Set(rule.find());
    for (const [target, link] of now)
      if (!found.delete(target)) {
        now.delete(target);
        end(link);
      }
    for (const target of found) {
      const link = createLink(rule, target);
      now.set(target, link);
      live.add(link);
      attempt(link);
      // The other versions are parsed while nobody waits.
      const prepare = () => attempt(link, () => link.prepare(chain.at(-1)));
      if (rule.kind === 'content') view.requestIdleCallback?.(prepare, { timeout: IDLE });
    }
  }

  const queue = slices<Link>(async (links) => {
    for (const link of links) attempt(link);
  });
  function switchMode(): void {
    clearTimeout(timer);
    chain = breakpointChain($viewport.get().width);
    states.reset();
    markHovered();
    queue.clear();
    for (const link of live) queue.push(link);
  }

  /** Those that may find more, or less, than at the start. */
  const wide = () => [...links.keys()].filter(({ selector }) => selector);
  const findAll = () => wide().forEach(find);

  function isWanted(subtrees: readonly Element[]): boolean {
    compounds ??= lastCompounds(wide().map((rule) => rule.selector as string));
    const selector = compounds;
    try {
      return selector !== '' && subtrees.some((one) => one.matches(selector) || one.querySelector(selector));
    } catch {
      return true;
    }
  }

  const undo = [
    $breakpoint.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(switchMode, REST);
    }),
    listen(view, 'orientationchange', switchMode),
    observe(
      owner,
      (subtrees) => isWanted(subtrees) && findAll(),
      () => [...live].some(({ target }) => !target.isConnected) && findAll(),
    ),
    () => clearTimeout(timer),
    queue.clear,
    states.stop,
  ];

  return {
    add(rules) {
      compounds = undefined;
      rules.forEach(find);
      return () => {
        compounds = undefined;
        for (const rule of [...rules].reverse()) {
          for (const link of [...(links.get(rule)?.values() ?? [])].reverse()) end(link);
          links.delete(rule);
        }
      };
    },
    stop() {
      for (const off of undo) off();
    },
  };
}

const controllers = new WeakMap<Document, { controller: MultiViewController; users: number }>();

/** Applies rules until the returned function is called; all rules of a document share their listeners. */
export function applyRules(owner: Document, rules: readonly Rule[]): Release {
  const entry = controllers.get(owner) ?? { controller: createController(owner), users: 0 };
  controllers.set(owner, entry);
  entry.users++;
  const release = entry.controller.add(rules);
  return () => {
    release();
    if (--entry.users > 0) return;
    entry.controller.stop();
    controllers.delete(owner);
  };
}
