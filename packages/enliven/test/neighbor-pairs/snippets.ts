/** Snippets of the kinds that site owners copy most, with and without jQuery. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { PATIENCE } from '../support/in-page';
import { accordion, tabs, toggle } from '../support/markup';
import type { Neighbor } from './neighbor';

const soon = (ask: () => Promise<unknown>, wanted: unknown) => expect.poll(ask, PATIENCE).toEqual(wanted);
const count = (page: Page, selector: string) => page.locator(selector).count();
const openItems = (page: Page, id: string) => count(page, `#${id} .et_pb_toggle_open, #${id}.et_pb_toggle_open`);
const isShown = (page: Page, selector: string) => page.locator(selector).isVisible();
/** Presses again while the module moves, as a visitor would. */
async function pressUntil(page: Page, selector: string, ask: () => Promise<unknown>, wanted: unknown): Promise<void> {
  for (let press = 0; press < 4; press++) {
    await page.locator(selector).click();
    const isDone = await expect
      .poll(ask, { timeout: 1500 })
      .toEqual(wanted)
      .then(
        () => true,
        () => false,
      );
    if (isDone) return;
  }
  expect(await ask()).toEqual(wanted);
}
const go = (id: string, text = id) => `<button id="${id}">${text}</button>`;

export const SNIPPETS: readonly Neighbor[] = [
  {
    name: 'closes all accordion items at the start',
    jQuery: true,
    body: accordion('all-closed'),
    code: `jQuery(function ($) {
      $('#all-closed .et_pb_toggle_open').removeClass('et_pb_toggle_open').addClass('et_pb_toggle_close');
      $('#all-closed .et_pb_toggle_content').hide();
    });`,
    async check(page) {
      await soon(() => openItems(page, 'all-closed'), 0);
      await pressUntil(
        page,
        '#all-closed .et_pb_accordion_item_0 .et_pb_toggle_title',
        () => isShown(page, '#all-closed .et_pb_accordion_item_0 .et_pb_toggle_content'),
        true,
      );
      await soon(() => openItems(page, 'all-closed'), 1);
    },
  },
  {
    name: 'opens a toggle by a button',
    body: go('open-it') + toggle('by-button'),
    code: `document.addEventListener('click', (event) => {
      if (event.target.id !== 'open-it') return;
      const toggle = document.getElementById('by-button');
      toggle.classList.replace('et_pb_toggle_close', 'et_pb_toggle_open');
      toggle.querySelector('.et_pb_toggle_content').style.display = 'block';
    });`,
    async check(page) {
      await page.locator('#open-it').click();
      await soon(() => isShown(page, '#by-button .et_pb_toggle_content'), true);
      await pressUntil(
        page,
        '#by-button .et_pb_toggle_title',
        () => isShown(page, '#by-button .et_pb_toggle_content'),
        false,
      );
    },
  },
  {
    name: 'opens a tab by a click on its link',
    body: go('to-tab') + tabs('linked-tabs'),
    code: `document.addEventListener('click', (event) => {
      if (event.target.id === 'to-tab') document.querySelector('#linked-tabs .et_pb_tab_2 a').click();
    });`,
    async check(page) {
      await pressUntil(page, '#to-tab', () => isShown(page, '#linked-tabs .et_pb_tab.et_pb_tab_2'), true);
      expect(await count(page, '#linked-tabs .et_pb_tab_active')).toBe(1);
    },
  },
  {
    name: 'switches the classes of tabs',
    jQuery: true,
    body: go('switch-tabs') + tabs('switched-tabs'),
    code: `jQuery(function ($) {
      $('#switch-tabs').on('click', function () {
        $('#switched-tabs .et_pb_tabs_controls li').removeClass('et_pb_tab_active').eq(1).addClass('et_pb_tab_active');
        $('#switched-tabs .et_pb_tab').removeClass('et_pb_active_content').hide().eq(1).addClass('et_pb_active_content').show();
      });
    });`,
    async check(page) {
      await page.locator('#switch-tabs').click();
      await soon(() => isShown(page, '#switched-tabs .et_pb_tab.et_pb_tab_1'), true);
      await pressUntil(
        page,
        '#switched-tabs .et_pb_tabs_controls .et_pb_tab_0 a',
        () => isShown(page, '#switched-tabs .et_pb_tab.et_pb_tab_0'),
        true,
      );
      expect(await isShown(page, '#switched-tabs .et_pb_tab.et_pb_tab_1')).toBe(false);
    },
  },
  {
    name: 'rotates tabs once',
    body: tabs('rotating'),
    code: `setTimeout(() => document.querySelector('#rotating .et_pb_tab_1 a')?.click(), 1500);`,
    check: (page) => soon(() => isShown(page, '#rotating .et_pb_tab.et_pb_tab_1'), true),
  },
  {
    name: 'opens the toggle named by the hash',
    body: `<a id="to-hash" href="#by-hash">To the toggle</a>${toggle('by-hash')}`,
    code: `addEventListener('hashchange', () => {
      const toggle = document.querySelector('#by-hash.et_pb_toggle_close .et_pb_toggle_title');
      if (location.hash === '#by-hash') toggle?.click();
    });`,
    async check(page) {
      await page.locator('#to-hash').click();
      await soon(() => isShown(page, '#by-hash .et_pb_toggle_content'), true);
    },
  },
  {
    name: 'marks the page after scrolling',
    code: `addEventListener('scroll', () => document.body.classList.toggle('has-scrolled', scrollY > 50));`,
    async check(page) {
      await page.mouse.wheel(0, 400);
      await soon(() => count(page, 'body.has-scrolled'), 1);
      await page.mouse.wheel(0, -4000);
    },
  },
  {
    name: 'hides a preloader',
    jQuery: true,
    body: '<div id="preloader" style="position:fixed;inset:0;pointer-events:none">Loading</div>',
    code: `jQuery(function ($) { $('#preloader').remove(); });`,
    check: (page) => soon(() => count(page, '#preloader'), 0),
  },
  {
    name: 'makes blurbs equally high',
    jQuery: true,
    body: '<div class="et_pb_blurb even">One</div><div class="et_pb_blurb even">Two<br>lines</div>',
    code: `jQuery(function ($) { $('.even').height(Math.max.apply(null, $('.even').map(function () { return $(this).height(); }).get())); });`,
    check: (page) =>
      soon(
        () =>
          page.evaluate(
            () => new Set([...document.querySelectorAll<HTMLElement>('.even')].map((one) => one.offsetHeight)).size,
          ),
        1,
      ),
  },
  {
    name: 'opens foreign links in a new tab',
    body: '<a class="foreign" href="https://elsewhere.example/">Elsewhere</a>',
    code: `(function mark() { if (document.readyState === 'loading') return void addEventListener('DOMContentLoaded', mark); for (const link of document.querySelectorAll('a.foreign')) link.target = '_blank'; })();`,
    check: (page) => soon(() => count(page, 'a.foreign[target=_blank]'), 1),
  },
  {
    name: 'scrolls smoothly to anchors',
    jQuery: true,
    body: '<a id="smooth" href="#smooth-end">Down</a><p id="smooth-end">Here</p>',
    code: `jQuery(function ($) {
      $('#smooth').on('click', function (event) { event.preventDefault(); $('html').animate({ scrollTop: 1 }, 50); document.body.dataset.smooth = 'yes'; });
    });`,
    async check(page) {
      await page.locator('#smooth').click();
      await soon(() => count(page, 'body[data-smooth=yes]'), 1);
    },
  },
  {
    name: 'adds a button to the top',
    code: `(() => { const top = document.createElement('button'); top.id = 'to-top'; top.textContent = 'Top';
      top.onclick = () => scrollTo(0, 0); (document.body ?? document.documentElement).append(top); })();`,
    check: (page) => soon(() => count(page, '#to-top'), 1),
  },
  {
    name: 'makes a whole blurb a link',
    body: '<div class="et_pb_blurb whole"><h4><a href="#blurb">Blurb</a></h4><p id="blurb-text">Text</p></div>',
    code: `document.addEventListener('click', (event) => {
      if (event.target.id === 'blurb-text') event.target.closest('.whole').querySelector('a').click();
    });`,
    async check(page) {
      await page.locator('#blurb-text').click();
      await soon(() => page.evaluate(() => location.hash), '#blurb');
    },
  },
  {
    name: 'opens a popup by a class',
    jQuery: true,
    body: `${go('popup-opener')}<div id="popup" style="display:none">Popup</div>`,
    code: `jQuery(function ($) { $('#popup-opener').on('click', function () { $('#popup').toggle(); }); });`,
    async check(page) {
      await page.locator('#popup-opener').click();
      await soon(() => isShown(page, '#popup'), true);
    },
  },
  {
    name: 'shows more text',
    body: `<p id="more-text" hidden>More</p>${go('read-more')}`,
    code: `document.addEventListener('click', (event) => {
      if (event.target.id === 'read-more') document.getElementById('more-text').hidden = !document.getElementById('more-text').hidden;
    });`,
    async check(page) {
      await page.locator('#read-more').click();
      await soon(() => isShown(page, '#more-text'), true);
    },
  },
  {
    name: 'loads a module later',
    jQuery: true,
    body: `${go('load-more')}<div id="loaded"></div>`,
    code: `jQuery(function ($) { $('#load-more').on('click', function () { $('#loaded').html(${JSON.stringify(toggle('inserted'))}); }); });`,
    async check(page) {
      await page.locator('#load-more').click();
      await pressUntil(
        page,
        '#inserted .et_pb_toggle_title',
        () => isShown(page, '#inserted .et_pb_toggle_content'),
        true,
      );
    },
  },
  {
    name: 'closes an open accordion item on a press',
    jQuery: true,
    body: accordion('closeable'),
    code: `jQuery(function ($) {
      $('#closeable .et_pb_toggle_title').on('click', function () {
        var item = $(this).parent();
        if (!item.hasClass('et_pb_toggle_open')) return;
        item.children('.et_pb_toggle_content').slideUp(100, function () { item.removeClass('et_pb_toggle_open').addClass('et_pb_toggle_close'); });
      });
    });`,
    async check(page) {
      const item = '#closeable .et_pb_accordion_item_0 ';
      await page.locator(`${item}.et_pb_toggle_title`).click();
      await soon(() => openItems(page, 'closeable'), 0);
      await pressUntil(page, `${item}.et_pb_toggle_title`, () => isShown(page, `${item}.et_pb_toggle_content`), true);
    },
  },
  {
    name: 'writes the year',
    body: '<span id="year"></span>',
    code: `(function write() { const year = document.getElementById('year'); if (year) year.textContent = 2026; else setTimeout(write, 20); })();`,
    check: (page) => soon(() => page.locator('#year').textContent(), '2026'),
  },
  {
    name: 'adds a class to the menu while scrolling down',
    code: `(() => { let last = 0; addEventListener('scroll', () => { document.documentElement.classList.toggle('goes-down', scrollY > last); last = scrollY; }); })();`,
    async check(page) {
      await page.mouse.wheel(0, 300);
      await soon(() => count(page, 'html.goes-down'), 1);
      await page.mouse.wheel(0, -4000);
    },
  },
  {
    name: 'fills placeholders from labels',
    jQuery: true,
    body: '<label for="filled">Town</label><input id="filled">',
    code: `jQuery(function ($) { $('#filled').attr('placeholder', $('label[for=filled]').text()); });`,
    check: (page) => soon(() => page.locator('#filled').getAttribute('placeholder'), 'Town'),
  },
];
