/** Doors for media: captions of players, lazy images and frames, facades of videos, and galleries of products. */
import { isLong } from '../support/long';
import { module } from '../support/markup';
import { ADDRESSES, type Payload } from './corpus/corpus';
import { type Door, printed, quoted, ready } from './door';

/** The short form takes every third address. */
const CHOSEN = ADDRESSES.filter((_, at) => isLong || at % 3 === 1);

const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').replaceAll('-->', '--&gt;');

const vtt = (payloads: readonly Payload[]) =>
  `WEBVTT\n\n${payloads.map(({ markup }) => `${oneLine(markup)}\n00:00.000 --> 59:00.000\n<v ${oneLine(markup)}><c.x>${oneLine(markup)}`).join('\n\n')}\n\nend\n00:00.000 --> 59:00.000\nlanded 1`;
const srt = (payloads: readonly Payload[]) =>
  `${payloads.map(({ markup }, at) => `${at + 1}\n00:00:00,000 --> 00:59:00,000\n<b>${oneLine(markup)}</b><font onclick="ran(-1)">`).join('\n\n')}\n\n9999\n00:00:00,000 --> 00:59:00,000\nlanded 2`;
/** A file with the payloads as elements, and as text. */
const ttml = (payloads: readonly Payload[]) =>
  `<?xml version="1.0"?><!DOCTYPE tt [<!ENTITY x "<img src='/none.png' onerror='ran(-1)'/>">]><tt xmlns="http://www.w3.org/ns/ttml" xmlns:h="http://www.w3.org/1999/xhtml"><body><div><p begin="0s" end="3540s">landed 3 &x; <h:img src="/none.png" onerror="ran(-1)"/></p>${payloads.map(({ n, markup }) => `<p begin="0s" end="3540s" id="${quoted(markup)}">${n % 2 ? markup : quoted(markup)}</p>`).join('')}</div></body></tt>`;

const FILES = { '/captions.vtt': vtt, '/captions.srt': srt, '/captions.ttml': ttml };

const captions: Door = {
  name: 'captions of a player',
  author: 'author',
  isolates: true,
  page: (payloads) => {
    const track = (src: string, at: number, kind = 'subtitles', more = '') => {
      const text = quoted(
        payloads
          .filter((_, place) => place % 4 === at)
          .map(({ markup }) => markup)
          .join(' '),
      );
      return `<track kind="${kind}" src="${src}" srclang="${at ? text : 'en'}" label="${text}"${more}>`;
    };
    return {
      body: `<div class="wp-video"><video class="wp-video-shortcode" width="640" height="360" preload="none" controls muted loop><source type="video/mp4" src="/media/drum.mp4">${track('/captions.vtt', 0, 'subtitles', ' default')}${track('/captions.srt', 1, 'captions')}${track('/captions.ttml', 2)}${track('/captions.vtt?chapters', 3, 'chapters')}</video></div>`,
    };
  },
  answer(request, payloads) {
    const { pathname } = new URL(request.url());
    const file = FILES[pathname as keyof typeof FILES];
    return file && { contentType: pathname.endsWith('.vtt') ? 'text/vtt' : 'text/plain', body: file(payloads) };
  },
  async use(page) {
    const shows = (file: number) =>
      page.waitForFunction(
        (text) =>
          [...document.querySelectorAll('.mejs-captions-text')].some((one) => one.textContent?.startsWith(text)),
        `landed ${file}`,
      );
    await page.locator('.mejs-playpause-button button').click();
    await shows(1);
    // Playing takes time that checks need. The bar of a playing video hides, so a key pauses it.
    await page.locator('.mejs-container').press('Space');
    for (const file of [2, 3]) {
      await page.locator('.mejs-captions-button button').press('ArrowDown');
      // Files load one after another.
      await page
        .locator('.mejs-captions-button [role=menuitemradio]:not([aria-disabled=true])')
        .nth(file)
        .press('Enter');
      await shows(file);
    }
    await page.locator('.mejs-chapters-button button').press('ArrowDown');
    await page.locator('.mejs-chapters-button [role=menuitemradio]').first().waitFor();
  },
};

