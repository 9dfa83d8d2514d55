/** Multi-view and split tests with untrusted content, across pages, and in the back/forward cache. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectSoon, PATIENCE, settle } from './support/in-page';
import { html } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
// Playwright disables the back/forward cache.
const browser = visits({ whole: true, ignoreDefaultArgs: ['--disable-back-forward-cache'] });

const POLICY =
  "script-src 'self' 'nonce-page'; require-trusted-types-for 'script'; trusted-types enliven; base-uri 'none'";
const AJAX = '/wp-admin/admin-ajax.php';

/** Relevant errors. Browsers also report handlers in documents that are only parsed, and malformed images. */
const ERRORS = /^uncaught|TrustedHTML|TrustedScript/;

/** Each part would set `ran` if it ran, by itself or on a press. */
const HOSTILE = [
  '<base href="https://other.test/"><meta http-equiv="refresh" content="0;url=javascript:ran=20">',
  '<link rel="stylesheet" href="https://other.test/a.css"><img src="/nothing.png" onerror="ran=1"><script>ran=2</script>',
  '<svg onload="ran=3" width="20" height="20"><animate attributeName="href" values="javascript:ran=4"></animate><script href="/hostile.js"></script>',
  '<a class="press" xlink:href="javascript:ran=21"><set attributeName="xlink:href" to="javascript:ran=22"></set><set attributeName="onclick" to="ran=23"></set><rect width="20" height="20"></rect></a></svg>',
  '<a class="press" href="javascript:ran=5">a</a><a class="press" href=" java\tscript:ran=24">b</a><math><mtext class="press" href="javascript:ran=25">m</mtext></math>',
  '<iframe srcdoc="<script>parent.ran=6</script>"></iframe><iframe src="https://other.test/"></iframe><iframe src="javascript:parent.ran=26"></iframe>',
  '<object data="/hostile.html"></object><embed src="/hostile.html"><template><script>ran=27</script></template>',
  '<form action="javascript:ran=7"><button class="press" formaction="javascript:ran=8">b</button></form>',
  '<details open ontoggle="ran=28"><summary>d</summary></details><input autofocus onfocus="ran=29"><p style="background:url(javascript:ran=30)">s</p>',
  '<noscript><img src="/nothing.png" onerror="ran=31"></noscript><style>.styled{color:rgb(1,2,3);background:url(javascript:ran=32)}</style><p class="styled">shown</p>',
].join('');
/** Frames of the page's own host are allowed, so their source matters. */
const HOSTILE_PAGE = '<!doctype html><script>parent.ran=33</script>';

const script = (data: Record<string, unknown>): string =>
  `<script nonce="page">${Object.entries(data)
    .map(([name, value]) => `window.${name}=${JSON.stringify(value).replaceAll('<', '\\u003c')};`)
    .join('')}</script>`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const runtime = (flavour: string): string => `<script type="module" src="/enliven/${flavour}enliven.js"></script>`;

const custom = (more: Record<string, unknown> = {}) => ({
  ajaxurl: AJAX,
  et_ab_log_nonce: '0a1b2c3d4e',
  is_ab_testing_active: '1',
  unique_test_id: 'r',
  ab_tests: [{ post_id: '42', test_id: 'r' }],
  ab_bounce_rate: '0',
  is_cache_plugin_active: 'no',
  ...more,
});
const subject = '<div class="et_pb_module et_pb_text et_pb_ab_subject et_pb_ab_subject_id-42_1"><p>Variant</p></div>';
const goal = (classes: string, inner: string) =>
  `<div class="et_pb_module ${classes} et_pb_ab_goal et_pb_ab_goal_id-42">${inner}</div>`;

/** Records the requests to the server, which replies with a hostile variant. */
function answer(page: Page, sent: string[], variant = ''): Promise<unknown> {
  return page.route(`**${AJAX}`, (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '');
    if (body.get('action') === 'et_pb_ab_get_subject_id') return route.fulfill({ json: { id: '1', content: variant } });
    sent.push(JSON.parse(body.get('stats_data_array') ?? '{}').record_type);
    return route.fulfill({ body: '1' });
  });
}

