/** Applies multi-view rules to a document; all rules of a document share one engine (docs/reference/tracking.md#multi-view). */
import type { Release, Scope } from '@enliven/core';
import { createRuleEngine } from './rule-engine';
import type { Finder } from './rules';

/** Starts rules. @returns the function that ends them */
type StartRules = (rules: readonly Finder[]) => Release;

const engines = new WeakMap<Document, StartRules>();

/** Applies rules until the scope ends. */
export function applyRules(scope: Scope, owner: Document, rules: readonly Finder[]): void {
  if (!rules[0]) return;
  const start = engines.get(owner) ?? createRuleEngine(owner, () => engines.delete(owner));
  engines.set(owner, start);
  scope.add(start(rules));
}
