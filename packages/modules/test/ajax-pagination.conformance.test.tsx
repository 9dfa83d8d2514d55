/** The pagination in place keeps to the rules every behavior keeps to. */
import { click, describeBehavior, finishAnimations, nextFrames } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { ajaxPagination } from '../src';
import { blog, gridCss } from './grid-markup';

const { fetch } = globalThis;
beforeAll(() => {
  history.replaceState(null, '', location.pathname);
  globalThis.fetch = async () => new Response(`<body>${blog({ page: 2, grid: false })}</body>`);
});
afterAll(() => {
  globalThis.fetch = fetch;
});

describeBehavior(ajaxPagination, {
  html:
    blog({ grid: false }).replace(
      '<h2 class="entry-title">',
      '<input name="note" aria-label="Note"><h2 class="entry-title">',
    ) + gridCss,
  async act(element) {
    const link = element.querySelector('.pagination a');
    if (!link) return;
    click(link);
    await nextFrames(3);
    await finishAnimations();
    // There and back: what the server sent is on the page again.
    const back = element.querySelectorAll('.pagination a')[1] as HTMLAnchorElement | undefined;
    await finishAnimations();
    back?.setAttribute('href', location.href);
    click(back ?? element);
    await nextFrames(3);
    await finishAnimations();
  },
});
