/** Rule of the conformance suite. */
import type { AnyBehavior } from '@enliven/core';
import type { Stage } from '../stage';

export interface Rule {
  /** Title of the test: a verb phrase whose subject is the behavior. */
  title: string;
  /** Whether the rule needs layout. @default false */
  browserOnly?: boolean;
  /** Whether the rule applies to the behavior. @default all behaviors */
  concerns?(behavior: AnyBehavior): boolean;
  /** Throws if the behavior on the stage breaks the rule. */
  check(stage: Stage): Promise<void>;
}