/** Elements that a lazy loader fills in, each with an address; small, so that all are near the window. */
const LAZY: readonly ((to: string) => string)[] = [
  (to) => `<img class="lazy" alt="" width="4" height="4" data-src="${to}" data-srcset="${to} 1x" data-sizes="1px">`,
  (to) => `<img alt="" width="4" height="4" src="data:," data-lazy-src="${to}" data-lazy-srcset="${to} 2x">`,
  (to) =>
    `<picture><source data-srcset="${to}"><img class="lazy" alt="" width="4" height="4" data-src="${to}"></picture>`,
  (to) => `<iframe class="lazy" title="x" width="4" height="4" data-src="${to}"></iframe>`,
  (to) => `<iframe title="x" width="4" height="4" src="about:blank" loading="lazy" data-lazy-src="${to}"></iframe>`,
  (to) => `<iframe class="lazy" title="x" width="4" height="4" data-src="${to}" data-lazy-method="native"></iframe>`,
  (to) => `<video class="lazy" width="4" height="4" data-src="${to}" data-poster="${to}"></video>`,
  (to) => `<video class="lazy" width="4" height="4"><source data-src="${to}"></video>`,
  (to) => `<object class="lazy" width="4" height="4" data-src="${to}"></object>`,
  (to) => `<embed class="lazy" width="4" height="4" data-src="${to}">`,
  (to) => `<div class="lazy" data-bg="${to}" data-bg-hidpi="${to}"></div>`,
  (to) => `<div class="lazy" data-bg-multi="url(${to}),url('${to}')" data-bg-multi-hidpi="url(${to})"></div>`,
  (to) => `<div class="lazy" data-bg-set="url(${to}) 1x|url(${to}) 2x"></div>`,
  (to) => `<div class="rocket-lazyload" data-bg="${to}"></div>`,
  (to) => `<a class="lazy" data-src="${to}" data-href="${to}" data-bg="${to}"></a>`,
  (to) => `<div class="rll-youtube-player" data-src="${to}" data-id="${to}" data-query="${to}" data-alt="${to}"></div>`,
  (to) =>
    `<div class="rll-youtube-player" data-src="${to}" data-id="abc" data-query="autoplay=${to}&amp;x=${to}"></div>`,
];
const LAST = '<img class="lazy last" alt="" width="4" height="4" data-src="/images/bag.svg">';

const lazy: Door = {
  name: 'lazy images, frames and facades',
  author: 'author',
  isolates: true,
  asks: /^https:\/\/www\.youtube\.com\/embed\/[\w-]+\?/,
  // Images and videos never run an address; a policy for trusted types blocks plug-ins.
  ignored: /^a write: has (src|srcset|poster) with \w+:\S*: <(img|source|video) |^needs a policy: .*TrustedScriptURL/,
  page: () => ({
    head: `<style>main *{width:4px;height:4px;float:left}</style>${printed({
      lazyLoadOptions: [
        {},
        {
          elements_selector: 'img[data-lazy-src],.rocket-lazyload,iframe[data-lazy-src]',
          data_src: 'lazy-src',
          data_srcset: 'lazy-srcset',
          data_sizes: 'lazy-sizes',
        },
      ],
    })}${module('/enliven/lazyload.js')}`,
    body: `${CHOSEN.flatMap(({ address }) => LAZY.map((build) => build(quoted(address)))).join('')}${LAST}`,
  }),
  async use(page) {
    await ready(page);
    await page.locator('.last[data-ll-status=loaded]').waitFor();
    await page.waitForFunction(() => document.querySelector('.rll-youtube-player:empty[data-id=abc]') === null);
    // All but frames and links end in a state.
    await page.waitForFunction(
      () => !document.querySelector(':is(.lazy,.rocket-lazyload):is(img,div):not([data-ll-status])'),
    );
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('.rll-youtube-player button')) button.click();
    });
    await page.waitForTimeout(300);
  },
};

const slot = (address: string, text: string, at: number) =>
  `<div class="woocommerce-product-gallery__image" data-thumb="${address}" data-thumb-srcset="${address} 1x"><a href="${address}"><img src="/images/bag.svg?${at}" alt="${text}" title="${text}" width="48" height="36" data-caption="${text}" data-src="${address}" data-large_image="${address}" data-large_image_width="1440" data-large_image_height="1080"${at % 2 ? ` srcset="${address} 1x"` : ''}></a></div>`;

const gallery: Door = {
  name: 'pictures of a product',
  author: 'author',
  isolates: true,
  page: (payloads) => ({
    body: `<div class="product"><div class="woocommerce-product-gallery images" data-columns="4" style="opacity:0;max-width:360px"><figure class="woocommerce-product-gallery__wrapper">${[{ address: '/none.png' }, ...CHOSEN].map(({ address }, at) => slot(quoted(address), quoted(payloads[at * 3]?.markup ?? 'x'), at)).join('')}</figure></div></div>`,
  }),
  async use(page) {
    await ready(page);
    await page.locator('.woocommerce-product-gallery__trigger[href]').waitFor();
    const main = page.locator('.woocommerce-product-gallery__image a').first();
    // Loads the zoom.
    await main.hover();
    await page.evaluate(async () => {
      const [first, ...others] = document.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image');
      const passed = () => new Promise((resolve) => setTimeout(resolve, 20));
      const pointer = (type: string) =>
        first?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', clientX: 20, clientY: 20, bubbles: true }));
      for (const other of others) {
        other.querySelector('a')?.click();
        await passed();
        pointer('pointermove');
        await passed();
        pointer('pointerleave');
      }
    });
    await main.click();
    await page.locator('dialog').waitFor();
    for (const _ of CHOSEN) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(25);
    }
  },
};

/** Doors of media. */
export const mediaDoors: readonly Door[] = [captions, lazy, gallery];
