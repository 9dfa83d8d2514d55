/** Applies the rules of a page: one look at the device and at what is hovered or focused, for all of them (docs/reference/tracking.md#multi-view). */
import { $breakpoint, $viewport, claim, listen, observe, type Release, report } from '@enliven/core';
import { createLink, type Link, TRIGGER } from './link';
import { type Rule, select } from './rule';
import { type States, watchStates } from './states';
import { breakpointChain, valueFor } from './values';

/** Milliseconds of rest before a resized window counts. */
const REST = 200;
/** Milliseconds of work after which the browser may answer the visitor. */
const SLICE = 6;

const hasStates = ({ values }: Rule) => Object.keys(values).some((name) => name.includes('--'));

/** The module around the element, or what the data names instead. */
function triggersOf({ source, trigger }: Rule, target: Element): readonly Element[] {
  const around = (selector: string) => (source?.closest(selector) ?? target.closest(selector)) || undefined;
  try {
    const near = around(trigger ?? '.et_pb_module');
    return near ? [near] : select(target.ownerDocument, trigger ?? '');
  } catch {
    return [];
  }
}

export interface MultiViewController {
  /** Applies the rules. @returns the function that takes them back */
  add(rules: readonly Rule[]): Release;
  stop(): void;
}

function createController(owner: Document): MultiViewController {
  const links = new Map<Rule, Link[]>();
  /** Those that answer to states; most do not. */
  const stateful = new Set<Link>();
  let chain = breakpointChain($viewport.get().width);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const states: States = watchStates(owner, ({ classList }) => classList.contains(TRIGGER), update);

  function apply(link: Link, keepsFocus: boolean): void {
    const { rule, triggers, target } = link;
    try {
      const has = stateful.has(link)
        ? (state: Parameters<States['has']>[0]) => states.has(state, triggers)
        : () => false;
      link.apply(valueFor(rule.values, chain, has), keepsFocus);
    } catch (error) {
      // The server's version stays, and the others have theirs.
      report(error, { package: '@enliven/tracking', behavior: 'multi-view', element: target });
    }
  }

  function update(): void {
    for (const link of stateful) {
      link.mark(link.triggers.filter((trigger) => states.has('hover', [trigger])));
      apply(link, true);
    }
  }

  function begin(rule: Rule, target: Element): Link {
    const link = createLink(rule, target, hasStates(rule) || rule.source ? triggersOf(rule, target) : []);
    if (hasStates(rule)) stateful.add(link);
    apply(link, false);
    return link;
  }

  function end(link: Link): void {
    stateful.delete(link);
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

  function switchMode(): void {
    clearTimeout(timer);
    chain = breakpointChain($viewport.get().width);
    states.reset();
    update();
    applyNext([...links.values()].flat());
  }

  function applyNext(left: Link[]): void {
    const start = performance.now();
    for (let link = left.shift(); link; link = left.shift()) {
      if (links.get(link.rule)?.includes(link)) apply(link, false);
      if (performance.now() - start < SLICE) continue;
      timer = setTimeout(applyNext, 0, left);
      return;
    }
  }

  function isWanted(subtrees: readonly Element[]): boolean {
    const selector = [...links.keys()].flatMap((rule) => rule.selector ?? []).join();
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
    listen(owner.defaultView as Window, 'orientationchange', switchMode),
    observe(
      owner,
      (subtrees) => isWanted(subtrees) && findAll(),
      () => {
        for (const some of links.values()) if (some.some(({ target }) => !target.isConnected)) return findAll();
      },
    ),
  ];

  return {
    add(rules) {
      // Shown first: nothing below is a reason to stay hidden.
      const sources = new Set(rules.flatMap(({ source }) => source ?? []));
      const shown = [...sources].map((source) => claim(source, 'class:et_multi_view_swapped', true));
      for (const rule of rules) find(rule);
      return () => {
        for (const rule of [...rules].reverse()) {
          for (const link of [...(links.get(rule) ?? [])].reverse()) end(link);
          links.delete(rule);
        }
        for (const release of shown) release();
      };
    },
    stop() {
      clearTimeout(timer);
      states.stop();
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
