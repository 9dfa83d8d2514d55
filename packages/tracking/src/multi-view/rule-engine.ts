/** Engine of a document's multi-view rules: finds their elements and applies the values when the device or a state changes. */
import {
  $breakpoint,
  $viewport,
  createSlicedQueue,
  matches,
  member,
  observeMarkup,
  query,
  type Release,
  remark,
  Scope,
} from '@enliven/core';
import { type AppliedRule, createAppliedRule, type RuleContext } from './applied-rule';
import { observeStates } from './element-states';
import { breakpointChain, CONTENT, type Finder, lastCompounds, type Rule } from './rules';

const PLACE = { package: '@enliven/tracking', behavior: 'multi-view' };
/** Milliseconds after a resize until the device is read. */
const RESIZE_DELAY = 200;
/**
 * Limits for a page, since a small attribute can require much work: rules on elements, and claims of their values. Real pages have a few
 * hundred; elements beyond the limits keep the server's markup.
 */
const MOST_APPLIED = 4000;
const MOST_CLAIMS = 20_000;
/** Rules and claims until which values are applied at once, before the first paint. Later values are applied in slices. */
const APPLIED_AT_ONCE = 400;
const CLAIMS_AT_ONCE = 2000;
/** Milliseconds until contents are parsed ahead although the browser is busy. */
const IDLE_TIMEOUT = 2000;

/** Creates an engine. @param onEnd called when the engine has no rules left @returns the function that starts rules */
export function createRuleEngine(owner: Document, onEnd: () => void): (rules: readonly Finder[]) => Release {
  const view = owner.defaultView as Window;
  const scope = new Scope(PLACE);
  const appliedByRule = new Map<Finder, Map<Element, AppliedRule>>();
  const allApplied = new Set<AppliedRule>();
  /** Rules whose elements may change. */
  const selectorRules = new Set<Finder>();
  /** Selector of at least all elements that these rules may find; undefined until it is needed. */
  let compounds: string | undefined;
  /** Elements without a match for a selector: contents are inserted and removed with each change of the device. */
  const withoutMatch = new WeakMap<Element, string>();
  let cancelResize = () => {};

  const queue = createSlicedQueue<AppliedRule>(async (some) => {
    for (const applied of some) applied.apply();
  });

  /** Runs later, since replacing contents moves the focus. */
  const applyStates = () =>
    queueMicrotask(() => {
      for (const applied of allApplied) if (applied.isStateful) applied.apply(true);
    });
  const states = observeStates(scope, owner, applyStates);

  function isLimitReached(applied = 0): boolean {
    if (applied < MOST_APPLIED && context.claimCount < MOST_CLAIMS) return false;
    remark(
      `multi-view data changes more than ${MOST_APPLIED} elements or ${MOST_CLAIMS} values on one page, so the rest keeps the server's markup. Remove data-et-multi-view from elements that do not need it.`,
      PLACE,
    );
    return true;
  }

  const context: RuleContext = {
    scope,
    view,
    states,
    chain: breakpointChain($viewport.get().width),
    claimCount: 0,
    isLimitReached,
  };

  function end(applied: AppliedRule): void {
    allApplied.delete(applied);
    applied.dispose();
  }

  /** Updates the elements of a rule. */
  function find(rule: Finder): void {
    const own = appliedByRule.get(rule) ?? new Map<Element, AppliedRule>();
    appliedByRule.set(rule, own);
    if (rule.selector) selectorRules.add(rule);
    const found = new Set(rule.find());
    for (const [target, applied] of own)
      if (!found.delete(target)) {
        own.delete(target);
        end(applied);
      }
    for (const target of found) {
      if (isLimitReached(allApplied.size)) return;
      const applied = createAppliedRule(context, rule as Rule, target);
      own.set(target, applied);
      allApplied.add(applied);
      if (allApplied.size > APPLIED_AT_ONCE || context.claimCount > CLAIMS_AT_ONCE) queue.push(applied);
      else applied.apply();
      if ((rule as Rule).kind === CONTENT)
        view.requestIdleCallback?.(() => applied.prepare(), { timeout: IDLE_TIMEOUT });
    }
  }

  const findAll = () => selectorRules.forEach(find);

  function findInserted(subtrees: readonly Element[]): void {
    compounds ??= lastCompounds([...selectorRules].map((rule) => rule.selector as string));
    const selector = compounds;
    try {
      const hasMatch = (one: Element) => {
        if (withoutMatch.get(one) === selector) return false;
        if (matches(one, selector) || query(one, selector)) return true;
        withoutMatch.set(one, selector);
        return false;
      };
      if (!selector || !subtrees.some(hasMatch)) return;
    } catch {
      // Not a selector.
    }
    findAll();
  }

  function findRemoved(): void {
    if (selectorRules.size > 0 && [...allApplied].some(({ target }) => !member(target, 'isConnected'))) findAll();
  }

  function switchDevice(): void {
    cancelResize();
    context.chain = breakpointChain($viewport.get().width);
    states.clearHover();
    queue.clear();
    for (const applied of allApplied) queue.push(applied);
  }

  scope.add(queue.clear);
  scope.subscribe($breakpoint, () => {
    cancelResize();
    cancelResize = scope.timeout(switchDevice, RESIZE_DELAY);
  });
  scope.on(view, 'ETBuilderStickyStart', applyStates);
  scope.on(view, 'ETBuilderStickyEnd', applyStates);
  scope.on(view, 'orientationchange', switchDevice);
  scope.add(observeMarkup(owner, findInserted, findRemoved));

  return (rules) => {
    compounds = undefined;
    rules.forEach(find);
    return () => {
      compounds = undefined;
      for (const rule of [...rules].reverse()) {
        for (const applied of [...(appliedByRule.get(rule)?.values() ?? [])].reverse()) end(applied);
        appliedByRule.delete(rule);
        selectorRules.delete(rule);
      }
      if (appliedByRule.size > 0) return;
      scope.dispose();
      onEnd();
    };
  };
}
