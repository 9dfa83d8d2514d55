/** The conformance suite: what every behavior must keep to, so that the hundredth gets its tests for free. */
import type { AnyBehavior } from '@enliven/core';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { rules } from './rules';
import { type Conformance, openStage, type Stage } from './stage';

export type { Conformance };

const isBrowser = typeof navigator !== 'undefined' && !/happy/i.test(navigator.userAgent);

/** Registers the suite for one behavior. Runs in happy-dom and in Chromium; axe only where there is layout. */
export function describeBehavior(behavior: AnyBehavior, conformance: Conformance): void {
  describe(`${behavior.name} keeps to the rules`, () => {
    let stage: Stage;
    beforeEach(() => {
      stage = openStage(behavior, conformance);
    });
    afterEach(() => stage.close());

    for (const { title, browserOnly, concerns, check } of rules) {
      if (browserOnly && !isBrowser) continue;
      if (concerns && !concerns(behavior)) continue;
      it(title, () => check(stage));
    }
  });
}