describe.each([
  ['react', ''],
  ['lite', 'lite/'],
])('untrusted content under trusted types, %s,', (_, flavour) => {
  const isSafe = async (page: Page) => {
    expect(await page.evaluate(() => ['ran' in globalThis, 'polluted' in {}])).toEqual([false, false]);
    const left = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].flatMap((element) =>
          [...element.attributes].filter(({ name, value }) => /^on|srcdoc/.test(name) || /^javascript:/.test(value)),
        ).length +
        document.querySelectorAll(
          'body script, body base, body link, body meta, body template, body object, body embed, iframe[src], iframe[srcdoc], [attributeName$=href]',
        ).length,
    );
    expect(left).toBe(0);
  };

  /** Presses all pressable elements in an element. */
  async function press(page: Page, selector: string): Promise<void> {
    await page.locator(selector).evaluate((root) => {
      root.addEventListener('submit', (event) => event.preventDefault());
      for (const one of root.querySelectorAll('.press, .press *'))
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
    });
  }
  const putHostile = () => {
    theStage.server.put('/hostile.html', HOSTILE_PAGE);
    theStage.server.put('/hostile.js', 'ran=34');
  };

  it('is shown by both generations of multi-view without running code', async () => {
    putHostile();
    const schema = JSON.stringify({
      slug: 'et_pb_text',
      schema: {
        content: { desktop: 'D', phone: HOSTILE },
        attrs: {
          desktop: { title: '' },
          phone: { onclick: 'ran=9', href: 'javascript:ran=10', srcdoc: 'x', title: 'P' },
        },
      },
    }).replace('"title":"P"', '"title":"P","__proto__":{"polluted":1}');
    const entry = (action: string, phone: unknown) => ({
      action,
      moduleId: 'divi/text-5',
      moduleName: 'divi/text',
      selector: '.five',
      hoverSelector: '.et_pb_text_5',
      data: { desktop: action === 'setContent' ? 'D' : {}, phone },
      switchOnLoad: false,
    });
    const address = theStage.server.put(
      '/multi-view.html',
      html({
        head: `${script({
          diviElementMultiViewData: [
            entry('setContent', HOSTILE),
            entry('setAttrs', { onfocus: 'ran=11', href: 'javascript:ran=12', title: 'P' }),
            entry('setStyle', { 'background-image': 'url(javascript:ran=13)', color: 'red' }),
            { ...entry('__proto__', { polluted: 1 }), selector: '*' },
          ],
        })}${runtime(flavour)}`,
        body: `<main><div class="et_pb_module et_pb_text_0"><div class="four" data-et-multi-view="${escaped(schema)}">D</div></div>
          <div class="et_pb_module et_pb_text_5"><div class="five">D</div></div></main>`,
      }),
      { 'content-security-policy': POLICY },
    );
    const { page, errors } = await browser.open(address, { viewport: { width: 390, height: 800 } });
    await settle(page);
    for (const name of ['four', 'five']) {
      await expect.poll(() => page.locator(`.${name} .styled`).textContent(), PATIENCE).toBe('shown');
      expect(await page.locator(`.${name}`).getAttribute('title')).toBe('P');
      expect(await page.locator(`.${name} .styled`).evaluate((one) => getComputedStyle(one).color)).toBe(
        'rgb(1, 2, 3)',
      );
      await press(page, `.${name}`);
      await page.locator(`.${name}`).hover();
    }
    await isSafe(page);
    expect(errors.filter((error) => ERRORS.test(error))).toEqual([]);
  });

  it('cannot write attributes that run code onto elements of the page', async () => {
    putHostile();
    const attrs = {
      src: 'https://other.test/',
      srcdoc: '<script>parent.ran=40</script>',
      href: 'javascript:ran=41',
      'xlink:href': 'javascript:ran=42',
      data: '/hostile.html',
      content: '0;url=javascript:ran=43',
      attributeName: 'href',
      values: 'javascript:ran=44',
      to: 'javascript:ran=44',
      formaction: 'javascript:ran=45',
      onclick: 'ran=46',
      style: 'color:red',
      title: 'P',
    };
    const parts = ['script', 'a', 'iframe', 'object', 'embed', 'base', 'animate', 'set', 'button', 'svg a', 'textarea'];
    const targets = parts.map((part) => `main ${part}`).join();
    const four = JSON.stringify({
      slug: 'et_pb_text',
      target: targets,
      schema: { attrs: { desktop: {}, phone: attrs } },
    });
    const entry = (action: string, phone: unknown) => ({
      action,
      moduleId: 'divi/text-5',
      moduleName: 'divi/text',
      selector: targets,
      data: { desktop: {}, phone },
    });
    const address = theStage.server.put(
      '/targets.html',
      html({
        head: `${script({ diviElementMultiViewData: [entry('setAttrs', attrs), entry('setContent', 'ran=47'), entry('setStyle', { '-moz-binding': 'url(/hostile.html)', behavior: 'url(javascript:ran=48)' })] })}${runtime(flavour)}`,
        body: `<main><p data-et-multi-view="${escaped(four)}">p</p><script type="text/x"></script><a class="press">a</a><iframe></iframe><object></object><embed>
          <svg><a class="press"><animate attributeName="opacity"></animate><set attributeName="opacity"></set><rect width="9" height="9"></rect></a></svg><form><button class="press" type="button">b</button></form><textarea></textarea></main>`,
      }),
      { 'content-security-policy': POLICY },
    );
    const { page, errors } = await browser.open(address, { viewport: { width: 390, height: 800 } });
    await settle(page);
    await expect.poll(() => page.locator('main > a').getAttribute('title'), PATIENCE).toBe('P');
    await press(page, 'main');
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    const written = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap(({ localName, attributes }) =>
        [...attributes]
          .filter(
            ({ name, value }) => !/^(class|title|data-et-.*)$/.test(name) && /ran=|other\.test|hostile/.test(value),
          )
          .map(({ name }) => `${localName} ${name}`),
      ),
    );
    // A text about a page, and an address in an attribute without addresses.
    expect(written.filter((one) => !/ (content|values|to)$|^(a|button|textarea|svg) (src|data)$/.test(one))).toEqual(
      [],
    );
    expect(errors.filter((error) => ERRORS.test(error))).toEqual([]);
  });

  it('is shown as the variant of a cached page without running code', async () => {
    putHostile();
    const address = theStage.server.put(
      '/cached.html',
      html({
        head: `${script({ et_pb_custom: custom({ is_cache_plugin_active: 'yes' }) })}${runtime(flavour)}`,
        body: '<main><div class="et_pb_subject_placeholder et_pb_subject_placeholder_id_42_1" style="display:none"></div></main>',
      }),
      { 'content-security-policy': POLICY },
    );
    const sent: string[] = [];
    const variant = `<div class="et_pb_ab_subject et_pb_ab_subject_id-42_1">${HOSTILE}</div>`;
    const { page, errors } = await browser.open(address, { before: (one) => answer(one, sent, variant) });
    await expect.poll(() => page.locator('main .styled').textContent(), PATIENCE).toBe('shown');
    await press(page, 'main');
    await expect.poll(() => sent, PATIENCE).toEqual(['read_page']);
    await isSafe(page);
    expect(errors.filter((error) => ERRORS.test(error))).toEqual([]);
  });
});

