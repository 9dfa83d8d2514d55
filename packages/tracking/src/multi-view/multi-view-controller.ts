/** Applies the rules of a page: one look at the device and at what is hovered or focused, for all of them (docs/reference/tracking.md#multi-view). */
import {
  $breakpoint,
  $viewport,
  claim,
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
import { breakpointChain, type State, valueFor } from './values';

/** Milliseconds of rest before a resized window counts. */
const REST = 200;
/** Milliseconds of preparing after which the browser may answer the visitor. */
const SLICE = 6;
/** Milliseconds until a busy browser has to make time for what may be needed later. */
const IDLE = 2000;

interface MultiViewController {
  /** Applies the rules. @returns the function that takes them back */
  add(rules: readonly Rule[]): Release;
  stop(): void;
}

function createController(owner: Document): MultiViewController {
  const view = owner.defaultView as Window;
  const links = new Map<Rule, Link[]>();
  const live = new Set<Link>();
  /** Those whose other versions are still to be parsed. */
  const unprepared: Link[] = [];
  const hovered = claimSet();
  /** Selects at least whatever a rule may find after the start; undefined until it is asked for. */
  let compounds: string | undefined;
  let chain = breakpointChain($viewport.get().width);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const states = watchStates(owner, ({ classList }) => classList.contains(TRIGGER), update);

  /** Where one throws, the server's version stays, and the others have theirs. */
  function attempt(link: Link, what: (link: Link) => void): void {
    try {
      if (live.has(link)) what(link);
    } catch (error) {
      report(error, { package: '@enliven/tracking', behavior: 'multi-view', element: link.target });
    }
  }

  function apply(link: Link, keepsFocus = false): void {
    const has = (state: State) => states.has(state, link.triggers);
    link.apply(valueFor(link.rule.values, chain, has, link.states), keepsFocus);
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

  function prepare(): void {
    const start = performance.now();
    for (let link = unprepared.shift(); link; link = unprepared.shift()) {
      attempt(link, () => link?.prepare(chain.at(-1)));
      if (performance.now() - start > SLICE) break;
    }
    idle = undefined;
    prepareLater();
  }
  function prepareLater(): void {
    if (unprepared[0]) idle ??= view.requestIdleCallback?.(prepare, { timeout: IDLE });
  }

  function begin(rule: Rule, target: Element): Link {
    const link = createLink(rule, target);
    live.add(link);
    unprepared.push(link);
    attempt(link, apply);
    return link;
  }

  function end(link: Link): void {
    live.delete(link);
    if (states.has('hover', link.triggers)) markHovered();
    link.release();
  }

  /** Finds the rule's elements again. */
  function find(rule: Rule): void {
    const before = links.get(rule) ?? [];
    const found = rule.find();
    for (const link of before) if (!found.includes(link.target)) end(link);
    links.set(
      rule,
      found.map((target) => before.find((link) => link.target === target) ?? begin(rule, target)),
    );
  }

  const queue = slices<Link>(async (links) => {
    for (const link of links) attempt(link, apply);
  });
  function switchMode(): void {
    clearTimeout(timer);
    chain = breakpointChain($viewport.get().width);
    states.reset();
    markHovered();
    queue.clear();
    for (const link of live) queue.push(link);
  }

  function isWanted(subtrees: readonly Element[]): boolean {
    compounds ??= lastCompounds([...links.keys()].flatMap((rule) => rule.selector ?? []));
    const selector = compounds;
    try {
      return selector !== '' && subtrees.some((one) => one.matches(selector) || one.querySelector(selector));
    } catch {
      return true;
    }
  }

  const findAll = () => {
    for (const rule of [...links.keys()]) if (rule.selector) find(rule);
  };
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
    () => idle && view.cancelIdleCallback(idle),
    states.stop,
  ];

  return {
    add(rules) {
      // Shown first: nothing below is a reason to stay hidden.
      const sources = new Set(rules.flatMap(({ source }) => source ?? []));
      const shown = [...sources].map((source) => claim(source, 'class:et_multi_view_swapped', true));
      compounds = undefined;
      for (const rule of rules) find(rule);
      prepareLater();
      return () => {
        compounds = undefined;
        for (const rule of [...rules].reverse()) {
          for (const link of [...(links.get(rule) ?? [])].reverse()) end(link);
          links.delete(rule);
        }
        for (const release of shown) release();
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
