/** Replacement of a cache plugin's own script: its markup, options and inline scripts, and restoring the markup. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectTrace, outer, scrollTo, site } from './support/site';

const theSite = site();
const PATIENCE = { timeout: 15_000, interval: 30 };
const SPACE = '<div class="space"></div>';
const PLACEHOLDER =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2050%2050'%3E%3C/svg%3E";

/** Options as the plugin prints them, and its inline listener for new instances. */
const PLUGIN = `<script>window.lazyLoadOptions = [{ elements_selector: 'img[data-lazy-src],.rocket-lazyload,iframe[data-lazy-src]', data_src: 'lazy-src', data_srcset: 'lazy-srcset', data_sizes: 'lazy-sizes', class_loading: 'lazyloading', class_loaded: 'lazyloaded', threshold: 300,
  callback_loaded: (element) => element.dataset.rocketLazyload === 'fitvidscompatible' && element.classList.add('fitted') },
 { elements_selector: '.rocket-lazyload', data_src: 'lazy-src', data_srcset: 'lazy-srcset', data_sizes: 'lazy-sizes', class_loading: 'lazyloading', class_loaded: 'lazyloaded', threshold: 300 }];
globalThis.instances = [];
window.addEventListener('LazyLoad::Initialized', (event) => {
  const { instance } = event.detail;
  instances.push(instance);
  new MutationObserver(() => instance.update()).observe(document.body, { childList: true, subtree: true });
}, false);</script>`;

const image = (id: string) =>
  `<img id="${id}" width="50" height="50" src="${PLACEHOLDER}" alt="" data-lazy-srcset="/${id}.png 1x" data-lazy-sizes="50px" data-lazy-src="/${id}.png"><noscript><img src="/${id}.png" alt=""></noscript>`;
const BODY = `${image('first')}<picture><source data-lazy-srcset="/p.png">${image('pic')}</picture>
<iframe id="frame" title="f" loading="lazy" src="about:blank" data-rocket-lazyload="fitvidscompatible" data-lazy-src="/f.html"></iframe>
<div id="back" data-bg="/back.png" class="box  rocket-lazyload " style="color:red"></div><section id="bare" class="rocket-lazyload" data-bg="/bare.png"></section>${SPACE}${image('far')}`;

const status = (page: Page, id: string) => page.locator(`#${id}`).getAttribute('data-ll-status');
const soon = (page: Page, id: string, what: string | null) => expect.poll(() => status(page, id), PATIENCE).toBe(what);
const mountAll = (page: Page, markup: string) =>
  page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), markup);

