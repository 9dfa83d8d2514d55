/** Variants that a cached page leaves out: fetched, each in place of its mark (docs/reference/tracking.md#cached-pages). */
import { asRecord, asText, emit, fetchJson, frameAddress, parseHtml, type Release, reportFailure } from '@enliven/core';
import { counterOf, idOf, settings } from './records';

/** Milliseconds. Without an answer by then there is no variant, and the page goes on. */
const PATIENCE = 5000;
const MARK = '.et_pb_subject_placeholder';

function nodesOf(html: string, owner: Document): readonly ChildNode[] {
  const { head, body } = parseHtml(html);
  for (const frame of body.querySelectorAll('iframe,frame'))
    if (!frameAddress(frame.getAttribute('src') ?? '', owner)) frame.remove();
  // Browsers move styles that come first into the head.
  return [...head.querySelectorAll('style'), ...body.childNodes];
}

/** @returns the function that puts the mark back */
function replace(mark: Element, nodes: readonly ChildNode[]): Release {
  const { parentNode } = mark;
  const place = mark.ownerDocument.createComment('');
  mark.replaceWith(place, ...nodes);
  return () => {
    for (const node of nodes) node.remove();
    if (place.parentNode === parentNode) place.replaceWith(mark);
  };
}

/**
 * Fetches the variants, if the page has marks for them.
 *
 * @param ready called once all have answered, failed, or taken too long
 * @returns the function that puts the marks back
 */
export function resolveSubjects(owner: Document, posts: readonly string[], ready: () => void): Release {
  const undo: Release[] = [];
  const stop = new AbortController();
  const address = counterOf(owner);

  async function ask(post: string): Promise<void> {
    if (!address) return;
    const body = new URLSearchParams({
      action: 'et_pb_ab_get_subject_id',
      et_frontend_nonce: asText(settings().et_frontend_nonce) ?? '',
      et_pb_ab_test_id: post,
    });
    try {
      const answer = asRecord(
        await fetchJson(address, { method: 'POST', body, timeout: PATIENCE, signal: stop.signal }),
      );
      const id = idOf(answer.id);
      if (stop.signal.aborted || !id || typeof answer.content !== 'string') return;
      const mark = owner.querySelector(`${MARK}_id_${post}_${id}`);
      if (mark) undo.push(replace(mark, nodesOf(answer.content, owner)));
    } catch (error) {
      if (!stop.signal.aborted) reportFailure(error, { package: '@enliven/tracking', behavior: 'split-test' });
    }
  }

  Promise.all(posts.map(ask)).then(() => {
    if (stop.signal.aborted) return;
    for (const mark of owner.querySelectorAll(MARK)) undo.push(replace(mark, []));
    ready();
    emit(owner.body, 'et_pb_ab_subject_ready');
  });
  return () => {
    stop.abort();
    for (const release of undo.reverse()) release();
  };
}
