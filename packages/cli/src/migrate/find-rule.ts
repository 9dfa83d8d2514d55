/** Search for the rule that applies to a use. */
import type { Rule } from './rule';
import { RULES } from './rules';
import type { Use } from './use';

const names = (rule: Rule, name: string): boolean =>
  rule.names instanceof RegExp ? rule.names.test(name) : rule.names.has(name);

const isEqual = (wanted: unknown, actual: unknown): boolean => wanted === undefined || wanted === actual;

/** Returns the first rule that matches; undefined if the use does not concern the theme. */
export const findRule = (use: Use): Rule | undefined =>
  RULES.find(
    (rule) =>
      rule.kinds.includes(use.kind) &&
      names(rule, use.name) &&
      isEqual(rule.moment, use.moment) &&
      isEqual(rule.isGuarded, use.isGuarded) &&
      isEqual(rule.isThroughJquery, use.isThroughJquery) &&
      (!rule.of || rule.of.test(use.of ?? '')),
  );