describe('the plugin’s markup', () => {
  it('loads by its options, each element by one instance', async () => {
    const page = await theSite.open(PLUGIN + BODY);
    for (const id of ['first', 'pic', 'frame', 'back', 'bare']) await soon(page, id, 'loaded');
    expect(await status(page, 'far')).toBeNull();
    expect(await page.locator('#first').getAttribute('class')).toBe('entered lazyloaded');
    expect(await page.locator('#first').getAttribute('data-lazy-src')).toBe('/first.png');
    expect(await page.locator('#frame').getAttribute('class')).toBe('entered lazyloaded fitted');
    expect([...theSite.requests].sort()).toEqual(['back.png', 'bare.png', 'f.html', 'first.png', 'p.png']);
    expect(await page.evaluate(() => (globalThis as unknown as { instances: unknown[] }).instances.length)).toBe(2);
    await scrollTo(page, 99_999);
    await soon(page, 'far', 'loaded');
  });

  it('is restored byte for byte, even by a destroyed instance', async () => {
    const page = await theSite.open(PLUGIN + BODY, { script: 'none' });
    const sent = await page.evaluate(() => document.body.innerHTML);
    await page.addScriptTag({ url: '/ours.js' });
    await page.evaluate(() => document.body.querySelector('script[src]')?.remove());
    for (const id of ['first', 'frame', 'back', 'bare']) await soon(page, id, 'loaded');
    await page.evaluate(() => {
      const { instances } = globalThis as unknown as { instances: { destroy(): void; restoreAll(): void }[] };
      document.head.querySelector('script[src]')?.remove();
      for (const instance of instances) instance.destroy();
      for (const instance of instances) instance.restoreAll();
    });
    // Changes by the page's own callback stay.
    expect((await page.evaluate(() => document.body.innerHTML)).replace(' class="fitted"', '')).toBe(sent);
  });

  it('keeps changes of other scripts when it is restored', async () => {
    const page = await theSite.open(PLUGIN + BODY);
    await soon(page, 'back', 'loaded');
    await page.evaluate(() => {
      const back = document.querySelector<HTMLElement>('#back');
      back?.classList.add('theirs');
      back?.style.setProperty('height', '70px');
      const { instances } = globalThis as unknown as { instances: { restoreAll(): void }[] };
      for (const instance of instances) instance.restoreAll();
    });
    expect(await outer(page, '#back')).toBe(
      '<div id="back" data-bg="/back.png" class="box rocket-lazyload theirs" style="color: red; height: 70px;"></div>',
    );
  });

  it('loads if its options come after the script, and in elements that are inserted later', async () => {
    const page = await theSite.open(`<script src="/ours.js"></script>${PLUGIN}${image('first')}`, { script: 'none' });
    await soon(page, 'first', 'loaded');
    await mountAll(page, `<p>${image('late')}</p>`);
    await soon(page, 'late', 'loaded');
  });

  it('loads by the other options if one selector is invalid, which is reported once', async () => {
    const page = await theSite.open('<img id="a" class="lazy" data-src="/a.png">', {
      head: `<script>errors = []; addEventListener('error', ({ error }) => errors.push(error.message));
        lazyLoadOptions = [{ elements_selector: 'img:nope(' }, traced()];</script>`,
    });
    await expectTrace(page, 'loaded a');
    await page.evaluate(() => document.body.append('later'));
    await scrollTo(page, 0);
    const errors = await page.evaluate(() => (globalThis as unknown as { errors: string[] }).errors);
    expect(errors).toEqual([expect.stringContaining('img:nope(')]);
  });

  it('is not loaded if another script has defined LazyLoad before', async () => {
    const page = await theSite.open(`<script>globalThis.LazyLoad = 'theirs';</script>${PLUGIN}${image('first')}`);
    await scrollTo(page, 0);
    expect(await status(page, 'first')).toBeNull();
    expect(await page.evaluate(() => (globalThis as unknown as { LazyLoad: unknown }).LazyLoad)).toBe('theirs');
  });
});

/** Options of one instance with observe, without the plugin's own observer. */
const OPTIONS = `<script>globalThis.lazyLoadOptions = traced();
addEventListener('LazyLoad::Initialized', ({ detail }) => { globalThis.lazy = detail.instance; });</script>`;
const traceOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { trace: string[] }).trace);

