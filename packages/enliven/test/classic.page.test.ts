/** Classic script from another site: its content, and its requests to its own folder. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mounted, PATIENCE, settle } from './support/in-page';
import { config, html, three } from './support/markup';
import { mediaServer } from './support/media-server';
import { type PageServer, servePages } from './support/page-server';
import { expectPlays, PLAY, video } from './support/player-pages';
import { stage } from './support/stage';
import { expectTab, tab } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const media = mediaServer();
let elsewhere: PageServer;
beforeAll(async () => {
  elsewhere = await servePages();
  elsewhere.mount('/npm/cdn/', theStage.cdn, { 'access-control-allow-origin': '*' });
});
afterAll(() => elsewhere.close());

const TILES = {
  map: { provider: 'leaflet', tiles: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
};
const MAP = `<div class="et_pb_module et_pb_map_container"><div class="et_pb_map" style="height:300px" data-center-lat="1"
data-center-lng="2" data-zoom="3" data-mouse-wheel="off" data-mobile-dragging="on"></div></div>`;

describe.each(['', 'lite/'])('the classic script, flavour "%s",', (flavour) => {
  const open = async (body: string, head = '') => {
    // Without "crossorigin", browsers resolve no relative address for the script.
    const tag = `<script defer src="${elsewhere.origin}/npm/cdn/${flavour}enliven.iife.js"></script>`;
    const visit = await browser.open(theStage.server.put('/classic.html', html({ head: head + tag, body })));
    const scripts = () => visit.fetched.filter((address) => address.endsWith('.js'));
    return { ...visit, scripts, beside: new RegExp(`^${elsewhere.origin}/npm/cdn/${flavour}later/`) };
  };

  it("stays out for the theme's script, which a speed plugin delays together with jQuery", async () => {
    const delayed = 'type="rocketlazyloadscript" data-rocket-src="/theirs.js" id="divi-custom-script-js"';
    const { page, errors } = await open(three(), `<script ${delayed}></script>`);
    await expect.poll(() => mounted(page), PATIENCE).not.toHaveProperty('tabs');
    const { behaviors } = await settle(page);
    expect(behaviors.find(({ name }) => name === 'tabs')?.stayedOut).toBe('divi-custom-script');
    expect(errors).toEqual([]);
  });

  it('contains the code of common behaviors', async () => {
    const { page, errors, scripts } = await open(three());
    await expect.poll(() => page.locator('[role=tab]').count(), PATIENCE).toBe(3);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(scripts()).toHaveLength(1);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => Object.keys(globalThis).filter((name) => /script_?address/i.test(name)))).toEqual(
      [],
    );
  });

  it('fetches the code for streams from its own folder', async () => {
    const source = `<source type="application/x-mpegURL" src="${media.origin}/hls-ts/clip.m3u8">`;
    const { page, scripts, beside } = await open(video(source, 'muted'), config({ media: { hls: { prefer: 'mse' } } }));
    await page.locator(PLAY).click();
    await expectPlays(page);
    const [, hls] = scripts();
    expect(hls).toMatch(beside);
    expect(hls).toContain('/media-hls-');
  });

  it('fetches the code for maps from its own folder', async () => {
    const { page, scripts, beside } = await open(MAP, config(TILES));
    await expect.poll(() => page.locator('.leaflet-container, .et_pb_map .leaflet-pane').count(), PATIENCE).not.toBe(0);
    const [, leaflet] = scripts();
    expect(leaflet).toMatch(beside);
    expect(leaflet).toContain('/modules-map-leaflet-');
  });
});
