/** Odd markup, odd browsers, odd settings. */
import { describe, expect, it } from 'vitest';
import { call, expectTrace, frames, outer, scrollTo, site, start, status, trace } from './support/site';

const theSite = site();
const PATIENCE = { timeout: 15_000, interval: 30 };
const SPACE = '<div class="space"></div>';

describe('LazyLoad', () => {
  it('treats a video with preload="none" as loaded', async () => {
    const page = await theSite.open(
      '<video id="i" class="lazy" preload="none" muted data-src="/i.mp4" data-poster="/i.png"></video>',
    );
    await start(page);
    await expectTrace(page, 'finish');
    expect(await trace(page)).toEqual(['enter i', 'loading i', 'loaded i', 'finish']);
    expect(await page.locator('#i').getAttribute('poster')).toBe('/i.png');
  });

  it('loads the other elements if the page requires trusted types, which plug-ins do not get', async () => {
    const page = await theSite.open(
      '<object id="o" class="lazy" data-src="/i.svg"></object><img id="i" class="lazy" data-src="/i.png">',
      { head: `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">` },
    );
    await start(page);
    await expectTrace(page, 'finish');
    expect(await trace(page)).toEqual(['enter o', 'error o', 'enter i', 'loading i', 'loaded i', 'finish']);
    expect(await status(page, '#o')).toBe('error');
    expect(theSite.requests).toEqual(['i.png']);
  });

  it.each([
    'getAttribute',
    'setAttribute',
    'classList',
    'closest',
    'querySelector',
    'querySelectorAll',
    'dispatchEvent',
    'matches',
    'getClientRects',
    'style',
  ])('loads the other elements if a field hides the member "%s" of a form with a background', async (name) => {
    const form = `<form class="lazy" data-bg="/b.png" style="height:9px"><input name="${name}"></form>`;
    const page = await theSite.open(
      `${form}<img id="i" class="lazy" data-src="/i.png">${SPACE}${form}<img id="j" class="lazy" data-src="/j.png">`,
    );
    await start(page);
    await expect.poll(() => status(page, '#i'), PATIENCE).toBe('loaded');
    await scrollTo(page, 1e5);
    await expect.poll(() => status(page, '#j'), PATIENCE).toBe('loaded');
  });

  it('requests only the source of a picture that the browser selects', async () => {
    const page = await theSite.open(
      '<picture><source data-srcset="/s.png 1x, /t.png 2x"><img id="i" class="lazy" data-srcset="/u.png 1x" data-src="/v.png"></picture>',
    );
    await start(page);
    await expectTrace(page, 'loaded i');
    await frames(page);
    expect(theSite.requests).toEqual(['s.png']);
  });

  it('measures the image if data-sizes is auto', async () => {
    const page = await theSite.open(
      '<img id="i" class="lazy" style="width:120px" data-sizes="auto" data-srcset="/s.png 100w, /m.png 200w, /l.png 2000w">',
    );
    await start(page);
    await expectTrace(page, 'loaded i');
    expect(await page.locator('#i').getAttribute('sizes')).toBe('120px');
    expect(theSite.requests).toEqual(['m.png']);
  });

  it('finishes for an image that already has the same address', async () => {
    const page = await theSite.open('<img id="i" class="lazy" src="/i.png" data-src="/i.png">');
    await start(page);
    await expectTrace(page, 'finish');
    expect(await status(page, '#i')).toBe('loaded');
  });

  it.each(['', ' data-loaded="true"', ' data-loaded="no"'])(
    'loads an image below the viewport and keeps its attribute: <img%s>',
    async (mark) => {
      const page = await theSite.open(
        `<p id="p"></p>${SPACE}<img id="i" class="lazy"${mark} width="1" height="1" data-src="/i.png">`,
      );
      await start(page);
      expect(theSite.requests).toEqual([]);
      await scrollTo(page, 9999);
      await expectTrace(page, 'loaded i');
      expect(theSite.requests).toEqual(['i.png']);
      expect(await outer(page, '#i')).toContain(`class="lazy entered loaded"${mark} width`);
    },
  );

  it.each([
    ['/a"b.png', 'url("/a\\"b.png")'],
    ["/a'b.png", 'url("/a\'b.png")'],
    ['/a)b.png', 'url("/a)b.png")'],
    ['/a\\b.png', 'url("/a\\\\b.png")'],
  ])('quotes the background address %s', async (address, written) => {
    const page = await theSite.open('<div id="i" class="box lazy"></div>');
    await page.evaluate((bg) => document.querySelector('#i')?.setAttribute('data-bg', bg), address);
    await start(page);
    await expectTrace(page, 'loading i');
    expect(await page.locator('#i').evaluate((element) => (element as HTMLElement).style.backgroundImage)).toBe(
      written,
    );
  });

  it.each([
    [1, 'data-bg=""', ''],
    [1, 'data-bg="/a" data-bg-hidpi="/b"', 'url("/a")'],
    [2, 'data-bg="/a" data-bg-hidpi="/b"', 'url("/b")'],
    [2, 'data-bg="/a" data-bg-hidpi=""', 'url("/a")'],
    [1, 'data-bg="/a" data-bg-multi="url(/b)"', 'url("/b")'],
    [2, 'data-bg-multi="url(/b)" data-bg-multi-hidpi="url(/c)"', 'url("/c")'],
    [1, `data-bg-multi="url(/b)" data-bg-set="'/c' 1x"`, 'image-set(url("/c") 1x)'],
    [1, `data-bg-set="'/c' 1x, '/d' 2x | '/e' 1x"`, 'image-set(url("/c") 1x, url("/d") 2x), image-set(url("/e") 1x)'],
  ])('at the device pixel ratio %d turns %s into the background “%s”', async (deviceScaleFactor, data, image) => {
    const page = await theSite.open(`<div id="i" class="box lazy" ${data}></div>`, { deviceScaleFactor });
    await start(page);
    await expectTrace(page, 'enter i');
    const style = page.locator('#i').evaluate((element) => (element as HTMLElement).style.backgroundImage);
    expect(await style).toBe(image);
  });

  it('accepts several classes or none for a state', async () => {
    const page = await theSite.open('<img id="i" class="lazy" data-src="/i.png">');
    await start(page, { class_loaded: ' a  b ', class_entered: '' });
    await expectTrace(page, 'loaded i');
    expect(await page.locator('#i').getAttribute('class')).toBe('lazy a b');
    await call(page, 'restoreAll');
    expect(await outer(page, '#i')).toBe('<img id="i" class="lazy" data-src="/i.png">');
  });

  it('restores a printed class that a state has removed', async () => {
    const page = await theSite.open('<img id="i" class="  loading lazy" data-src="/i.png">');
    await start(page);
    await expectTrace(page, 'loaded i');
    expect(await page.locator('#i').getAttribute('class')).toBe('lazy entered loaded');
    await call(page, 'restoreAll');
    expect(await outer(page, '#i')).toBe('<img id="i" class="  loading lazy" data-src="/i.png">');
  });

  it('does not restart after a mutation in the frame of destroy()', async () => {
    const page = await theSite.open('<p id="p"></p>');
    await start(page, { observe: true });
    await page.evaluate(async () => {
      document.querySelector('#p')?.insertAdjacentHTML('beforeend', '<img id="i" class="lazy" data-src="/i.png">');
      // The mutation is recorded by then, and would be processed a frame later.
      await Promise.resolve();
      (globalThis as unknown as { lazy: { destroy(): void } }).lazy.destroy();
    });
    await frames(page);
    expect(await status(page, '#i')).toBeNull();
    expect(theSite.requests).toEqual([]);
  });

  it('loads high-resolution backgrounds on high-resolution screens', async () => {
    const body =
      '<div id="i" class="box lazy" data-bg="/i.png" data-bg-hidpi="/i2.png"></div><div id="j" class="box lazy" data-bg-multi="url(/j.png)" data-bg-multi-hidpi="url(/j2.png)"></div>';
    const sharp = await theSite.open(body, { deviceScaleFactor: 2 });
    await start(sharp);
    await expectTrace(sharp, 'loaded i');
    await expect.poll(() => [...theSite.requests].sort(), PATIENCE).toEqual(['i2.png', 'j2.png']);
    const plain = await theSite.open(body);
    await start(plain);
    await expectTrace(plain, 'loaded i');
    await expect.poll(() => [...theSite.requests].sort(), PATIENCE).toEqual(['i.png', 'j.png']);
  });

  it('causes no layout shift for images with dimensions', async () => {
    const placeholder = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 50 50'%3E%3C/svg%3E";
    const page = await theSite.open(
      `<p>Text</p>${`<img class="lazy" width="50" height="50" style="width:50px;height:auto" src="${placeholder}" data-src="/i.png"><p>Text</p>`.repeat(5)}`,
    );
    const shift = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          addEventListener('lazy:finish', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))));
        }),
    );
    await start(page);
    expect(await shift).toBe(0);
  });

  it('makes no callback before the constructor has returned', async () => {
    const page = await theSite.open('<img id="i" class="lazy" data-src="/i.png">');
    const heard = page.evaluate(() =>
      new Promise<unknown[]>((resolve) => {
        const { LazyLoad } = globalThis as unknown as { LazyLoad: new (settings: object) => unknown };
        const known: unknown[] = [];
        const note = () => known.push(lazy);
        const settings = { callback_enter: note, callback_loading: note, callback_finish: () => resolve(known) };
        const lazy = new LazyLoad(settings);
      }).then((known) => known.map((instance) => typeof instance)),
    );
    expect(await heard).toEqual(['object', 'object']);
  });

  it('ignores an element that is removed before it comes near', async () => {
    const page = await theSite.open(`${SPACE}<video id="v" class="lazy" data-src="/v.mp4" muted></video>`);
    await start(page, { observe: true });
    await page.evaluate(() => {
      const scope = globalThis as unknown as { gone: Element | null };
      scope.gone = document.querySelector('#v');
      scope.gone?.remove();
    });
    await expectTrace(page, 'finish');
    expect(await trace(page)).toEqual(['finish']);
    expect(await page.evaluate(() => (globalThis as unknown as { gone: Element }).gone.outerHTML)).toBe(
      '<video id="v" class="lazy" data-src="/v.mp4" muted=""></video>',
    );
  });

  it('continues when a callback throws', async () => {
    const page = await theSite.open(
      '<img id="i" class="lazy" data-src="/i.png"><img id="j" class="lazy" data-src="/j.png">',
    );
    await page.evaluate(() => {
      const scope = globalThis as unknown as {
        LazyLoad: new (settings: object) => unknown;
        traced(): Record<string, unknown>;
      };
      const settings = scope.traced();
      settings.callback_enter = () => {
        throw new Error('site');
      };
      new scope.LazyLoad(settings);
    });
    await expectTrace(page, 'loaded j');
    await expectTrace(page, 'loaded i');
  });

  it('uses native lazy loading if use_native is set', async () => {
    const page = await theSite.open(
      `${SPACE}<img id="i" class="lazy" data-src="/i.png"><iframe id="f" title="f" class="lazy" data-src="/f.html"></iframe><div id="b" class="box lazy" data-bg="/b.png"></div>`,
    );
    await start(page, { use_native: true });
    expect(await status(page, '#i')).toBe('native');
    expect(await page.locator('#i').getAttribute('loading')).toBe('lazy');
    expect(await status(page, '#b')).toBeNull();
    await scrollTo(page, 99_999);
    await expectTrace(page, 'loaded i');
    await expectTrace(page, 'loaded f');
    expect((await trace(page)).sort()).toEqual(['loaded f', 'loaded i']);
    await call(page, 'restoreAll');
    expect(await outer(page, '#i')).toBe('<img id="i" class="lazy" data-src="/i.png">');
  });
});