describe('a changing page', () => {
  it('loads inserted elements and their descendants, except in data-enliven-ignore', async () => {
    const page = await theSite.open(OPTIONS);
    await mountAll(
      page,
      '<img id="a" class="lazy" data-src="/a.png"><p data-enliven-ignore><img id="c" class="lazy" data-src="/c.png"></p>',
    );
    await mountAll(page, '<ul><li><img id="b" class="lazy" data-src="/b.png"></li></ul>');
    await soon(page, 'a', 'loaded');
    await soon(page, 'b', 'loaded');
    expect(await status(page, 'c')).toBeNull();
  });

  it('loads an element again when its address changes', async () => {
    const page = await theSite.open(`${OPTIONS}<img id="a" class="lazy" data-src="/a.png">`);
    await soon(page, 'a', 'loaded');
    await page.evaluate(() => document.querySelector('#a')?.setAttribute('data-src', '/b.png'));
    await expect.poll(() => page.locator('#a').getAttribute('src'), PATIENCE).toBe('/b.png');
    await soon(page, 'a', 'loaded');
    expect(theSite.requests).toEqual(['a.png', 'b.png']);
    await page.evaluate(() => document.querySelector('#a')?.setAttribute('data-srcset', '/c.png 1x'));
    await expect.poll(() => page.locator('#a').getAttribute('srcset'), PATIENCE).toBe('/c.png 1x');
    await soon(page, 'a', 'loaded');
    expect(theSite.requests).toEqual(['a.png', 'b.png', 'c.png']);
  });

  it('does not wait for a removed element, and loads it when it is inserted again', async () => {
    const page = await theSite.open(OPTIONS);
    await mountAll(page, '<iframe id="a" title="a" class="lazy" data-src="/a.html?wait=1500"></iframe>');
    await soon(page, 'a', 'loading');
    await page.evaluate(() => {
      const scope = globalThis as unknown as { taken: Element | null };
      scope.taken = document.querySelector('#a');
      scope.taken?.remove();
    });
    await expect.poll(() => traceOf(page), PATIENCE).toContain('finish');
    await page.evaluate(() => document.body.append((globalThis as unknown as { taken: Element }).taken));
    await soon(page, 'a', 'loaded');
  });

  it('is not observed after destroy()', async () => {
    const page = await theSite.open(`${OPTIONS}<img id="a" class="lazy" data-src="/a.png">`);
    await soon(page, 'a', 'loaded');
    await page.evaluate(() => (globalThis as unknown as { lazy: { destroy(): void } }).lazy.destroy());
    await mountAll(page, '<img id="b" class="lazy" data-src="/b.png">');
    await page.evaluate(() => ['online', 'beforeprint'].forEach((type) => void dispatchEvent(new Event(type))));
    await scrollTo(page, 0);
    expect(await status(page, 'b')).toBeNull();
  });
});

describe('the LazyLoad API', () => {
  it('loads a single element, and resets its status', async () => {
    const page = await theSite.open('<img id="a" data-src="/a.png">');
    await page.evaluate(() => {
      const { LazyLoad, traced } = globalThis as unknown as {
        LazyLoad: { load(element: Element | null, settings: object): void };
        traced(): object;
      };
      LazyLoad.load(document.querySelector('#a'), traced());
    });
    await soon(page, 'a', 'loaded');
    expect(await traceOf(page)).toEqual([]);
    // The element is in the viewport, but no instance observes it.
    expect(await page.locator('#a').getAttribute('class')).toBe('loaded');
    await page.evaluate(() =>
      (globalThis as unknown as { LazyLoad: { resetStatus(element: Element | null): void } }).LazyLoad.resetStatus(
        document.querySelector('#a'),
      ),
    );
    expect(await status(page, 'a')).toBeNull();
  });

  it('sends events that bubble', async () => {
    const page = await theSite.open('<div id="outer"><img id="a" class="lazy" data-src="/a.png"></div>');
    const events = page.evaluate(
      () =>
        new Promise((resolve) => {
          const heard: string[] = [];
          for (const what of ['enter', 'loading', 'loaded'])
            document
              .querySelector('#outer')
              ?.addEventListener(`lazy:${what}`, ({ type, target }) => heard.push(`${type} ${(target as Element).id}`));
          document.addEventListener('lazy:finish', () => resolve(heard));
          const { LazyLoad } = globalThis as unknown as { LazyLoad: new () => unknown };
          new LazyLoad();
        }),
    );
    expect(await events).toEqual(['lazy:enter a', 'lazy:loading a', 'lazy:loaded a']);
  });
});

