/** The split tests of a page (docs/reference/tracking.md#split-tests). */
import {
  asBoolean,
  asList,
  asRecord,
  attribute,
  type BehaviorProps,
  documentOf,
  page,
  type Scope,
  useScope,
} from '@enliven/core';
import type { ReactNode } from 'react';
import { runWithConsent } from '../shared/run-with-consent';
import { watchGoals } from './goals';
import { idOf, settings, type Trial } from './records';
import { resolveSubjects } from './subjects';

/** Most tests that are read; no page has as many. */
const MOST = 20;

const testsOf = (list: unknown) =>
  asList(list)
    .slice(0, MOST)
    .flatMap((test) => {
      const { post_id, test_id } = asRecord(test);
      const [post, run] = [post_id, test_id].map(idOf);
      return post && run ? { post, run } : [];
    });

/** Returns the tests of which the visitor sees a variant. */
function trialsOf(owner: Document, tests: readonly Pick<Trial, 'post' | 'run'>[]): Trial[] {
  return tests.flatMap((test) => {
    const prefix = `et_pb_ab_subject_id-${test.post}_`;
    const subject = idOf(
      attribute(owner.querySelector(`[class*="${prefix}"]`), 'class')
        ?.split(prefix)[1]
        ?.split(/\s/)[0],
    );
    return subject ? { ...test, owner, subject } : [];
  });
}

function start(scope: Scope, owner: Document): void {
  const { ab_tests, is_ab_testing_active, is_cache_plugin_active } = settings();
  // The theme's script defines this global when it counts, in whichever file it is.
  if (!asBoolean(is_ab_testing_active) || page().global('et_pb_ab_logged_status')) return;
  const tests = testsOf(ab_tests);
  const watch = () => watchGoals(scope, owner, trialsOf(owner, tests));
  if (is_cache_plugin_active === 'yes') resolveSubjects(scope, owner, tests, watch);
  else watch();
}

/** Events on the body: `et_pb_ab_subject_ready` once the variants of a cached page are in place. */
export default function SplitTest({ element }: BehaviorProps): ReactNode {
  useScope((scope) => runWithConsent(scope, documentOf(element), () => start(scope, documentOf(element))), [element]);
  return null;
}
