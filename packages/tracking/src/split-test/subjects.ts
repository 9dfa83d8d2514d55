/** Variants that a cached page leaves out: fetched, each in place of its mark (docs/reference/tracking.md#cached-pages). */
import {
  asRecord,
  emit,
  fetchJson,
  frameAddress,
  member,
  parseHtml,
  queryAll,
  type Release,
  reportFailure,
  type Scope,
} from '@enliven/core';
import { counterAddress, idOf, setting, type Trial } from './records';

/** Milliseconds. Without an answer by then the page shows no variant. */
const TIMEOUT = 5000;
const MARK = '.et_pb_subject_placeholder';

function nodesOf(html: string, owner: Document): readonly ChildNode[] {
  const { head, body } = parseHtml(html);
  for (const one of queryAll<HTMLIFrameElement>(body, 'link,object,embed,iframe,frame'))
    if (!one.matches('iframe,frame') || !frameAddress(one.getAttribute('src') ?? '', owner)) one.remove();
  // Browsers move styles that come first into the head.
  return [...head.querySelectorAll('style'), ...body.childNodes];
}

/** Replaces a mark by nodes. @returns the function that restores the mark */
function replace(mark: Element, nodes: readonly ChildNode[]): Release {
  const placeholder = mark.ownerDocument.createComment('');
  mark.replaceWith(placeholder, ...nodes);
  return () => {
    for (const node of nodes) member(node, 'remove')();
    placeholder.replaceWith(mark);
  };
}

/**
 * Fetches the variants, if the page has marks for them.
 *
 * @param onReady called once all have answered, failed, or timed out
 */
export function resolveSubjects(
  scope: Scope,
  owner: Document,
  tests: readonly Pick<Trial, 'post'>[],
  onReady: () => void,
): void {
  const control = new AbortController();
  const { signal } = control;
  scope.add(() => control.abort());
  const address = counterAddress(owner);

  async function fetchVariant({ post }: Pick<Trial, 'post'>): Promise<void> {
    const body = new URLSearchParams({
      action: 'et_pb_ab_get_subject_id',
      et_frontend_nonce: setting('et_frontend_nonce'),
      et_pb_ab_test_id: post,
    });
    try {
      const answer = asRecord(await fetchJson(address as string, { method: 'POST', body, timeout: TIMEOUT, signal }));
      const id = idOf(answer.id);
      if (scope.isDisposed || !id || typeof answer.content !== 'string') return;
      const mark = owner.querySelector(`${MARK}_id_${post}_${id}`);
      if (mark) scope.add(replace(mark, nodesOf(answer.content, owner)));
    } catch (error) {
      if (!scope.isDisposed) reportFailure(error, { package: '@enliven/tracking', behavior: 'split-test' });
    }
  }

  Promise.all(address ? tests.map(fetchVariant) : []).then(() => {
    if (scope.isDisposed) return;
    for (const mark of owner.querySelectorAll(MARK)) scope.add(replace(mark, []));
    onReady();
    emit(owner.body, 'et_pb_ab_subject_ready');
  });
}