describe('the replacement of the plugin’s inline scripts', () => {
  const PLAYER =
    '<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/abc" data-id="abc" data-query="feature=oembed" data-alt="A film"></div>';

  it('shows a button for a player, which a press replaces with the focused player', async () => {
    const page = await theSite.open(PLAYER);
    await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
    const button = page.getByRole('button', { name: 'play Youtube video' });
    await button.waitFor();
    expect(
      await page.locator('.rll-youtube-player > div[data-id="abc"][data-query="feature=oembed"] > button.play').count(),
    ).toBe(1);
    expect(await page.locator('.rll-youtube-player img').count()).toBe(0);
    await button.focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('src')).toBe('https://www.youtube.com/embed/abc?autoplay=1&feature=oembed');
    expect(await frame.getAttribute('title')).toBe('A film');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(await page.locator('.rll-youtube-player').count()).toBe(0);
  });

  it('loads thumbnails and uses the cookie-free host if the options say so, and skips filled players', async () => {
    const page = await theSite.open(
      `<script>lazyLoadOptions = { youtube_thumbnails: true, youtube_nocookie: true };</script>${PLAYER}<div class="rll-youtube-player" id="own"><b>Own</b></div>`,
    );
    await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
    const picture = page.locator('.rll-youtube-player img');
    await picture.waitFor({ state: 'attached' });
    expect(await picture.getAttribute('src')).toBe('https://i.ytimg.com/vi/abc/hqdefault.jpg');
    expect(await picture.getAttribute('alt')).toBe('A film');
    expect(await outer(page, '#own')).toBe('<div class="rll-youtube-player" id="own"><b>Own</b></div>');
    await page.getByRole('button').click();
    expect(await page.locator('iframe').getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc/,
    );
  });

  it('adds backgrounds of style sheets when their elements come near', async () => {
    const pairs = [
      { selector: '.near', style: '.near{--wpr-bg-1: url("/near.png");}', hash: '1', url: '/near.png' },
      { selector: '.far', style: '.far{--wpr-bg-2: url("/far.png");}', hash: '2', url: '/far.png' },
      { selector: '???', style: '', hash: '3', url: '' },
      { selector: '.late', style: '.late{--wpr-bg-4: url("/late.png");}', hash: '4', url: '/late.png' },
    ];
    const page = await theSite.open(
      `<div class="box near"></div>${SPACE}<div class="box far"></div><script>const rocket_pairs = ${JSON.stringify(pairs)}; var rocket_lazyload_css_data = { threshold: '300' };</script>`,
      {
        head: '<style>.near{background:var(--wpr-bg-1)}.far{background:var(--wpr-bg-2)}.late{background:var(--wpr-bg-4)}</style><style id="wpr-lazyload-bg-container"></style>',
      },
    );
    await expect.poll(() => [...theSite.requests], PATIENCE).toEqual(['near.png']);
    expect(await page.locator('.near').getAttribute('data-rocket-lazy-bg-1')).toBe('loaded');
    expect(await page.locator('.far').getAttribute('data-rocket-lazy-bg-2')).toBeNull();
    await mountAll(page, '<div class="box late"></div>');
    await expect.poll(() => [...theSite.requests], PATIENCE).toEqual(['near.png', 'late.png']);
    await scrollTo(page, 99_999);
    await expect.poll(() => [...theSite.requests], PATIENCE).toEqual(['near.png', 'late.png', 'far.png']);
  });

  it('adds backgrounds of style sheets after a form whose fields hide its methods', async () => {
    const pairs = ['form', 'div'].map((name) => ({
      selector: `${name}.box`,
      style: `${name}.box{background:url("/${name}.png")}`,
      hash: name,
      url: `/${name}.png`,
    }));
    const fields = ['matches', 'setAttribute'].map((name) => `<input name="${name}">`).join('');
    await theSite.open(
      `<form class="box">${fields}</form><div class="box"></div><script>const rocket_pairs = ${JSON.stringify(pairs)};</script>`,
      { head: '<style id="wpr-lazyload-bg-container"></style>' },
    );
    await expect.poll(() => [...theSite.requests].sort(), PATIENCE).toEqual(['div.png', 'form.png']);
  });
});
