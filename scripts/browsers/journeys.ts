/** Journeys of visitors on pages of the example site, for browsers other than Chromium. */
import type { BrowserWindow } from './window';

export interface Journey {
  name: string;
  path: string;
  /** CSS pixels. @default 1280 */
  width?: number;
  /** Needs touch input, which WebKit's driver lacks. */
  touch?: true;
  go(page: BrowserWindow): Promise<void>;
}

const count = (selector: string) => `document.querySelectorAll('${selector}').length`;
const mounted = (name: string) =>
  `(await globalThis.enliven?.doctor({ quiet: true }))?.behaviors.some((one) => one.name === '${name}' && one.mounted > 0)`;
const MEDIA = `[...document.querySelectorAll('audio, video')]`;
/** Mutes all media, since browsers play only muted media without a gesture. */
const MUTE = `${MEDIA}.forEach((media) => { media.muted = true })`;
const focusIn = (selector: string) => `document.activeElement?.closest('${selector}')`;

/** Moves the focus without a pointer. */
const focus = (page: BrowserWindow, selector: string) =>
  page.evaluate(`(document.querySelector('${selector}').focus(), true)`);

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a toggle opens by mouse and closes by keyboard',
    path: '/toggle',
    async go(page) {
      const title = '.et_pb_toggle_1 .et_pb_toggle_title';
      await page.until('the behavior has mounted', count(`${title} [aria-expanded]`));
      await page.click(title);
      await page.until('the toggle is open', `document.querySelector('.et_pb_toggle_1.et_pb_toggle_open')`);
      await focus(page, `${title} [aria-expanded]`);
      await page.press('Enter');
      await page.until('the toggle is closed', `document.querySelector('.et_pb_toggle_1.et_pb_toggle_close')`);
    },
  },
  {
    name: 'accordion items open by Space, one after the other',
    path: '/accordion',
    async go(page) {
      await page.until('the behavior has mounted', count('.et_pb_accordion_item_3 [aria-expanded]'));
      for (const item of [1, 2, 3, 0, 1]) {
        await focus(page, `.et_pb_accordion_item_${item} [aria-expanded]`);
        await page.press('Space');
        await page.until(`item ${item} is open`, count(`.et_pb_accordion_item_${item}.et_pb_toggle_open`));
        await page.until('the others are closed', `${count('.et_pb_accordion_0 .et_pb_toggle_open')} === 1`);
      }
    },
  },
  {
    name: 'tabs follow the arrow keys',
    path: '/tabs',
    async go(page) {
      await page.until('the behaviors have mounted', count('.et_pb_tabs_0 [role="tab"]'));
      await focus(page, '.et_pb_tabs_0 [role="tab"][aria-selected="true"]');
      for (const tab of [1, 2, 0]) {
        await page.press('ArrowRight');
        const shown = `.et_pb_tabs_0 .et_pb_all_tabs > .et_pb_tab_${tab}.et-pb-active-slide`;
        await page.until(`tab ${tab} is shown`, `document.querySelector('${shown}')?.offsetHeight`);
      }
    },
  },
  {
    name: 'an arrow of a slider shows the next slide',
    path: '/slider',
    async go(page) {
      const slider = '.et_pb_fullwidth_slider_0';
      await page.until('the behavior has mounted', count(`${slider} .et-pb-arrow-next`));
      await page.click(`${slider} .et-pb-arrow-next`);
      await page.until('the second slide is shown', count(`${slider} .et_pb_slide_1.et-pb-active-slide`));
    },
  },
  {
    name: 'pictures open in a dialog that keeps the focus',
    path: '/gallery',
    async go(page) {
      await page.until('the behavior has mounted', count('.et_pb_gallery_0 .et_pb_gallery_item[class*="_in_row"]'));
      await page.click('.et_pb_gallery_item_0_0 .et_pb_gallery_image a');
      await page.until('a dialog is there', count('dialog[open] .mfp-img'));
      for (const back of [false, true])
        for (let press = 0; press < 8; press++) {
          await page.press('Tab', back);
          await page.until('the focus is in the dialog', focusIn('dialog'));
        }
      await page.press('ArrowRight');
      await page.until(
        'the second picture is shown',
        `document.querySelector('.mfp-counter')?.textContent.startsWith('2')`,
      );
      await page.press('Escape');
      await page.until('the dialog is gone', `${count('dialog[open]')} === 0`);
      await page.until('the focus is back', focusIn('.et_pb_gallery'));
    },
  },
  {
    name: 'a swipe shows the next picture',
    path: '/gallery',
    touch: true,
    async go(page) {
      await page.until('the behavior has mounted', count('.et_pb_gallery_0 .et_pb_gallery_item[class*="_in_row"]'));
      await page.click('.et_pb_gallery_item_0_0 .et_pb_gallery_image a');
      await page.until('a picture is there', `document.querySelector('dialog[open] .mfp-img')?.complete`);
      await page.swipe('dialog[open] .mfp-img', 200);
      await page.until(
        'the second picture is shown',
        `document.querySelector('.mfp-counter')?.textContent.startsWith('2')`,
      );
    },
  },
  {
    name: 'a playlist plays on until it ends',
    path: '/media',
    async go(page) {
      const item = '.wp-playlist-item';
      await page.until('the behavior has mounted', count(item));
      await page.evaluate(`(${MUTE}, true)`);
      await page.click('.wp-playlist .mejs-playpause-button button');
      await page.until('the first item plays', `document.querySelector('.wp-playlist audio').currentTime > 0.2`);
      await page.evaluate(`(document.querySelector('.wp-playlist audio').currentTime = 3.6, true)`);
      await page.until(
        'the second item is marked',
        `document.querySelectorAll('${item}')[1].matches('.wp-playlist-playing')`,
      );
      await page.until(
        'the second item plays',
        `(({ paused, currentTime }) => !paused && currentTime > 0.2)(document.querySelector('.wp-playlist audio'))`,
      );
    },
  },
  {
    name: 'captions can be chosen',
    path: '/media',
    async go(page) {
      const button = '.mejs-captions-button button';
      await page.until('the button is there', count(button));
      await focus(page, button);
      await page.press('ArrowDown');
      await page.until('a language can be chosen', focusIn('[role="menuitemradio"]'));
    },
  },
  {
    name: 'a video of a slider keeps playing',
    path: '/video-slider',
    async go(page) {
      const slide = '.et_pb_video_slider_item_0';
      await page.until('the behavior has mounted', count('.et_pb_video_slider_0 .et_pb_carousel_item'));
      // The play button is invisible until then.
      await page.until('the slides are shown', `!document.querySelector('.et_pb_video_slider_0 .et_pb_preload')`);
      await page.evaluate(`(${MUTE}, true)`);
      await page.click(`${slide} .et_pb_video_play`);
      await page.until('the video keeps playing', `document.querySelector('${slide} video').currentTime > 1`);
    },
  },
  {
    name: 'parallax moves with the page',
    path: '/parallax',
    async go(page) {
      await page.until('the behavior has mounted', count('.et_parallax_bg_wrap'));
      const background = `document.querySelector('.et_pb_section_2 .et_parallax_bg')`;
      const place = `(${background}.getBoundingClientRect().top - ${background}.closest('.et_pb_section').getBoundingClientRect().top)`;
      const scroll = (part: number) =>
        page.evaluate(
          `(scrollTo({ top: document.querySelector('.et_pb_section_2').offsetTop - innerHeight * ${part}, behavior: 'instant' }), true)`,
        );
      await scroll(0.8);
      await page.until('the background has its height', `${background}.offsetHeight > 100`);
      const before = await page.evaluate<number>(place);
      await scroll(0.2);
      await page.until('the background has moved', `Math.abs(${place} - ${before}) > 40`);
    },
  },
  {
    name: 'animated elements end visible',
    path: '/animations',
    async go(page) {
      await page.until('the behaviors have mounted', count('.et_had_animation, .et_animated'));
      await page.evaluate(`new Promise(async (done) => {
        for (let y = 0; y < document.body.scrollHeight; y += 300) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((next) => setTimeout(next, 60));
        }
        done(true);
      })`);
      const hidden = `[...document.querySelectorAll('.et_pb_blurb')].filter((one) => getComputedStyle(one).opacity !== '1')`;
      await page.until('all elements are visible', `${hidden}.length === 0`);
    },
  },
  {
    name: 'a contact form reports missing values and accepts typed ones',
    path: '/contact',
    async go(page) {
      const form = '#et_pb_contact_form_0';
      await page.until('the behavior has mounted', mounted('contact-form'));
      await page.click(`${form} .et_pb_contact_submit`);
      await page.until(
        'a message names the missing values',
        `document.querySelector('${form} .et-pb-contact-message').textContent`,
      );
      await page.until('the first field has the focus', focusIn(form));
      await focus(page, '#et_pb_contact_name_0');
      await page.type('Ada');
      await page.until('the name is there', `document.querySelector('#et_pb_contact_name_0').value === 'Ada'`);
    },
  },
  {
    name: 'sticky modules stick',
    path: '/sticky',
    async go(page) {
      await page.until('the behavior has mounted', count('.et_pb_sticky_module'));
      await page.evaluate(`new Promise(async (done) => {
        for (let y = 0; y < 1600; y += 100) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
        done(true);
      })`);
      await page.until('a module is stuck', count('.et_pb_sticky:not(.et_pb_sticky_placeholder)'));
    },
  },
  {
    name: 'a menu opens by keyboard and returns the focus',
    path: '/headers/fixed',
    async go(page) {
      const link = '#top-menu a[aria-expanded]';
      await page.until('the behavior has mounted', count(link));
      await focus(page, link);
      await page.press('ArrowDown');
      await page.until(
        'the menu is open',
        `document.querySelector('${link}').getAttribute('aria-expanded') === 'true'`,
      );
      await page.press('Escape');
      await page.until(
        'the menu is closed',
        `document.querySelector('${link}').getAttribute('aria-expanded') === 'false'`,
      );
      await page.until('the focus is on its link', focusIn(link));
    },
  },
  {
    name: 'the mobile menu opens, and Escape closes it',
    path: '/headers/fixed',
    width: 500,
    async go(page) {
      const bar = '#et_mobile_nav_menu .mobile_menu_bar';
      await page.until('the behavior has mounted', count(`${bar}[role="button"]`));
      await page.click(bar);
      await page.until('the menu is open', count('.mobile_nav.opened .et_mobile_menu'));
      await page.until('the items are visible', `document.querySelector('.et_mobile_menu li a')?.offsetHeight`);
      await page.press('Escape');
      await page.until('the menu is closed', count('.mobile_nav.closed'));
    },
  },
  {
    name: 'a product is added to the cart',
    path: '/shop',
    async go(page) {
      await page.until('the runtime is on the page', `globalThis.enliven`);
      await page.click('a.ajax_add_to_cart');
      await page.until('the link to the cart is there', count('a.added_to_cart'));
    },
  },
];
