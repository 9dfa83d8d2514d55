/** Odd markup, odd browsers, odd settings. */
import { describe, expect, it } from 'vitest';
import { call, frames, outer, scrollTo, site, start, status, told, trace } from './support/site';

const theSite = site();
const PATIENCE = { timeout: 15_000, interval: 30 };
const SPACE = '<div class="space"></div>';

describe('odd cases', () => {
  it('takes a video that fetches nothing ahead for loaded', async () => {
    const page = await theSite.open(
      '<video id="i" class="lazy" preload="none" muted data-src="/i.mp4" data-poster="/i.png"></video>',
    );
    await start(page);
    await told(page, 'finish');
    expect(await trace(page)).toEqual(['enter i', 'loading i', 'loaded i', 'finish']);
    expect(await page.locator('#i').getAttribute('poster')).toBe('/i.png');
  });

  it('fetches a picture once, of the candidate the browser chooses', async () => {
    const page = await theSite.open(
      '<picture><source data-srcset="/s.png 1x, /t.png 2x"><img id="i" class="lazy" data-srcset="/u.png 1x" data-src="/v.png"></picture>',
    );
    await start(page);
    await told(page, 'loaded i');
    await frames(page);
    expect(theSite.asked).toEqual(['s.png']);
  });

  it('measures where sizes are automatic', async () => {
    const page = await theSite.open(
      '<img id="i" class="lazy" style="width:120px" data-sizes="auto" data-srcset="/s.png 100w, /m.png 200w, /l.png 2000w">',
    );
    await start(page);
    await told(page, 'loaded i');
    expect(await page.locator('#i').getAttribute('sizes')).toBe('120px');
    expect(theSite.asked).toEqual(['m.png']);
  });

  it('ends what has the same address already', async () => {
    const page = await theSite.open('<img id="i" class="lazy" src="/i.png" data-src="/i.png">');
    await start(page);
    await told(page, 'finish');
    expect(await status(page, '#i')).toBe('loaded');
  });

  it.each(['', ' data-loaded="true"', ' data-loaded="no"'])(
    'loads what is below, whose mark stays: <img%s>',
    async (mark) => {
      const page = await theSite.open(
        `<p id="p"></p>${SPACE}<img id="i" class="lazy"${mark} width="1" height="1" data-src="/i.png">`,
      );
      await start(page);
      expect(theSite.asked).toEqual([]);
      await scrollTo(page, 9999);
      await told(page, 'loaded i');
      expect(theSite.asked).toEqual(['i.png']);
      expect(await outer(page, '#i')).toContain(`class="lazy entered loaded"${mark} width`);
    },
  );

  it.each([
    ['/a"b.png', 'url("/a\\"b.png")'],
    ["/a'b.png", 'url("/a\'b.png")'],
    ['/a)b.png', 'url("/a)b.png")'],
    ['/a\\b.png', 'url("/a\\\\b.png")'],
  ])('keeps %s one address', async (address, written) => {
    const page = await theSite.open('<div id="i" class="box lazy"></div>');
    await page.evaluate((bg) => document.querySelector('#i')?.setAttribute('data-bg', bg), address);
    await start(page);
    await told(page, 'loading i');
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
  ])('at ratio %d %s is %s', async (deviceScaleFactor, data, image) => {
    const page = await theSite.open(`<div id="i" class="box lazy" ${data}></div>`, { deviceScaleFactor });
    await start(page);
    await told(page, 'enter i');
    const style = page.locator('#i').evaluate((element) => (element as HTMLElement).style.backgroundImage);
    expect(await style).toBe(image);
  });

  it('shows a state by several classes, or by none', async () => {
    const page = await theSite.open('<img id="i" class="lazy" data-src="/i.png">');
    await start(page, { class_loaded: ' a  b ', class_entered: '' });
    await told(page, 'loaded i');
    expect(await page.locator('#i').getAttribute('class')).toBe('lazy a b');
    await call(page, 'restoreAll');
    expect(await outer(page, '#i')).toBe('<img id="i" class="lazy" data-src="/i.png">');
  });

  it('gives back a class that the server printed and a state took away', async () => {
    const page = await theSite.open('<img id="i" class="  loading lazy" data-src="/i.png">');
    await start(page);
    await told(page, 'loaded i');
    expect(await page.locator('#i').getAttribute('class')).toBe('lazy entered loaded');
    await call(page, 'restoreAll');
    expect(await outer(page, '#i')).toBe('<img id="i" class="  loading lazy" data-src="/i.png">');
  });

  it('does not come back to life by a change in the frame of its end', async () => {
    const page = await theSite.open('<p id="p"></p>');
    await start(page, { observe: true });
    await page.evaluate(async () => {
      document.querySelector('#p')?.insertAdjacentHTML('beforeend', '<img id="i" class="lazy" data-src="/i.png">');
      // The change is known by then, and looked at a frame later.
      await Promise.resolve();
      (globalThis as unknown as { lazy: { destroy(): void } }).lazy.destroy();
    });
    await frames(page);
    expect(await status(page, '#i')).toBeNull();
    expect(theSite.asked).toEqual([]);
  });

  it('chooses sharp backgrounds on sharp screens', async () => {
    const body =
      '<div id="i" class="box lazy" data-bg="/i.png" data-bg-hidpi="/i2.png"></div><div id="j" class="box lazy" data-bg-multi="url(/j.png)" data-bg-multi-hidpi="url(/j2.png)"></div>';
    const sharp = await theSite.open(body, { deviceScaleFactor: 2 });
    await start(sharp);
    await told(sharp, 'loaded i');
    await expect.poll(() => [...theSite.asked].sort(), PATIENCE).toEqual(['i2.png', 'j2.png']);
    const plain = await theSite.open(body);
    await start(plain);
    await told(plain, 'loaded i');
    await expect.poll(() => [...theSite.asked].sort(), PATIENCE).toEqual(['i.png', 'j.png']);
  });

  it('moves nothing that says how large it is', async () => {
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

  it('says nothing about what it does before whoever asked for the instance has it', async () => {
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

  it('leaves alone what goes before it has come near', async () => {
    const page = await theSite.open(`${SPACE}<video id="v" class="lazy" data-src="/v.mp4" muted></video>`);
    await start(page, { observe: true });
    await page.evaluate(() => {
      const scope = globalThis as unknown as { gone: Element | null };
      scope.gone = document.querySelector('#v');
      scope.gone?.remove();
    });
    await told(page, 'finish');
    expect(await trace(page)).toEqual(['finish']);
    expect(await page.evaluate(() => (globalThis as unknown as { gone: Element }).gone.outerHTML)).toBe(
      '<video id="v" class="lazy" data-src="/v.mp4" muted=""></video>',
    );
  });

  it('goes on when a callback throws', async () => {
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
    await told(page, 'loaded j');
    await told(page, 'loaded i');
  });

  it('leaves to the browser what it can do by itself', async () => {
    const page = await theSite.open(
      `${SPACE}<img id="i" class="lazy" data-src="/i.png"><iframe id="f" title="f" class="lazy" data-src="/f.html"></iframe><div id="b" class="box lazy" data-bg="/b.png"></div>`,
    );
    await start(page, { use_native: true });
    expect(await status(page, '#i')).toBe('native');
    expect(await page.locator('#i').getAttribute('loading')).toBe('lazy');
    expect(await status(page, '#b')).toBeNull();
    await scrollTo(page, 99_999);
    await told(page, 'loaded i');
    await told(page, 'loaded f');
    expect((await trace(page)).sort()).toEqual(['loaded f', 'loaded i']);
    await call(page, 'restoreAll');
    expect(await outer(page, '#i')).toBe('<img id="i" class="lazy" data-src="/i.png">');
  });
});
