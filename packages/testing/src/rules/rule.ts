/** Rule of the conformance suite. */
import type { AnyBehavior } from '@enliven/core';
import type { Stage } from '../stage';

export interface Rule {
  /** Title of the test: a statement about every behavior. */
  title: string;
  /** Needs real layout. @default false */
  browserOnly?: boolean;
  /** Which behaviors it is about. @default all */
  concerns?(behavior: AnyBehavior): boolean;
  /** Throws when the behavior on the stage breaks the rule. */
  check(stage: Stage): Promise<void>;
}
