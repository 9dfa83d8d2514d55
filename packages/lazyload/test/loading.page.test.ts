/** When things load, what is cancelled, and what becomes of what fails. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { outer, scrollTo, site, trace } from './support/site';

const theSite = site();
const PATIENCE = { timeout: 15_000, interval: 30 };
const SPACE = '<div class="space"></div>';

const start = (page: Page, settings: object = {}): Promise<void> =>
  page.evaluate((given) => {
    const scope = globalThis as unknown as {
      LazyLoad: new (settings: object) => unknown;
      traced(from: object): object;
      lazy: unknown;
    };
    scope.lazy = new scope.LazyLoad(scope.traced(given));
  }, settings);

const told = (page: Page, what: string) => expect.poll(() => trace(page), PATIENCE).toContain(what);
const call = (page: Page, name: string) =>
  page.evaluate((method) => (globalThis as unknown as { lazy: Record<string, () => void> }).lazy[method]?.(), name);
const counts = (page: Page) =>
  page.evaluate(() => {
    const { loadingCount, toLoadCount } = (
      globalThis as unknown as { lazy: { loadingCount: number; toLoadCount: number } }
    ).lazy;
    return [loadingCount, toLoadCount];
  });
const status = (page: Page, selector: string) => page.locator(selector).getAttribute('data-ll-status');
const frames = (page: Page) => scrollTo(page, 0);

describe('when', () => {
  it('is 300 pixels before the window, and not one more', async () => {
    const far = (below: number) =>
      `<img id="i${below}" class="lazy" style="position:absolute;top:${600 + below}px" data-src="/i${below}.png">`;
    const page = await theSite.open(far(299) + far(302));
    await start(page);
    await told(page, 'loaded i299');
    await frames(page);
    expect(theSite.asked).toEqual(['i299.png']);
  });

  it.each([
    [{ threshold: 0 }, []],
    [{ thresholds: '500px 0px' }, ['i.png']],
    [{ thresholds: 'nonsense', threshold: 500 }, []],
    [{ threshold: '350' }, ['i.png']],
  ])('is what %j says', async (settings, asked) => {
    const page = await theSite.open('<img id="i" class="lazy" style="position:absolute;top:940px" data-src="/i.png">');
    await start(page, settings);
    await frames(page);
    await expect.poll(() => [...theSite.asked], PATIENCE).toEqual(asked);
  });

  it.each(['fetchpriority="high"', 'loading="eager"', 'data-skip-lazy', 'data-no-lazy', 'class="lazy skip-lazy"'])(
    'is at once for %s, however far away',
    async (wish) => {
      const markup = `<img id="i" ${wish} ${wish.startsWith('class') ? '' : 'class="lazy"'} data-src="/i.png">`;
      const page = await theSite.open(SPACE + markup);
      await start(page);
      expect(await page.locator('#i').getAttribute('src')).toBe('/i.png');
      await told(page, 'loaded i');
      expect(await page.locator('#i').getAttribute('fetchpriority')).toBe(
        wish.includes('fetchpriority') ? 'high' : null,
      );
    },
  );

  it('is when a hidden tab is shown, or with what it is hidden in', async () => {
    const tab = '<div style="height:50px"><div id="tab" hidden><img id="i" class="lazy" data-src="/i.png"></div></div>';
    const page = await theSite.open(tab);
    await start(page);
    await frames(page);
    expect(theSite.asked).toEqual([]);
    await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('hidden'));
    await told(page, 'loaded i');

    const other = await theSite.open(tab);
    await start(other, { load_hidden: true });
    await told(other, 'loaded i');
    expect(await trace(other)).not.toContain('cancel i');
  });

  it('is not for what hidden things are far away in', async () => {
    const page = await theSite.open(
      `${SPACE}<div><img id="i" class="lazy" style="display:none" data-src="/i.png"></div>`,
    );
    await start(page, { load_hidden: true });
    await frames(page);
    expect(theSite.asked).toEqual([]);
  });

  it('is measured from a container that scrolls', async () => {
    const page = await theSite.open(
      '<div id="box" style="width:100px;height:100px;overflow:auto"><div style="width:5000px;height:60px"><img id="i" class="lazy" style="margin-left:600px" data-src="/i.png"></div></div>',
    );
    await page.evaluate(() => {
      const scope = globalThis as unknown as {
        LazyLoad: new (settings: object) => unknown;
        traced(from: object): object;
      };
      new scope.LazyLoad(scope.traced({ container: document.querySelector('#box'), threshold: 100 }));
    });
    await frames(page);
    expect(theSite.asked).toEqual([]);
    await page.evaluate(() => document.querySelector('#box')?.scrollTo({ left: 450, behavior: 'instant' }));
    await told(page, 'loaded i');
  });

  it('is at once when the page is printed, and for programs that read it', async () => {
    const page = await theSite.open(`${SPACE}<img id="i" class="lazy" data-src="/i.png">`);
    await start(page);
    expect(await counts(page)).toEqual([0, 1]);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await told(page, 'loaded i');
    expect(await counts(page)).toEqual([0, 0]);

    const bot = await theSite.open(`${SPACE}<img id="i" class="lazy" data-src="/i.png">`, {
      userAgent: 'Googlebot/2.1',
    });
    await start(bot);
    await told(bot, 'finish');
    expect(await trace(bot)).toEqual(['loading i', 'loaded i', 'finish']);
  });

  it('is never for copies without script, molds, builders and what is left alone', async () => {
    const img = '<img class="lazy" data-src="/i.png">';
    const page = await theSite.open(
      `<noscript>${img}</noscript><template>${img}</template><div id="et-fb-app">${img}</div><div data-enliven-ignore>${img}</div><div id="parsed"></div>`,
    );
    await page.evaluate((markup) => {
      // As a page fetched in the background brings it: parsed without script, a copy is an element.
      const parsed = new DOMParser().parseFromString(`<noscript>${markup}</noscript>`, 'text/html');
      document.querySelector('#parsed')?.append(...parsed.querySelectorAll('noscript'));
    }, img);
    const before = await page.content();
    await start(page);
    await frames(page);
    expect(await page.content()).toBe(before);
    expect(theSite.asked).toEqual([]);
  });
});

describe('leaving', () => {
  const SLOW = `<div style="height:1200px"></div><picture><source data-srcset="/i.png?wait=1500"><img id="i" class="lazy" src="data:," data-src="/i.png?wait=1500"></picture>${SPACE}`;

  it('gives up an image, and coming back begins anew', async () => {
    const page = await theSite.open(SLOW);
    const before = await outer(page, 'picture');
    await start(page);
    await scrollTo(page, 1000);
    await told(page, 'loading i');
    expect(await counts(page)).toEqual([1, 1]);
    await scrollTo(page, 0);
    await told(page, 'exit i');
    expect(await trace(page)).toEqual(['enter i', 'loading i', 'cancel i', 'exit i']);
    expect(await outer(page, 'picture')).toBe(before.replace('class="lazy"', 'class="lazy entered exited"'));
    expect(await counts(page)).toEqual([0, 1]);
    await expect.poll(() => [...theSite.asked], PATIENCE).toEqual(['i.png', '!i.png']);
    await scrollTo(page, 1000);
    await told(page, 'loaded i');
    expect(theSite.asked).toEqual(['i.png', '!i.png', 'i.png']);
  });

  it.each([
    [{ cancel_on_exit: false }, ['enter i', 'loading i', 'exit i', 'enter i', 'loaded i', 'finish']],
    [{ unobserve_entered: true }, ['enter i', 'loading i', 'loaded i', 'finish']],
    [
      { cancel_on_exit: false, unobserve_completed: false },
      ['enter i', 'loading i', 'exit i', 'enter i', 'loaded i', 'finish', 'exit i'],
    ],
  ])('with %j goes on', async (settings, expected) => {
    const page = await theSite.open(SLOW);
    await start(page, settings);
    await scrollTo(page, 1000);
    await told(page, 'loading i');
    await scrollTo(page, 0);
    await scrollTo(page, 1000);
    await told(page, 'loaded i');
    await scrollTo(page, 0);
    expect(await trace(page)).toEqual(expected);
    expect(await status(page, '#i')).toBe('loaded');
  });

  it('never gives up frames', async () => {
    const page = await theSite.open(
      `<div style="height:1200px"></div><iframe id="i" title="i" class="lazy" data-src="/i.html?wait=800"></iframe>${SPACE}`,
    );
    await start(page);
    await scrollTo(page, 1000);
    await told(page, 'loading i');
    await scrollTo(page, 0);
    await told(page, 'loaded i');
    expect(await trace(page)).toEqual(['enter i', 'loading i', 'exit i', 'loaded i', 'finish']);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });
});

describe('failing', () => {
  const KINDS: readonly [string, string, string][] = [
    ['an image', '<img id="i" class="lazy" data-src="/i.png">', 'i.png'],
    [
      'a picture',
      '<picture><source data-srcset="/i.png"><img id="i" class="lazy" data-src="/j.png"></picture>',
      'i.png',
    ],
    ['a background', '<div id="i" class="box lazy" data-bg="/i.png"></div>', 'i.png'],
    [
      'a video with sources',
      '<video id="i" class="lazy" muted><source data-src="/i.mp4" type="video/mp4"></video>',
      'i.mp4',
    ],
    ['a video', '<video id="i" class="lazy" muted data-src="/i.mp4"></video>', 'i.mp4'],
  ];

  it.each(KINDS)('%s says so, and loads once the visitor is back online', async (_kind, markup, file) => {
    const page = await theSite.open(markup);
    theSite.missing.add(file);
    await start(page);
    await told(page, 'error i');
    expect(await status(page, '#i')).toBe('error');
    expect(await page.locator('#i').getAttribute('class')).toMatch(/entered error$/);
    theSite.missing.clear();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await told(page, 'loaded i');
    expect(await status(page, '#i')).toBe('loaded');
    expect(await page.locator('#i').getAttribute('class')).toMatch(/entered loaded$/);
    expect(await trace(page)).toEqual([
      'enter i',
      'loading i',
      'error i',
      'finish',
      'enter i',
      'loading i',
      'loaded i',
      'finish',
    ]);
  });

  it('an object says so, and stays that way, since browsers never fetch for it again', async () => {
    const page = await theSite.open('<object id="i" class="lazy" type="image/svg+xml" data-src="/i.svg"></object>');
    theSite.missing.add('i.svg');
    await start(page);
    await told(page, 'error i');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await counts(page)).toEqual([0, 0]);
    expect(await status(page, '#i')).toBe('error');
  });

  it('a background that loads in the end is seen', async () => {
    const page = await theSite.open('<div id="i" class="box lazy" data-bg="/i.png"></div>');
    theSite.missing.add('i.png');
    await start(page);
    await told(page, 'error i');
    await frames(page);
    const empty = await page.locator('#i').screenshot();
    theSite.missing.clear();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await told(page, 'loaded i');
    await expect.poll(async () => (await page.locator('#i').screenshot()).equals(empty), PATIENCE).toBe(false);
  });

  it('gives back what was there where the site wants that', async () => {
    const page = await theSite.open('<img id="i" class="lazy" src="data:," data-src="/i.png">');
    theSite.missing.add('i.png');
    await start(page, { restore_on_error: true });
    await told(page, 'error i');
    expect(await outer(page, '#i')).toBe(
      '<img id="i" class="lazy entered error" src="data:," data-src="/i.png" data-ll-status="error">',
    );
  });

  it('waits for the last source of a video', async () => {
    const page = await theSite.open(
      '<video id="i" class="lazy" muted><source data-src="/none.mp4" type="video/mp4"><source data-src="/i.mp4" type="video/mp4"></video>',
    );
    theSite.missing.add('none.mp4');
    await start(page);
    await told(page, 'loaded i');
    expect(await trace(page)).not.toContain('error i');
  });
});

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
