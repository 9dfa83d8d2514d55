/** Split tests: one record of each type, by presses, time and scroll position (docs/reference/tracking.md#records). */
import { converted, revealed } from '@enliven/core';
import { click } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginTest,
  cookies,
  endTest,
  find,
  goal,
  mountAll,
  place,
  print,
  setCookie,
  stubObserver,
  subject,
  typesOf,
} from './support/split-page';

let post: number;
let sent: URLSearchParams[];
beforeEach(() => {
  ({ post, sent } = beginTest());
});
afterEach(endTest);

describe('a split test', () => {
  it('records reading, viewing and pressing once, and not again on the next page', async () => {
    const { cross } = stubObserver();
    print(post);
    await mountAll(subject(post) + goal(post));
    const element = find('.et_pb_ab_goal');
    place(element, 700);
    vi.useFakeTimers();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    cross(false);
    expect(sent).toHaveLength(0);
    vi.advanceTimersByTime(2100);
    place(element, 600);
    cross(true);
    expect(cookies()).toEqual([`et_pb_ab_view_goal_${post}7f3a1=true`]);
    vi.advanceTimersByTime(2900);
    expect(typesOf(sent)).toEqual(['view_goal', 'read_page']);
    vi.advanceTimersByTime(100);
    click(find('a'));
    click(find('a'));
    expect(typesOf(sent)).toEqual(['view_goal', 'read_page', 'read_goal', 'click_goal']);
    expect(cookies()).toEqual([
      `et_pb_ab_click_goal_${post}7f3a=true`,
      `et_pb_ab_read_goal_${post}7f3a1=true`,
      `et_pb_ab_read_page_${post}7f3a1=true`,
      `et_pb_ab_view_goal_${post}7f3a1=true`,
    ]);
    expect(`${sent[3]}`).toBe(
      `action=et_pb_update_stats_table&stats_data_array=%7B%22test_id%22%3A${post}%2C%22subject_id%22%3A%221%22%2C%22record_type%22%3A%22click_goal%22%7D&et_ab_log_nonce=0a1b2c3d4e`,
    );
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    cross(false);
    cross(true);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(4);
  });

  it('records nothing again if only cookies remember the records', async () => {
    const { cross } = stubObserver();
    print(post, { ab_bounce_rate: 0, unique_test_id: 'legacy' });
    for (const name of ['read_page', 'view_goal', 'read_goal']) setCookie(`et_pb_ab_${name}_${post}7f3a1=true`);
    setCookie(`et_pb_ab_click_goal_${post}legacy=true`);
    await mountAll(subject(post) + goal(post));
    place(find('.et_pb_ab_goal'), 10);
    cross(true);
    click(find('a'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toHaveLength(0);
  });

  it('does not record reading if the visitor leaves a second too early', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    print(post);
    const running = mountAll(subject(post));
    await vi.advanceTimersByTimeAsync(50);
    await running;
    vi.advanceTimersByTime(3000);
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['does not record viewing a goal above the window', -60, 50, 0, false],
    ['does not record viewing a goal to the right of the window', 100, 50, 1100, false],
    ['does not record viewing a goal without height', 100, 0, 0, false],
    ['records viewing a goal that is taller than the window', -100, 2000, 0, true],
  ])('%s', async (_, top, height, left, seen) => {
    const { cross } = stubObserver();
    print(post);
    await mountAll(subject(post) + goal(post));
    place(find('.et_pb_ab_goal'), top, height, left);
    cross(true);
    expect(typesOf(sent)).toEqual(seen ? ['view_goal'] : []);
  });

  it('records reading only if the goal is still in view three seconds later', async () => {
    const { observers, cross } = stubObserver();
    print(post);
    await mountAll(subject(post) + goal(post));
    expect(observers.map(({ options }) => options.rootMargin)).toEqual(['999999px 0px -20% 0px']);
    const element = find('.et_pb_ab_goal');
    vi.useFakeTimers();
    place(element, 600);
    cross(true);
    place(element, 2000);
    vi.advanceTimersByTime(4000);
    expect(typesOf(sent)).toEqual(['view_goal']);
    place(element, 700);
    cross(false);
    vi.advanceTimersByTime(3000);
    expect(typesOf(sent)).toEqual(['view_goal', 'read_goal']);
  });

  it('observes a goal at the end of the page with another root margin', async () => {
    const { observers, cross } = stubObserver();
    print(post);
    await mountAll(
      `<main>${subject(post)}<div class="et_pb_section"><div class="et_pb_row">${goal(post)}</div></div></main>`,
    );
    expect(observers.map(({ options }) => options.rootMargin)).toEqual(['999999px 0px 0% 0px']);
    place(find('.et_pb_ab_goal'), 700, 60);
    cross(true, 0.5);
    expect(sent).toHaveLength(0);
    cross(true, 1);
    expect(typesOf(sent)).toEqual(['view_goal']);
  });

  it('checks the goal once if the site ignores waypoints', async () => {
    stubObserver();
    print(post, { ignore_waypoints: 'yes' });
    document.body.innerHTML = subject(post) + goal(post);
    place(find('.et_pb_ab_goal'), 700);
    await mountAll();
    expect(typesOf(sent)).toEqual(['view_goal']);
  });

  it('checks the goal again when content opens if the site ignores waypoints', async () => {
    print(post, { ignore_waypoints: 'yes' });
    document.body.innerHTML = subject(post) + goal(post);
    place(find('.et_pb_ab_goal'), 700, 0);
    const { stop } = await mountAll();
    expect(sent).toHaveLength(0);
    place(find('.et_pb_ab_goal'), 700);
    revealed.emit(document.body);
    expect(typesOf(sent)).toEqual(['view_goal']);
    await stop();
    place(find('.et_pb_ab_goal'), 100);
    revealed.emit(document.body);
    expect(sent).toHaveLength(1);
  });
});

describe('a conversion', () => {
  it('is recorded once when a form succeeds, which waits for the request', async () => {
    print(post);
    await mountAll(subject(post) + goal(post, 'et_pb_module et_pb_contact_form_container', '<form></form>'));
    const works: Promise<unknown>[] = [];
    const tell = (selector: string) =>
      converted.emit({ element: find(selector), until: (work) => void works.push(work) });
    tell('.et_pb_contact_form_container');
    tell('.et_pb_contact_form_container');
    tell('.et_pb_ab_subject');
    expect(typesOf(sent)).toEqual(['con_goal']);
    expect(works).toHaveLength(2);
    await Promise.all(works);
    expect(cookies()).toEqual([`et_pb_ab_con_goal_${post}7f3a1=true`]);
  });

  it('is not recorded for a goal that contains the form', async () => {
    print(post);
    await mountAll(subject(post) + goal(post, 'et_pb_row', '<div class="et_pb_contact_form_container"></div>'));
    converted.emit({ element: find('.et_pb_contact_form_container'), until() {} });
    expect(sent).toHaveLength(0);
  });

  it('is recorded for a comment when the page loads with its fragment', async () => {
    print(post);
    const comments = goal(
      post,
      'et_pb_module et_pb_comments_module',
      '<form><button class="et_pb_button" type="button">b</button></form>',
    );
    const { stop } = await mountAll(subject(post) + comments);
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(cookies()).toEqual([`et_pb_ab_comment_log_${post}7f3a=true`]);
    await stop();
    window.location.hash = '#comment-99';
    await mountAll();
    expect(typesOf(sent)).toEqual(['con_goal']);
    expect(cookies()).toEqual([`et_pb_ab_con_goal_${post}7f3a1=true`]);
  });

  it('is recorded for an order after a press in the shop, on a page without tests', async () => {
    setCookie(`et_pb_ab_shop_log=${post}_1_7f3a`);
    print(post, { ab_tests: [], is_ab_testing_active: '' });
    const conversion = '<div class="et_pb_ab_shop_conversion"></div>';
    const elsewhere = await mountAll(conversion);
    await elsewhere.stop();
    expect(sent).toHaveLength(0);
    document.body.classList.add('woocommerce-order-received');
    const { stop } = await mountAll(conversion);
    document.body.classList.remove('woocommerce-order-received');
    await stop();
    await mountAll();
    expect(`${sent[0]?.get('stats_data_array')}`).toBe(`{"test_id":${post},"subject_id":"1","record_type":"con_goal"}`);
    expect(sent).toHaveLength(1);
    expect(cookies()).toEqual([`et_pb_ab_con_goal_${post}7f3a1=true`]);
  });

  it('is recorded on a page with the shortcode of a test that was seen', async () => {
    print(post, { is_shortcode_tracking: 'on' });
    const { stop } = await mountAll(subject(post));
    expect(cookies()).toEqual([`et_pb_ab_shortcode_track_${post}=${post}_1_7f3a`]);
    await stop();
    print(post, { ab_tests: [] });
    await mountAll(
      `<div class="et_pb_ab_split_track" style="display:none;" data-test_id="${post}"></div><div class="et_pb_ab_split_track" data-test_id="7"></div>`,
    );
    expect(typesOf(sent)).toEqual(['con_short']);
    expect(cookies()).toEqual([`et_pb_ab_con_short_${post}7f3a=true`]);
  });

  it.each(['x', '1_2', '1_2_3_4', '1_;_3', ''])('is not recorded for an order with the cookie %j', async (value) => {
    setCookie(`et_pb_ab_shop_log=${value}`);
    await mountAll('<div class="et_pb_ab_shop_conversion"></div>');
    expect(sent).toHaveLength(0);
  });
});
