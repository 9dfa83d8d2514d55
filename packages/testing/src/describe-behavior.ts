/** The conformance suite: rules that every behavior must pass. */
import type { AnyBehavior } from '@enliven/core';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { rules } from './rules';
import { type Conformance, openStage, type Stage } from './stage';

export type { Conformance };

const isBrowser = typeof navigator !== 'undefined' && !/happy/i.test(navigator.userAgent);

/** Registers the suite for one behavior. It runs in happy-dom and in Chromium; axe runs only in Chromium, which has layout. */
export function describeBehavior(behavior: AnyBehavior, conformance: Conformance): void {
  describe(`the behavior ${behavior.name}`, () => {
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