describe('a visitor who leaves the page', () => {
  const put = (path: string, body: string) =>
    theStage.server.put(path, html({ head: `${script({ et_pb_custom: custom() })}${runtime('lite/')}`, body }));
  const other = () => theStage.server.put('/other.html', html({ body: '<p>Another page.</p>' }));

  it('and returns from the back/forward cache is counted once', async () => {
    const address = put(
      '/test.html',
      `${subject}${goal('et_pb_cta', '<a class="et_pb_button" href="/other.html">Go</a>')}`,
    );
    other();
    const sent: string[] = [];
    const { page, errors } = await browser.open(address, { before: (one) => answer(one, sent) });
    await expect.poll(() => [...sent].sort(), PATIENCE).toEqual(['read_page', 'view_goal']);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }), { once: true }),
    );
    for (const _twice of [1, 2]) {
      await page.getByText('Go').click();
      await page.waitForURL('**/other.html');
      await page.goBack({ waitUntil: 'commit' });
      await expectSoon(page, () => (globalThis as { persisted?: boolean }).persisted, true);
    }
    // The dwell time starts again only when the goal enters the window again.
    expect([...sent].sort()).toEqual(['click_goal', 'read_page', 'view_goal']);
    expect(errors).toEqual([]);
  });

  it('by writing a comment is counted when the page shows the comment', async () => {
    const comments = goal(
      'et_pb_comments_module',
      '<form action="/test.html"><textarea name="comment"></textarea><button class="et_pb_button">Send</button></form><p id="comment-9">Mine</p>',
    );
    const address = put('/test.html', subject + comments);
    const sent: string[] = [];
    const { page } = await browser.open(address, { before: (one) => answer(one, sent) });
    await expect.poll(() => sent, PATIENCE).toContain('read_page');
    await Promise.all([page.waitForURL('**/test.html?comment=**'), page.getByText('Send').click()]);
    await page.goto('about:blank');
    expect(sent).not.toContain('con_goal');
    await page.goto(`${address}#comment-9`);
    await expect.poll(() => sent.filter((type) => type.startsWith('con')), PATIENCE).toEqual(['con_goal']);
    await page.goto('about:blank');
    await page.goto(`${address}#comment-9`);
    await settle(page);
    expect(sent.filter((type) => /con|click/.test(type))).toEqual(['con_goal']);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('et_pb_ab_comment_log_42r');
  });

  it('by logging in is counted when the form is sent, also by keyboard', async () => {
    const login = goal(
      'et_pb_login et_pb_newsletter',
      '<div class="et_pb_newsletter_form et_pb_login_form"><form action="/other.html" method="get"><input name="log"><button class="et_pb_newsletter_button et_pb_button">Log in</button></form></div>',
    );
    const address = put('/test.html', subject + login);
    other();
    const sent: string[] = [];
    const { page } = await browser.open(address, { before: (one) => answer(one, sent) });
    await settle(page);
    await expect.poll(() => sent, PATIENCE).toContain('read_page');
    await page.locator('input[name=log]').press('Enter');
    await page.waitForURL('**/other.html**');
    await expect.poll(() => sent.filter((type) => /con|click/.test(type)), PATIENCE).toEqual(['con_goal']);
  });
});
