/** Failed requests of each kind of element. */
import { describe, expect, it } from 'vitest';
import { counts, expectTrace, frames, outer, site, start, status, trace } from './support/site';

const theSite = site();
const PATIENCE = { timeout: 15_000, interval: 30 };

describe('a failed request', () => {
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

  it.each(KINDS)('of %s is reported, and repeated once the visitor is back online', async (_kind, markup, file) => {
    const page = await theSite.open(markup);
    theSite.missing.add(file);
    await start(page);
    await expectTrace(page, 'error i');
    expect(await status(page, '#i')).toBe('error');
    expect(await page.locator('#i').getAttribute('class')).toMatch(/entered error$/);
    theSite.missing.clear();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectTrace(page, 'loaded i');
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

  it('of an object is reported, and not repeated, since browsers never fetch an object again', async () => {
    const page = await theSite.open('<object id="i" class="lazy" type="image/svg+xml" data-src="/i.svg"></object>');
    theSite.missing.add('i.svg');
    await start(page);
    await expectTrace(page, 'error i');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await counts(page)).toEqual([0, 0]);
    expect(await status(page, '#i')).toBe('error');
  });

  it('of a background is repeated, and its image becomes visible', async () => {
    const page = await theSite.open('<div id="i" class="box lazy" data-bg="/i.png"></div>');
    theSite.missing.add('i.png');
    await start(page);
    await expectTrace(page, 'error i');
    await frames(page);
    const empty = await page.locator('#i').screenshot();
    theSite.missing.clear();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectTrace(page, 'loaded i');
    await expect.poll(async () => (await page.locator('#i').screenshot()).equals(empty), PATIENCE).toBe(false);
  });

  it('restores the attributes of the element if restore_on_error is set', async () => {
    const page = await theSite.open('<img id="i" class="lazy" src="data:," data-src="/i.png">');
    theSite.missing.add('i.png');
    await start(page, { restore_on_error: true });
    await expectTrace(page, 'error i');
    expect(await outer(page, '#i')).toBe(
      '<img id="i" class="lazy entered error" src="data:," data-src="/i.png" data-ll-status="error">',
    );
  });

  it('of the first source of a video is no error if the last source loads', async () => {
    const page = await theSite.open(
      '<video id="i" class="lazy" muted><source data-src="/none.mp4" type="video/mp4"><source data-src="/i.mp4" type="video/mp4"></video>',
    );
    theSite.missing.add('none.mp4');
    await start(page);
    await expectTrace(page, 'loaded i');
    expect(await trace(page)).not.toContain('error i');
  });
});
