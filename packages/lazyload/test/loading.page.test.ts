/** When elements load, and canceled requests. */
import { describe, expect, it } from 'vitest';
import { call, counts, expectTrace, frames, outer, scrollTo, site, start, status, trace } from './support/site';

const theSite = site();
const PATIENCE = { timeout: 15_000, interval: 30 };
const SPACE = '<div class="space"></div>';

describe('loading', () => {
  it('starts 300 px before the viewport, and not earlier', async () => {
    const far = (below: number) =>
      `<img id="i${below}" class="lazy" style="position:absolute;top:${600 + below}px" data-src="/i${below}.png">`;
    const page = await theSite.open(far(299) + far(302));
    await start(page);
    await expectTrace(page, 'loaded i299');
    await frames(page);
    expect(theSite.requests).toEqual(['i299.png']);
  });

  it.each([
    [{ threshold: 0 }, []],
    [{ thresholds: '500px 0px' }, ['i.png']],
    [{ thresholds: 'nonsense', threshold: 500 }, ['i.png']],
    [{ threshold: 'nonsense' }, []],
    [{ threshold: '350' }, ['i.png']],
  ])('with the settings %j at a distance of 340 px requests %j', async (settings, expected) => {
    const page = await theSite.open('<img id="i" class="lazy" style="position:absolute;top:940px" data-src="/i.png">');
    await start(page, settings);
    await frames(page);
    await expect.poll(() => [...theSite.requests], PATIENCE).toEqual(expected);
  });

  it.each(['fetchpriority="high"', 'loading="eager"', 'data-skip-lazy', 'data-no-lazy', 'class="lazy skip-lazy"'])(
    'starts at once for %s at any distance',
    async (wish) => {
      const markup = `<img id="i" ${wish} ${wish.startsWith('class') ? '' : 'class="lazy"'} data-src="/i.png">`;
      const page = await theSite.open(SPACE + markup);
      await start(page);
      expect(await page.locator('#i').getAttribute('src')).toBe('/i.png');
      await expectTrace(page, 'loaded i');
      expect(await page.locator('#i').getAttribute('fetchpriority')).toBe(
        wish.includes('fetchpriority') ? 'high' : null,
      );
    },
  );

  it('starts when an element comes near, even for thousands of elements', async () => {
    const page = await theSite.open(
      `${SPACE}${'<img class="lazy" data-src="/x.png">'.repeat(1500)}<img id="last" class="lazy" data-src="/last.png">`,
    );
    await start(page);
    expect(await counts(page)).toEqual([0, 1501]);
    // Elements that are observed only in a later frame are included.
    for (let frame = 0; frame < 3; frame++) await frames(page);
    expect(theSite.requests).toEqual([]);
    await scrollTo(page, 99_999);
    await expectTrace(page, 'loaded last');
  });

  it('does not start after destroy() for elements that were not observed yet', async () => {
    const page = await theSite.open(
      `${'<br class="lazy">'.repeat(1000)}<img id="last" class="lazy" data-src="/l.png">`,
    );
    await start(page);
    await call(page, 'destroy');
    await frames(page);
    await scrollTo(page, 99_999);
    expect(theSite.requests).toEqual([]);
  });

  it('starts when a hidden tab is shown, or with load_hidden when its container comes near', async () => {
    const tab = '<div style="height:50px"><div id="tab" hidden><img id="i" class="lazy" data-src="/i.png"></div></div>';
    const page = await theSite.open(tab);
    await start(page);
    await frames(page);
    expect(theSite.requests).toEqual([]);
    await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('hidden'));
    await expectTrace(page, 'loaded i');

    const other = await theSite.open(tab);
    await start(other, { load_hidden: true });
    await expectTrace(other, 'loaded i');
    expect(await trace(other)).not.toContain('cancel i');
  });

  it('does not start with load_hidden while the container of a hidden element is far away', async () => {
    const page = await theSite.open(
      `${SPACE}<div><img id="i" class="lazy" style="display:none" data-src="/i.png"></div>`,
    );
    await start(page, { load_hidden: true });
    await frames(page);
    expect(theSite.requests).toEqual([]);
  });

  it('starts relative to a scroll container', async () => {
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
    expect(theSite.requests).toEqual([]);
    await page.evaluate(() => document.querySelector('#box')?.scrollTo({ left: 450, behavior: 'instant' }));
    await expectTrace(page, 'loaded i');
  });

  it('starts at once when the page is printed, and for crawlers', async () => {
    const page = await theSite.open(`${SPACE}<img id="i" class="lazy" data-src="/i.png">`);
    await start(page);
    expect(await counts(page)).toEqual([0, 1]);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expectTrace(page, 'loaded i');
    expect(await counts(page)).toEqual([0, 0]);

    const bot = await theSite.open(`${SPACE}<img id="i" class="lazy" data-src="/i.png">`, {
      userAgent: 'Googlebot/2.1',
    });
    await start(bot);
    await expectTrace(bot, 'finish');
    expect(await trace(bot)).toEqual(['loading i', 'loaded i', 'finish']);
  });

  it('never starts in noscript, templates, builders and elements with data-enliven-ignore', async () => {
    const img = '<img class="lazy" data-src="/i.png">';
    const page = await theSite.open(
      `<noscript>${img}</noscript><template>${img}</template><div id="et-fb-app">${img}</div><div data-enliven-ignore>${img}</div><div id="parsed"></div>`,
    );
    await page.evaluate((markup) => {
      // DOMParser parses without scripting, as for a page fetched in the background, so noscript has child elements.
      const parsed = new DOMParser().parseFromString(`<noscript>${markup}</noscript>`, 'text/html');
      document.querySelector('#parsed')?.append(...parsed.querySelectorAll('noscript'));
    }, img);
    const before = await page.content();
    await start(page);
    await frames(page);
    expect(await page.content()).toBe(before);
    expect(theSite.requests).toEqual([]);
  });
});

