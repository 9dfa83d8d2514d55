/** The split tests of a page (docs/reference/tracking.md#split-tests). */
import { asBoolean, asList, asRecord, type BehaviorProps, page, type Release } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { whenAllowed } from '../shared/allowed';
import { watchGoals } from './goals';
import { idOf, settings, type Trial } from './records';
import { resolveSubjects } from './subjects';

/** More than any page has. */
const MOST = 20;

const testsOf = (list: unknown) =>
  asList(list)
    .slice(0, MOST)
    .flatMap((test) => {
      const { post_id, test_id } = asRecord(test);
      const [post, run] = [post_id, test_id].map(idOf);
      return post && run ? { post, run } : [];
    });

/** The tests of which this visitor sees a variant. */
function trialsOf(owner: Document, tests: readonly Pick<Trial, 'post' | 'run'>[]): Trial[] {
  return tests.flatMap((test) => {
    const prefix = `et_pb_ab_subject_id-${test.post}_`;
    const subject = idOf(
      owner.querySelector(`[class*="${prefix}"]`)?.getAttribute('class')?.split(prefix)[1]?.split(/\s/)[0],
    );
    return subject ? { ...test, owner, subject } : [];
  });
}

function begin(owner: Document): Release | undefined {
  const { ab_tests, is_ab_testing_active, is_cache_plugin_active } = settings();
  // The theme's own script says by this name that it counts, whatever file it came in.
  if (!asBoolean(is_ab_testing_active) || page().global('et_pb_ab_logged_status')) return;
  const tests = testsOf(ab_tests);
  const watch = () => watchGoals(owner, trialsOf(owner, tests));
  return is_cache_plugin_active === 'yes' ? resolveSubjects(owner, tests, watch) : watch();
}

/** Events on the body: `et_pb_ab_subject_ready` once the variants of a cached page are in place. */
export default function SplitTest({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => whenAllowed(element.ownerDocument, () => begin(element.ownerDocument)), [element]);
  return null;
}
