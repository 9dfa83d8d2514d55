/** Pages in place: requests, animations, announcements, the cache and restoring (docs/reference/blog.md#pages-in-place). */
import { click, finishAnimations, html, nextFrames, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPages, answerWith, asPage, calls, clear, list, render } from './ajax-stage';

beforeEach(answerPages);
beforeEach(() => history.replaceState(null, '', location.pathname));
afterEach(clear);

describe('turning a page', () => {
  it('fetches the link’s address and shows the module’s content of that page', async () => {
    const { titles, older, turn } = await render();
    expect(click(document.createElement('i'))).toBe(true);
    await turn(older());
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/blog/page/2/']);
    expect(calls[0]?.init?.method ?? 'GET').toBe('GET');
    expect(titles()).toEqual(['Post 2', 'Post 3']);
  });

  it('fades to an opacity of 0.2 and sets aria-busy while the page loads', async () => {
    let send: (response: Response) => void = () => {};
    answerWith(
      () =>
        new Promise((resolve) => {
          send = resolve;
        }),
    );
    const { element, module, older, titles } = await render();
    click(older());
    await finishAnimations();
    await until(() => calls.length === 1);
    expect(module.style.opacity).toBe('0.2');
    expect(element.getAttribute('aria-busy')).toBe('true');
    expect(titles()).toEqual(['Post 0', 'Post 1']);
    send(asPage(list(2)));
    await until(() => titles()[0] === 'Post 2');
    expect(module.style.opacity).toBe('');
    expect(element.getAttribute('aria-busy')).toBeNull();
  });

  it('waits for the end of the fade when the page loads at once', async () => {
    const { older, titles } = await render();
    click(older());
    await nextFrames(3);
    expect(titles()[0]).toBe('Post 0');
    await finishAnimations();
    await until(() => titles()[0] === 'Post 2');
  });

  it('ignores presses while a page loads', async () => {
    const { older } = await render();
    click(older());
    await nextFrames();
    expect(click(older())).toBe(false);
    await finishAnimations();
    await until(() => calls.length > 0);
    await nextFrames();
    expect(calls).toHaveLength(1);
  });

  it('fetches each page once, and caches it by address and module', async () => {
    const { older, newer, titles, turn } = await render();
    await turn(older());
    await turn(older());
    expect(titles()).toEqual(['Post 4', 'Post 5']);
    await turn(newer());
    expect(titles()).toEqual(['Post 2', 'Post 3']);
    expect(calls).toHaveLength(2);
    const cache = (globalThis as never as { et_pb_ajax_pagination_cache: object }).et_pb_ajax_pagination_cache;
    expect(Object.keys(cache).some((key) => key.includes('/blog/page/2/?et_blog.et_pb_module.et_pb_blog_0'))).toBe(
      true,
    );
  });

  it('caches the first page under the address of the current document', async () => {
    const { older, newer, titles, turn } = await render();
    await turn(older());
    newer().href = location.href;
    await turn(newer());
    expect(titles()).toEqual(['Post 0', 'Post 1']);
    expect(calls).toHaveLength(1);
  });

  it('restores the server’s nodes and removes the cache when it ends', async () => {
    document.body.innerHTML = list(1);
    const server = document.body.innerHTML;
    const { older, turn, stop } = await render();
    const first = document.querySelector('article');
    await turn(older());
    await stop();
    expect(document.body.innerHTML).toBe(server);
    expect(document.querySelector('article')).toBe(first);
    expect('et_pb_ajax_pagination_cache' in globalThis).toBe(false);
  });

  it('inserts no code of the fetched page', async () => {
    const ran = vi.fn();
    Object.assign(globalThis, { ran });
    const hostile = html`<h2 class="entry-title">Fetched</h2><script>ran()</script><img src="data:x" onerror="ran()" alt=""><a href="javascript:ran()">x</a>`;
    answerWith(async () => asPage(list(2).replace('<div class="et_pb_ajax_pagination_container">', `$&${hostile}`)));
    const { element, older, titles, turn } = await render();
    await turn(older());
    expect(titles()[0]).toBe('Fetched');
    expect(element.querySelector('script,[onerror],[href^="javascript:"]')).toBeNull();
    expect(element.querySelectorAll('img[alt=""]')).toHaveLength(1);
    expect(ran).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'ran');
  });

  it('moves focus to the first entry and announces the page', async () => {
    const { element, older, turn, status } = await render();
    older().focus();
    await turn(older());
    expect(document.activeElement).toBe(element.querySelector('.entry-title a'));
    expect(status()).toBe('Page 2');
  });

  it('leaves focus in an element outside of the module', async () => {
    const { older, turn } = await render(list(1) + html`<input>`);
    const input = document.querySelector('input') as HTMLInputElement;
    input.focus();
    await turn(older());
    expect(document.activeElement).toBe(input);
  });

  it('dispatches post-load on the body for new content only', async () => {
    const listener = vi.fn();
    document.body.addEventListener('post-load', listener);
    const { older, newer, turn } = await render();
    await turn(older());
    await turn(older());
    await turn(newer());
    expect(listener).toHaveBeenCalledTimes(2);
    document.body.removeEventListener('post-load', listener);
  });

  it('dispatches divi:setPaginatedContent on the window (Divi 5)', async () => {
    const events: CustomEvent[] = [];
    const record = (event: Event) => void events.push(event as CustomEvent);
    addEventListener('divi:setPaginatedContent', record);
    const { module, older, turn } = await render(list(1) + html`<div class="et_block_section"></div>`);
    await turn(older());
    expect(events[0]?.detail).toEqual({ $current_module: module, is_cache: false });
    removeEventListener('divi:setPaginatedContent', record);
  });

  it('finds its module by its classes, except those of a state', async () => {
    answerWith(async () =>
      asPage(list(2, { module: 'et_pb_blog_7' }) + list(2).replace('et_pb_bg_layout_light', 'other')),
    );
    const page = list(1).replace(
      'et_pb_bg_layout_light',
      'et_pb_bg_layout_light et_animated slideTop et_had_animation',
    );
    const { titles, older, turn } = await render(page);
    await turn(older());
    expect(titles()[0]).toBe('Post 2');
  });

  it('removes entrance animations from the new content, and inserts the page’s styles', async () => {
    const fresh = list(2).replace('et_pb_post ', 'et_pb_post et_animated et-waypoint fadeLeft ');
    answerWith(async () =>
      asPage(html`<style id="et-builder-module-design-cached-inline-styles">.x{}</style>${fresh}`),
    );
    const { element, older, turn } = await render();
    await turn(older());
    expect(element.querySelector('article')?.className).not.toMatch(/et_animated|et-waypoint|fade/);
    expect(element.firstElementChild?.id).toBe('et-builder-module-design-cached-inline-styles');
  });

  it('turns the pages of modules with the same classes together', async () => {
    const { older, turn } = await render(list(1) + list(1));
    await turn(older());
    await until(() =>
      [...document.querySelectorAll('.entry-title')].every((title) => /[23]/.test(title.textContent ?? '')),
    );
  });

  it('handles links of .wp-pagenavi', async () => {
    const { element, titles, turn } = await render(list(1).replace('"pagination clearfix"', '"wp-pagenavi"'));
    await turn(element.querySelector('.wp-pagenavi a') as Element);
    expect(titles()[0]).toBe('Post 2');
  });

  it.each([
    ['a new tab', (link: HTMLAnchorElement) => click(link, { ctrlKey: true })],
    [
      'another target',
      (link: HTMLAnchorElement) => {
        link.target = '_blank';
        return click(link);
      },
    ],
    [
      'another site',
      (link: HTMLAnchorElement) => {
        link.href = 'https://elsewhere.example/page/2/';
        return click(link);
      },
    ],
  ])('leaves %s to the browser', async (_what, act) => {
    const { element, older } = await render();
    let prevented: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    act(older());
    await nextFrames();
    expect(prevented).toBe(false);
    expect(element.getAttribute('aria-busy')).toBeNull();
  });
});