describe('leaving the viewport', () => {
  const SLOW = `<div style="height:1200px"></div><picture><source data-srcset="/i.png?wait=1500"><img id="i" class="lazy" src="data:," data-src="/i.png?wait=1500"></picture>${SPACE}`;

  it('cancels the request of an image, which starts again on return', async () => {
    const page = await theSite.open(SLOW);
    const before = await outer(page, 'picture');
    await start(page);
    await scrollTo(page, 1000);
    await expectTrace(page, 'loading i');
    expect(await counts(page)).toEqual([1, 1]);
    await scrollTo(page, 0);
    await expectTrace(page, 'exit i');
    expect(await trace(page)).toEqual(['enter i', 'loading i', 'cancel i', 'exit i']);
    expect(await outer(page, 'picture')).toBe(before.replace('class="lazy"', 'class="lazy entered exited"'));
    expect(await counts(page)).toEqual([0, 1]);
    await expect.poll(() => [...theSite.requests], PATIENCE).toEqual(['i.png', '!i.png']);
    await scrollTo(page, 1000);
    await expectTrace(page, 'loaded i');
    expect(theSite.requests).toEqual(['i.png', '!i.png', 'i.png']);
  });

  it.each([
    [{ cancel_on_exit: false }, ['enter i', 'loading i', 'exit i', 'enter i', 'loaded i', 'finish']],
    [{ unobserve_entered: true }, ['enter i', 'loading i', 'loaded i', 'finish']],
    [
      { cancel_on_exit: false, unobserve_completed: false },
      ['enter i', 'loading i', 'exit i', 'enter i', 'loaded i', 'finish', 'exit i'],
    ],
  ])('with %j does not cancel the request', async (settings, expected) => {
    const page = await theSite.open(SLOW);
    await start(page, settings);
    await scrollTo(page, 1000);
    await expectTrace(page, 'loading i');
    await scrollTo(page, 0);
    await scrollTo(page, 1000);
    await expectTrace(page, 'loaded i');
    await scrollTo(page, 0);
    expect(await trace(page)).toEqual(expected);
    expect(await status(page, '#i')).toBe('loaded');
  });

  it('never cancels the request of a frame', async () => {
    const page = await theSite.open(
      `<div style="height:1200px"></div><iframe id="i" title="i" class="lazy" data-src="/i.html?wait=800"></iframe>${SPACE}`,
    );
    await start(page);
    await scrollTo(page, 1000);
    await expectTrace(page, 'loading i');
    await scrollTo(page, 0);
    await expectTrace(page, 'loaded i');
    expect(await trace(page)).toEqual(['enter i', 'loading i', 'exit i', 'loaded i', 'finish']);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });
});
