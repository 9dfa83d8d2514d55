/** The same page with vanilla-lazyload and with Enliven: the same callbacks, requests and resulting elements. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { outer, scrollTo, site, trace } from './support/site';

const theSite = site();
const SPACE = '<div class="space"></div>';
const PATIENCE = { timeout: 15_000, interval: 30 };

const BODY = `<img id="a" class="lazy" data-src="/a.png"><div style="height:1154px"></div>
<img id="b" class="lazy" data-src="/b.png?wait=1500" data-srcset="/b.png?wait=1500 1x" data-sizes="50px">${SPACE}
<img id="c" class="lazy" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="/c.png">
<div id="d" class="box lazy" style="height: 50px" data-bg="/d.png"></div>
<div id="e" class="box lazy" data-bg-multi="url(/e1.png), linear-gradient(red, blue)"></div>
<div id="f" class="box lazy" data-bg-set="'/f1.png' 1x, '/f2.png' 2x | '/g1.png' 1x"></div>
<iframe id="g" class="lazy" title="g" data-src="/g.html"></iframe>
<video id="h" class="lazy" data-poster="/h.png" muted><source data-src="/h.mp4" type="video/mp4"></video>
<picture><source data-srcset="/p1.png" media="(min-width: 1px)"><img id="p" class="lazy" data-src="/p2.png"></picture>
<object id="o" class="lazy" type="image/svg+xml" data-src="/o.svg"></object>
<img id="hid" class="lazy" style="display:none" data-src="/hid.png">`;

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'p', 'o', 'hid'];

const expectTrace = (page: Page, what: string) => expect.poll(() => trace(page), PATIENCE).toContain(what);

interface Story {
  traces: string[][];
  requests: string[];
  elements: string[];
  restored: string[];
}

/** Runs the steps of docs/reference/lazy-loading.md#trace. */
async function story(script: 'ours' | 'peer'): Promise<Story> {
  const page = await theSite.open(BODY, { script });
  theSite.missing.add('c.png');
  const traces: string[][] = [];
  const chapter = async (...last: string[]) => {
    for (const what of last) await expectTrace(page, what);
    traces.push(await page.evaluate(() => (globalThis as unknown as { trace: string[] }).trace.splice(0)));
  };
  await page.evaluate(() => {
    const scope = globalThis as unknown as {
      LazyLoad: new (settings: object) => unknown;
      traced(): object;
      lazy: unknown;
    };
    scope.lazy = new scope.LazyLoad(scope.traced());
  });
  await chapter('loaded a');
  await scrollTo(page, 303);
  await chapter();
  await scrollTo(page, 306);
  await chapter('loading b');
  await scrollTo(page, 0);
  await chapter('exit b');
  await scrollTo(page, 306);
  await chapter('loaded b');
  await scrollTo(page, 99_999);
  await chapter('error c', 'loaded d', 'loaded g', 'loaded h', 'loaded p', 'loaded o');
  theSite.missing.clear();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await chapter('loaded c');
  await page.evaluate(() => document.getElementById('hid')?.style.setProperty('display', 'block'));
  await chapter('loaded hid');
  const elements = await Promise.all(IDS.map((id) => outer(page, `#${id}`)));
  await page.evaluate(() => (globalThis as unknown as { lazy: { restoreAll(): void } }).lazy.restoreAll());
  return {
    traces,
    requests: [...theSite.requests],
    elements,
    restored: await Promise.all(IDS.map((id) => outer(page, `#${id}`))),
  };
}

const sorted = (list: readonly string[]) => [...list].sort();
/** Sorts attributes and classes, as their order may differ. */
const canonical = (markup: string) =>
  markup.replace(/<\w+ [^>]*>/g, (tag) =>
    sorted(
      tag
        .replace(/class="([^"]*)"/, (_all, names: string) => `class="${sorted(names.split(' '))}"`)
        .match(/[\w-]+="[^"]*"|[\w-]+/g) ?? [],
    ).join(' '),
  );

describe('compared with vanilla-lazyload', () => {
  it('Enliven makes the same callbacks and requests, and leaves the same elements', async () => {
    const theirs = await story('peer');
    const mine = await story('ours');
    // Callbacks of one batch come in document order; load events of several files in any order.
    const steps = (traces: string[][]) => traces.map((chapter, at) => (at < 5 ? chapter : sorted(chapter)));
    expect(steps(mine.traces)).toEqual(steps(theirs.traces));
    expect(mine.traces.at(-1)?.at(-1)).toBe('finish');
    expect(sorted(mine.requests)).toEqual(sorted(theirs.requests));
    expect(mine.requests).toContain('!b.png');
    expect(mine.elements.map(canonical)).toEqual(theirs.elements.map(canonical));
    // A listed difference: Enliven restores styles as they were written.
    const asSent = BODY.match(/<(img|div|iframe|video|picture|object) id[^>]*>/g) ?? [];
    for (const tag of asSent.filter((tag) => !tag.includes('"hid"')))
      expect(mine.restored.join('')).toContain(tag.replace(/ (muted)>/, ' $1="">'));
  });

  const start = (page: Page) =>
    page.evaluate(() => {
      const scope = globalThis as unknown as { LazyLoad: new (settings: object) => unknown; traced(): object };
      new scope.LazyLoad(scope.traced());
    });

  it('Enliven differs in that it finishes after an applied background', async () => {
    const body = '<div id="e" class="box lazy" data-bg-multi="url(/e1.png)"></div>';
    const theirs = await theSite.open(body, { script: 'peer' });
    await start(theirs);
    await expectTrace(theirs, 'applied e');
    expect(await trace(theirs)).toEqual(['enter e', 'applied e']);
    const mine = await theSite.open(body);
    await start(mine);
    await expectTrace(mine, 'finish');
    expect(await trace(mine)).toEqual(['enter e', 'applied e', 'finish']);
  });

  it('Enliven differs in that it finishes if an element has nothing to load', async () => {
    const body = '<img id="a" class="lazy" alt="">';
    const theirs = await theSite.open(body, { script: 'peer' });
    await start(theirs);
    await expectTrace(theirs, 'loading a');
    const mine = await theSite.open(body);
    await start(mine);
    await expectTrace(mine, 'finish');
    expect(await outer(mine, '#a')).toBe('<img id="a" class="lazy entered" alt="" data-ll-status="entered">');
  });

  it('Enliven differs in that it requests elements of the first screen without waiting for an observer', async () => {
    const body = '<img id="a" class="lazy" data-src="/a.png">';
    const now = (script: 'ours' | 'peer') =>
      theSite.open(body, { script }).then((page) =>
        page.evaluate(() => {
          const scope = globalThis as unknown as { LazyLoad: new () => unknown };
          new scope.LazyLoad();
          return document.querySelector('#a')?.getAttribute('src');
        }),
      );
    expect(await now('peer')).toBeNull();
    expect(await now('ours')).toBe('/a.png');
  });
});
