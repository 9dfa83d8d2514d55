/** Video whose address a consent script withholds, on a whole page: no request before consent, and the cover works afterwards. */
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const PLAYER = 'https://www.youtube.com/embed/aaaaaaaaaaa';
const BODY = `<style>.et_pb_video { position: relative; min-height: 300px } .et_pb_video_overlay { position: absolute; inset: 0 }</style>
<div class="et_pb_module et_pb_video"><div class="et_pb_video_box"><iframe title="Film" src="about:blank" data-src-cmplz="${PLAYER}" data-category="marketing"></iframe></div>
<div class="et_pb_video_overlay"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div></div>`;

describe.each(['', 'lite/'])('a video without consent, folder "%s",', (folder) => {
  it('stays covered until consent is given, and plays then', async () => {
    const address = theStage.server.put(
      '/consent.html',
      html({ head: module(`/enliven/${folder}enliven.js`), body: BODY }),
    );
    const { page, errors, fetched } = await browser.open(address, {
      before: (page) => page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'Film' })),
    });
    await settle(page);
    const before = fetched.length;
    await page.locator('.et_pb_video_overlay').click();
    await expect.poll(() => page.locator('.et_pb_video_overlay [role=status]').count(), PATIENCE).toBe(1);
    expect(await page.locator('iframe').getAttribute('src')).toBe('about:blank');
    expect(fetched.slice(before)).toEqual([]);
    await page.locator('iframe').evaluate((frame, player) => frame.setAttribute('src', player), PLAYER);
    await expect.poll(() => page.locator('[role=status]').count(), PATIENCE).toBe(0);
    await page.locator('.et_pb_video_overlay').click();
    await expect.poll(() => page.locator('.et_pb_video_overlay').isVisible(), PATIENCE).toBe(false);
    expect(await page.locator('iframe').getAttribute('src')).toBe(`${PLAYER}?autoplay=1`);
    expect(errors).toEqual([]);
  });
});
