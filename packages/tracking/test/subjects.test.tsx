/** Variants of cached pages: shown in time or not at all (docs/reference/tracking.md#cached-pages). */
import { until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FAULTS } from './support/faults';
import { AJAX, beginTest, endTest, find, goal, mountAll, newPost, print, subject, typesOf } from './support/split-page';

const mark = (post: number, id: number) =>
  `<div class="et_pb_subject_placeholder et_pb_subject_placeholder_id_${post}_${id}" style="display: none;"></div>`;
const json = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));

let post: number;
let sent: URLSearchParams[];
beforeEach(() => {
  ({ post, sent } = beginTest());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  endTest();
  vi.restoreAllMocks();
});

const cached = (more: object = {}) => print(post, { is_cache_plugin_active: 'yes', ab_bounce_rate: 0, ...more });
const markup = () => `<main>${mark(post, 0)}${mark(post, 1)}${goal(post)}</main>`;

function hear(): { count: number } {
  const heard = { count: 0 };
  const listener = () => heard.count++;
  document.body.addEventListener('et_pb_ab_subject_ready', listener);
  onTestFinished(() => document.body.removeEventListener('et_pb_ab_subject_ready', listener));
  return heard;
}

it('a variant replaces its placeholders, which are restored when the runtime stops', async () => {
  const ask = vi.fn<typeof fetch>(() =>
    json({
      id: '1',
      content: `<style>p{}</style>${subject(post, '<p onclick="x()">V</p><script>x()</script><object data="/x.html"></object><embed src="/x.svg">')}`,
    }),
  );
  vi.stubGlobal('fetch', ask);
  cached();
  const heard = hear();
  document.body.innerHTML = markup();
  const before = document.body.innerHTML;
  const { stop } = await mountAll(undefined, false);
  await until(() => heard.count === 1);
  expect(ask.mock.calls.map(([url, options]) => [url, `${options?.body}`])).toEqual([
    [AJAX, `action=et_pb_ab_get_subject_id&et_frontend_nonce=ffffffffff&et_pb_ab_test_id=${post}`],
  ]);
  expect(find('.et_pb_subject_placeholder')).toBeNull();
  expect(find('main').innerHTML).toContain('<style>p{}</style><div class="et_pb_section et_pb_ab_subject');
  expect(find('.et_pb_ab_subject').innerHTML).toBe('<p>V</p>');
  await until(() => sent.length === 1);
  expect(typesOf(sent)).toEqual(['read_page']);
  await stop();
  expect(document.body.innerHTML).toBe(before);
});

describe('a cached page without a variant', () => {
  it.each<[string, () => Promise<Response>]>([
    ...FAULTS,
    ['an answer without an id', () => json({ id: false, content: '' })],
    ['the id of another variant', () => json({ id: '9', content: '<p>V</p>' })],
    ['an invalid id', () => json({ id: '1,body', content: '<p>V</p>' })],
    ['content that is not a string', () => json({ id: '1', content: { a: 1 } })],
  ])('removes its placeholders and continues with %s', async (_, answer) => {
    vi.stubGlobal('fetch', vi.fn(answer));
    cached();
    const heard = hear();
    const { stop } = await mountAll(markup(), false);
    await until(() => heard.count === 1);
    expect(find('main').innerHTML.replaceAll('<!---->', '')).toBe(goal(post));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sent).toHaveLength(0);
    await stop();
    expect(find('main').innerHTML).toBe(`${mark(post, 0)}${mark(post, 1)}${goal(post)}`);
  });

  it('continues after five seconds if one of several tests has not answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const other = newPost();
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>((_, { body, signal } = {}) =>
        `${body}`.endsWith(`${other}`)
          ? json({ id: '0', content: subject(other, '', 0) })
          : new Promise((_resolve, reject) =>
              signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
            ),
      ),
    );
    cached({
      ab_tests: [
        { post_id: post, test_id: 'a' },
        { post_id: other, test_id: 'b' },
      ],
    });
    const heard = hear();
    const running = mountAll(`<main>${mark(post, 0)}${mark(other, 0)}</main>`, false);
    await vi.advanceTimersByTimeAsync(100);
    await running;
    await vi.advanceTimersByTimeAsync(4000);
    expect(heard.count).toBe(0);
    expect(find('.et_pb_ab_subject')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard.count).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map((body) => JSON.parse(`${body.get('stats_data_array')}`).test_id)).toEqual([other]);
  });

  it('is not changed by an answer after the runtime has stopped', async () => {
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal(
      'fetch',
      vi.fn(
        () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      ),
    );
    cached();
    const heard = hear();
    const { stop } = await mountAll(markup(), false);
    const before = document.body.innerHTML;
    await stop();
    answer(new Response(JSON.stringify({ id: '1', content: subject(post) })));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([heard.count, sent.length, document.body.innerHTML]).toEqual([0, 0, before]);
  });
});

it('a variant is not requested before consent if the site requires consent', async () => {
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  cached();
  const block = '<script type="application/json" id="enliven-config">{"tracking":{"consent":true}}</script>';
  await mountAll(`<div>${block}${markup()}</div>`);
  expect(ask).not.toHaveBeenCalled();
});
