/** Search for the rule of a use. */
import type { Rule } from './rule';
import { RULES } from './rules';
import type { Use } from './use';

const names = (rule: Rule, name: string): boolean =>
  rule.names instanceof RegExp ? rule.names.test(name) : rule.names.has(name);

const isEqual = (wanted: unknown, given: unknown): boolean => wanted === undefined || wanted === given;

/** Returns the first rule that fits; undefined if the use has nothing to do with the theme. */
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
