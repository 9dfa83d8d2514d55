/** Split tests whose server fails, in Chromium: the page stays usable, a variant is shown in time, and no record is sent twice or after the end. */
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectSoon, PATIENCE, settle, start, stop } from './support/in-page';
import { html, module, toggle } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const AJAX = '/wp-admin/admin-ajax.php';
/** Milliseconds until a page continues without a variant, with a margin for slow machines. */
const LATEST = 5000 + 3000;

const text =
  (body: string, status = 200, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ body, status, contentType });

const FAULTS: readonly [fault: string, answer: (route: Route) => unknown][] = [
  ['offline', (route) => route.abort('internetdisconnected')],
  ['an unknown host', (route) => route.abort('namenotresolved')],
  ['a hang', () => {}],
  ['500', text('{"id":"1","content":"<p>never</p>"}', 500)],
  ['403 and -1', text('-1', 403)],
  ['HTML', text('<!doctype html><p>cached</p>', 200, 'text/html')],
  ['[]', text('[]')],
  ['JSON that ends early', text('{"id":"1","content":"<div')],
  ['two megabytes of nonsense', text('x'.repeat(2 ** 21))],
];

const OTHER_POST = '43';
const subject = (post: string, words: string) =>
  `<div class="et_pb_module et_pb_text et_pb_ab_subject et_pb_ab_subject_id-${post}_1"><p>${words}</p></div>`;
const mark = (post: string) =>
  `<div class="et_pb_subject_placeholder et_pb_subject_placeholder_id_${post}_1" style="display: none;"></div>`;
const goal = (post: string) =>
  `<div class="et_pb_module et_pb_cta et_pb_ab_goal et_pb_ab_goal_id-${post}"><a class="et_pb_button" href="/next.html">Order ${post}</a></div>`;

function page(isCached: boolean, body: string): string {
  const custom = {
    ajaxurl: AJAX,
    et_ab_log_nonce: '0a1b2c3d4e',
    et_frontend_nonce: 'ffffffffff',
    is_ab_testing_active: '1',
    unique_test_id: 'r',
    ab_tests: [
      { post_id: '42', test_id: 'r' },
      { post_id: OTHER_POST, test_id: 's' },
    ],
    ab_bounce_rate: '0',
    is_cache_plugin_active: isCached ? 'yes' : 'no',
  };
  theStage.server.put('/next.html', html({ body: '<p>Next page.</p>' }));
  return theStage.server.put(
    '/faults.html',
    html({
      head: `<script>window.et_pb_custom=${JSON.stringify(custom)};window.ready=0;addEventListener('et_pb_ab_subject_ready',()=>ready++)</script>${module('/enliven/lite/enliven.js')}`,
      body: `<main>${body}</main>${toggle()}`,
    }),
  );
}

interface Sent {
  /** Posts whose variants were requested. */
  requestedPosts: string[];
  /** E.g. `42 read_page`. */
  records: string[];
}

/** @param answerTo returns the failure for a request, or undefined for success */
async function serve(
  one: Page,
  sent: Sent,
  answerTo: (body: URLSearchParams) => ((route: Route) => unknown) | undefined,
) {
  await one.route(`**${AJAX}`, (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '');
    const post = body.get('et_pb_ab_test_id');
    const record = JSON.parse(body.get('stats_data_array') ?? '{}');
    if (post) sent.requestedPosts.push(post);
    else sent.records.push(`${record.test_id} ${record.record_type}`);
    const well = post ? text(JSON.stringify({ id: '1', content: subject(post, `Variant of ${post}`) })) : text('1');
    return (answerTo(body) ?? well)(route);
  });
}

async function isUsable(one: Page): Promise<void> {
  await one.locator('#toggle .et_pb_toggle_title').click();
  await expect.poll(() => one.locator('#toggle p').isVisible(), PATIENCE).toBe(true);
}

const unmade = (one: Page) => one.evaluate(() => document.querySelector('main')?.innerHTML);

