/** Pages that fail to load, and the preview of a layout block (docs/reference/blog.md#pages-in-place). */
import { click, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, answerPages, answerWith, asPage, calls, clear, list, render } from './ajax-stage';

beforeEach(answerPages);
afterEach(clear);

describe('a page that fails to load', () => {
  it.each<[string, Answer, string]>([
    ['the status 500', async () => asPage('x', 500), 'The page could not be loaded.'],
    ['the status 404 with a page', async () => asPage(list(2), 404), 'The page could not be loaded.'],
    ['a page without the module', async () => asPage('<p>Else</p>'), 'The page could not be loaded.'],
    ['a text file with markup', async () => new Response(list(2)), 'The response is not a web page.'],
    ['no connection', async () => Promise.reject(new TypeError('x')), 'You are probably offline.'],
  ])('(%s) leaves the old page, with a message and a link', async (_what, answer, text) => {
    answerWith(answer);
    const { element, module, older, titles, alert, turn } = await render();
    await turn(older());
    expect(titles()).toEqual(['Post 0', 'Post 1']);
    expect(module.style.opacity).toBe('');
    expect(element.getAttribute('aria-busy')).toBeNull();
    expect(alert()?.textContent).toContain(text);
    expect(alert()?.querySelector('a')?.getAttribute('href')).toContain('/blog/page/2/');
    answerWith(async () => asPage(list(2)));
    await turn(older());
    expect(alert()).toBeNull();
    expect(titles()[0]).toBe('Post 2');
  });

  it('is abandoned after 15 s', async () => {
    answerWith(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const { older, alert } = await render();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      click(older());
      await vi.waitUntil(() => calls.length === 1);
      await vi.advanceTimersByTimeAsync(14_500);
      expect(alert()).toBeNull();
      await vi.advanceTimersByTimeAsync(600);
    } finally {
      vi.useRealTimers();
    }
    await until(() => alert()?.textContent?.includes('takes too long') === true);
  });

  it('is shown on a 404 page although its status is 404', async () => {
    document.body.className = 'error404';
    answerWith(async () => asPage(list(2), 404));
    const { titles, older, turn } = await render();
    await turn(older());
    expect(titles()[0]).toBe('Post 2');
  });

  it('is aborted when the behavior ends', async () => {
    let aborted = false;
    answerWith(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => {
            aborted = true;
            reject(new Error('aborted'));
          }),
        ),
    );
    const { older, stop } = await render();
    click(older());
    await until(() => calls.length === 1);
    await stop();
    expect(aborted).toBe(true);
  });
});

describe('the preview of a layout block', () => {
  it('sends its content by POST', async () => {
    document.body.className = 'et-block-layout-preview';
    Object.assign(globalThis, { ETBlockLayoutModulesScript: { layoutContent: '[et_pb_blog]' } });
    const { titles, older, turn } = await render();
    await turn(older());
    expect(calls[0]?.init?.method).toBe('POST');
    expect(String(calls[0]?.init?.body)).toBe('et_layout_block_layout_content=%5Bet_pb_blog%5D');
    expect(titles()[0]).toBe('Post 2');
  });

  it('is the only builder in which pages are turned in place', async () => {
    document.body.className = 'et-fb';
    const { older } = await render();
    older().href = '#';
    expect(click(older())).toBe(true);
  });
});
