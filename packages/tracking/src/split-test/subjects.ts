/** Variants that a cached page leaves out: fetched, each in place of its mark (docs/reference/tracking.md#cached-pages). */
import { asRecord, emit, fetchJson, frameAddress, parseHtml, type Release, reportFailure } from '@enliven/core';
import { counterAddress, idOf, setting, type Trial } from './records';

/** Milliseconds. Without an answer by then there is no variant, and the page goes on. */
const PATIENCE = 5000;
const MARK = '.et_pb_subject_placeholder';

function nodesOf(html: string, owner: Document): readonly ChildNode[] {
  const { head, body } = parseHtml(html);
  for (const one of body.querySelectorAll<HTMLIFrameElement>('link,object,embed,iframe,frame'))
    if (!one.matches('iframe,frame') || !frameAddress(one.getAttribute('src') ?? '', owner)) one.remove();
  // Browsers move styles that come first into the head.
  return [...head.querySelectorAll('style'), ...body.childNodes];
}

/** @returns the function that puts the mark back */
function replace(mark: Element, nodes: readonly ChildNode[]): Release {
  const place = mark.ownerDocument.createComment('');
  mark.replaceWith(place, ...nodes);
  return () => {
    for (const node of nodes) node.remove();
    place.replaceWith(mark);
  };
}

/**
 * Fetches the variants, if the page has marks for them.
 *
 * @param ready called once all have answered, failed, or taken too long; returns the function that ends what it has begun
 * @returns the function that ends that and puts the marks back
 */
export function resolveSubjects(owner: Document, tests: readonly Pick<Trial, 'post'>[], ready: () => Release): Release {
  const undo: Release[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  const address = counterAddress(owner);

  async function ask({ post }: Pick<Trial, 'post'>): Promise<void> {
    const body = new URLSearchParams({
      action: 'et_pb_ab_get_subject_id',
      et_frontend_nonce: setting('et_frontend_nonce'),
      et_pb_ab_test_id: post,
    });
    try {
      const answer = asRecord(await fetchJson(address as string, { method: 'POST', body, timeout: PATIENCE, signal }));
      const id = idOf(answer.id);
      if (signal.aborted || !id || typeof answer.content !== 'string') return;
      const mark = owner.querySelector(`${MARK}_id_${post}_${id}`);
      if (mark) undo.push(replace(mark, nodesOf(answer.content, owner)));
    } catch (error) {
      if (!signal.aborted) reportFailure(error, { package: '@enliven/tracking', behavior: 'split-test' });
    }
  }

  Promise.all(address ? tests.map(ask) : []).then(() => {
    if (signal.aborted) return;
    for (const mark of owner.querySelectorAll(MARK)) undo.push(replace(mark, []));
    undo.push(ready());
    emit(owner.body, 'et_pb_ab_subject_ready');
  });
  return () => {
    stop.abort();
    for (const release of undo.reverse()) release();
  };
}