describe('when the request for a variant ends with', () => {
  it.each(FAULTS)('%s, other variants are shown, and the page continues without it', async (_, fault) => {
    const address = page(true, mark('42') + mark(OTHER_POST) + goal('42') + goal(OTHER_POST));
    const sent: Sent = { requestedPosts: [], records: [] };
    const { page: one, errors } = await browser.open(address, {
      before: (it) => serve(it, sent, (body) => (body.get('et_pb_ab_test_id') === '42' ? fault : undefined)),
    });
    await expect.poll(() => one.locator('.et_pb_ab_subject').textContent(), PATIENCE).toBe('Variant of 43');
    await isUsable(one);
    await expect
      .poll(() => one.evaluate(() => (globalThis as unknown as { ready: number }).ready), {
        timeout: LATEST,
        interval: 50,
      })
      .toBe(1);
    expect(await one.locator('.et_pb_subject_placeholder').count()).toBe(0);
    await expect.poll(() => [...sent.records].sort(), PATIENCE).toEqual(['43 read_page', '43 view_goal']);
    expect([...sent.requestedPosts].sort()).toEqual(['42', OTHER_POST]);
    await stop(one);
    expect(await unmade(one)).toBe(mark('42') + mark(OTHER_POST) + goal('42') + goal(OTHER_POST));
    await one.locator('.et_pb_button').first().click();
    await one.waitForURL('**/next.html');
    expect(sent.records).toHaveLength(2);
    expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });

  it('a hang, and the library stops before the time limit, nothing is shown later', async () => {
    const address = page(true, mark('42') + goal('42'));
    const sent: Sent = { requestedPosts: [], records: [] };
    let held: Route | undefined;
    const { page: one } = await browser.open(address, {
      before: (it) =>
        serve(it, sent, (body) =>
          body.get('et_pb_ab_test_id') === '42'
            ? (route) => {
                held = route;
              }
            : undefined,
        ),
    });
    await expect.poll(() => !!held, PATIENCE).toBe(true);
    await stop(one);
    await held?.fulfill({ json: { id: '1', content: subject('42', 'late') } }).catch(() => {});
    await one.waitForTimeout(300);
    expect(await unmade(one)).toBe(mark('42') + goal('42'));
    expect(sent.records).toEqual([]);
  });
});

describe('when the request for a record ends with', () => {
  it.each(FAULTS)('%s, the page works, and the record is sent once', async (_, fault) => {
    const address = page(false, subject('42', 'Variant') + goal('42'));
    const sent: Sent = { requestedPosts: [], records: [] };
    const { page: one, errors } = await browser.open(address, { before: (it) => serve(it, sent, () => fault) });
    await settle(one);
    await expect.poll(() => [...sent.records].sort(), PATIENCE).toEqual(['42 read_page', '42 view_goal']);
    await isUsable(one);
    await one.locator('.et_pb_button').click();
    await one.waitForURL('**/next.html');
    await one.goto(address);
    await settle(one);
    await stop(one);
    await start(one);
    await settle(one);
    await one.locator('.et_pb_button').click();
    await one.waitForURL('**/next.html');
    const once = [...sent.records].filter((record) => record !== '42 read_goal').sort();
    expect(once).toEqual(['42 click_goal', '42 read_page', '42 view_goal']);
    expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });
});

it('a variant of two megabytes is shown in time', async () => {
  const address = page(true, mark('42') + goal('42'));
  const content = subject('42', `${'<i>word</i> '.repeat(2 ** 21 / 12)}`);
  const { page: one } = await browser.open(address, {
    before: (it) =>
      serve(it, { requestedPosts: [], records: [] }, (body) =>
        body.get('et_pb_ab_test_id') ? text(JSON.stringify({ id: '1', content })) : undefined,
      ),
  });
  await expectSoon(one, () => document.querySelectorAll('.et_pb_ab_subject i').length, Math.floor(2 ** 21 / 12));
  await isUsable(one);
});
