/** Conformance suite for the pagination in place. */
import { click, describeBehavior, finishAnimations, htmlResponse } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { ajaxPagination } from '../src';
import { blog, gridCss } from './grid-markup';

const { fetch } = globalThis;
beforeAll(() => {
  history.replaceState(null, '', location.pathname);
  globalThis.fetch = async () => htmlResponse(`<body>${blog({ page: 2, grid: false })}</body>`);
});
afterAll(() => {
  globalThis.fetch = fetch;
});

/** Finishes animations until the page is turned. */
async function turn(link: Element, isTurned: () => boolean): Promise<void> {
  click(link);
  for (let tries = 0; tries < 100 && !isTurned(); tries += 1) await finishAnimations();
  await finishAnimations();
}

describeBehavior(ajaxPagination, {
  html:
    blog({ grid: false }).replace(
      '<h2 class="entry-title">',
      '<input name="note" aria-label="Note"><h2 class="entry-title">',
    ) + gridCss,
  async act(element) {
    const link = element.querySelector('.pagination a');
    if (!link) return;
    const first = element.querySelector('#post-0') as Element;
    await turn(link, () => !first.isConnected);
    // Turns the page back, so that the server's content is on the page again.
    const back = element.querySelectorAll('.pagination a')[1] as HTMLAnchorElement;
    back.href = location.href;
    await turn(back, () => first.isConnected);
  },
});
