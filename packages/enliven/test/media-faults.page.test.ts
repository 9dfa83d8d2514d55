/** Lines that break or fall silent, and code that does not come, on a whole page in Chromium. */
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './support/in-page';
import { html, module } from './support/markup';
import { mediaServer } from './support/media-server';
import { stage } from './support/stage';
import { type Visit, visits } from './support/visit';

const theStage = stage();
const browser = visits();
const server = mediaServer();

const FORMAT = 'Media error: Format(s) not supported or source(s) not found';
const NETWORK = 'Network error';
const PLAY = '.mejs-playpause-button button';

const video = (inside: string, more: string) =>
  `<div class="wp-video"><video class="wp-video-shortcode" id="video-1-1" width="640" height="360" preload="none" controls ${more}>${inside}</video></div>`;
const options = (wanted: object) => `muted data-mejsoptions='${JSON.stringify(wanted)}'`;
const film = (more = '', attributes = 'muted') =>
  video(`<source type="video/mp4" src="${server.origin}/clip.mp4">${more}`, attributes);
const song = (name = 'tone.mp3', type = 'audio/mpeg') =>
  `<audio class="wp-audio-shortcode" id="audio-1-1" preload="none" controls muted><source type="${type}" src="${server.origin}/${name}"></audio>`;
const stream = () =>
  video(
    `<source type="application/x-mpegURL" src="${server.origin}/hls-ts/clip.m3u8">`,
    options({ hls: { prefer: 'mse', manifestLoadingMaxRetry: 0 } }),
  );

/** A page with a player that is alive. */
async function open(body: string, before: (page: Page) => unknown = () => {}): Promise<Visit> {
  const visit = await browser.open(
    theStage.server.put('/player.html', html({ head: module('/enliven/media.js'), body })),
    {
      async before(page) {
        await page.clock.install();
        await before(page);
      },
    },
  );
  await visit.page.locator(PLAY).waitFor({ state: 'attached' });
  return visit;
}

/** What is seen, and where a screen reader hears of it. */
const said = async (page: Page): Promise<string> => {
  const words = page.locator('[role=alert] .mejs-cannotplay p');
  return (await words.isVisible()) ? ((await words.textContent()) ?? '') : '';
};
const time = (page: Page) => page.locator('audio,video').evaluate((media: HTMLMediaElement) => media.currentTime);
const expectSaid = (page: Page, sentence: string) => expect.poll(() => said(page), PATIENCE).toBe(sentence);
const expectPlays = async (page: Page) => {
  await expect.poll(() => time(page), PATIENCE).toBeGreaterThan(0);
  expect(await said(page)).toBe('');
  expect(await page.locator('.mejs-controls').isVisible()).toBe(true);
};
const expectOff = async (page: Page) => {
  expect(await page.locator('.mejs-controls').isVisible()).toBe(false);
  expect(await page.locator('.mejs-cannotplay .mejs-try-again').isVisible()).toBe(true);
};
const again = (page: Page) => page.locator('.mejs-try-again').click();

describe('a line that breaks in the middle', () => {
  it('before a film begins: says so, and another attempt plays', async () => {
    server.way = 9000;
    const { page } = await open(film());
    await page.locator(PLAY).click();
    await expectSaid(page, FORMAT);
    await expectOff(page);
    const asked = server.asked.length;
    server.heal();
    await again(page);
    await expectPlays(page);
    expect(server.asked.length).toBeGreaterThan(asked);
  });

  it('of what plays: says so, and another attempt goes on from there', async () => {
    server.way = 300_000;
    const { page } = await open(song('long.wav', 'audio/wav'));
    await page.locator(PLAY).click();
    await expectSaid(page, NETWORK);
    await expectOff(page);
    const broke = await time(page);
    expect(broke).toBeGreaterThan(0);
    server.heal();
    await page.evaluate(() => {
      const media = document.querySelector('audio') as HTMLMediaElement;
      media.addEventListener('loadeddata', () => Object.assign(globalThis, { began: media.currentTime }));
    });
    await again(page);
    await expect
      .poll(() => page.evaluate(() => (globalThis as { began?: number }).began ?? 0), PATIENCE)
      .toBeGreaterThanOrEqual(broke - 0.01);
    await expectPlays(page);
  });
});

describe('a line that falls silent', () => {
  it('leaves the picture loading, and a player that can be paused and played', async () => {
    server.way = 'hangs';
    const { page, errors } = await open(film());
    await page.locator(PLAY).click();
    const loading = page.locator('.mejs-overlay-loading[role=status][aria-label=loading]');
    await loading.waitFor();
    await page.clock.fastForward(20_000);
    expect(await said(page)).toBe('');
    await page.locator(PLAY).click();
    await loading.waitFor({ state: 'hidden' });
    // Nobody waits while it is paused.
    await page.clock.fastForward(60_000);
    expect(await said(page)).toBe('');
    server.heal();
    await page.locator(PLAY).click();
    await expectPlays(page);
    expect(errors).toEqual([]);
  });

  it.each([
    ['a film', () => film()],
    ['a song', () => song()],
  ])('says so of %s after half a minute, and can be tried again', async (_, markup) => {
    server.way = 'hangs';
    const { page } = await open(markup());
    await page.locator(PLAY).click();
    await expect
      .poll(async () => {
        await page.clock.fastForward(31_000);
        return said(page);
      }, PATIENCE)
      .toBe(NETWORK);
    await expectOff(page);
    server.way = 'whole';
    await again(page);
    await expectPlays(page);
    expect(server.asked.length).toBeGreaterThan(1);
  });

  it('plays by itself once something comes after all', async () => {
    server.way = 'hangs';
    const { page } = await open(film());
    await page.locator(PLAY).click();
    await page.locator('.mejs-overlay-loading[aria-label=loading]').waitFor();
    await expect
      .poll(async () => {
        await page.clock.fastForward(31_000);
        return said(page);
      }, PATIENCE)
      .toBe(NETWORK);
    server.heal();
    await expectPlays(page);
  });
});

describe('a stream by script', () => {
  it('whose list is answered with 500 says so, and plays once it is mended', async () => {
    server.way = 'broken';
    const { page } = await open(stream());
    await page.locator(PLAY).click();
    await expectSaid(page, NETWORK);
    await expectOff(page);
    const asked = server.asked.length;
    await again(page);
    await expect.poll(() => server.asked.length, PATIENCE).toBeGreaterThan(asked);
    await expectSaid(page, NETWORK);
    server.heal();
    await again(page);
    await expectPlays(page);
  });
});

/** Code that is missing or hangs, until it is mended. */
function faulty(name: string, fault: string) {
  const held: Route[] = [];
  let well = false;
  return {
    route: (page: Page) =>
      page.route(new RegExp(`/chunks/${name}-[\\w-]+\\.js$`), (route) => {
        held.push(route);
        if (well) return route.continue();
        return fault === 'missing' ? route.fulfill({ status: 404 }) : undefined;
      }),
    /** It was asked for, and its time is over. */
    async lost(page: Page, times = 1): Promise<void> {
      await expect.poll(() => held.length, PATIENCE).toBeGreaterThanOrEqual(times);
      if (fault === 'hanging') await page.clock.fastForward(11_000);
    },
    async heal(): Promise<void> {
      well = true;
      if (fault === 'hanging') for (const route of held) await route.continue();
    },
  };
}

describe.each(['missing', 'hanging'])('code that is %s:', (fault) => {
  it.each(['hls', 'engines'])('that of %s ends in a message, and another attempt plays', async (name) => {
    const code = faulty(name, fault);
    const { page } = await open(stream(), code.route);
    // Without the engines there is nothing to press.
    await page.locator(PLAY).evaluate((button: HTMLElement) => button.click());
    await code.lost(page);
    await expectSaid(page, NETWORK);
    await expectOff(page);
    await code.heal();
    await again(page);
    await expectPlays(page);
  });

  it('that which looks into failures: there is a message all the same, and another attempt', async () => {
    server.way = 'missing';
    const code = faulty('trouble', fault);
    const { page } = await open(film(), code.route);
    await page.locator('.mejs-overlay-button').click();
    await code.lost(page);
    await expectSaid(page, NETWORK);
    await expectOff(page);
    await again(page);
    // Browsers ask only once for code that is on its way.
    await expect
      .poll(async () => {
        await code.lost(page, fault === 'missing' ? 2 : 1);
        return said(page);
      }, PATIENCE)
      .toBe(NETWORK);
    server.heal();
    await again(page);
    await expectPlays(page);
  });

  it('that of a player in use: it plays, and its bar and the keys of the page are there', async () => {
    const code = faulty('in-use', fault);
    const wanted = options({ hideVideoControlsOnLoad: true });
    const { page, errors } = await open(`${film('', wanted)}<div class="far"></div>`, code.route);
    await code.lost(page);
    await expect.poll(() => page.locator('.mejs-controls.mejs-offscreen').count(), PATIENCE).toBe(0);
    await page.locator(PLAY).click();
    await expectPlays(page);
    await page.locator(PLAY).click();
    expect(await page.locator('video').evaluate((media: HTMLMediaElement) => media.paused)).toBe(true);
    await page.locator('.mejs-container').focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => scrollY), PATIENCE).toBeGreaterThan(0);
    const told = errors.filter((text) => text.startsWith('[enliven'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => !text.includes('a part did not load, it goes on without'))).toEqual([]);
  });

  it('that of captions: it plays, and the browser shows those the page wants', async () => {
    const code = faulty('tracks', fault);
    const track = `<track kind="captions" srclang="en" label="English" default src="${server.origin}/english.vtt">`;
    const { page, errors } = await open(film(track, 'muted crossorigin'), code.route);
    await page.locator(PLAY).click();
    await expectPlays(page);
    await code.lost(page);
    const mode = () => page.locator('track').evaluate((element: HTMLTrackElement) => element.track.mode);
    expect(await mode()).toBe('showing');
    expect(await page.locator('.mejs-captions-button').count()).toBe(0);
    await expect.poll(() => errors.filter((text) => text.startsWith('[enliven')).length, PATIENCE).toBeGreaterThan(0);
  });

  it('that for other scripts: they can play and pause it, and so can visitors', async () => {
    const code = faulty('api', fault);
    const { page } = await open(film(), code.route);
    const call = (name: string) =>
      page.locator('video').evaluate((media: HTMLMediaElement, method) => {
        (media as unknown as { player: Record<string, () => void> }).player[method]?.();
      }, name);
    await call('play');
    await code.lost(page);
    await expectPlays(page);
    await call('pause');
    await expect
      .poll(() => page.locator('video').evaluate((media: HTMLMediaElement) => media.paused), PATIENCE)
      .toBe(true);
    await page.locator(PLAY).click();
    expect(await page.locator('video').evaluate((media: HTMLMediaElement) => media.paused)).toBe(false);
  });

  it('that of a service’s picture: it plays after a press', async () => {
    const api = theStage.server.put(
      '/service.js',
      `globalThis.YT = { Player: class {
        constructor(place, { events }) { this.on = events; place.replaceWith(document.createElement('iframe')); queueMicrotask(events.onReady); }
        playVideo() { this.on.onStateChange({ data: 1 }); }
        pauseVideo() {} setVolume() {} mute() {} destroy() {}
      } };`,
    );
    const code = faulty('service-poster', fault);
    const source = '<source type="video/youtube" src="https://www.youtube.com/watch?v=abcdefghijk">';
    const { page } = await open(video(source, options({ youtube: { path: api, poster: 'hqdefault' } })), code.route);
    await page.locator('.mejs-overlay-button').click();
    // What else is on its way must not be late too.
    await page.locator('mediaelementwrapper iframe').waitFor();
    await code.lost(page);
    await expect.poll(() => page.locator('.mejs-playpause-button.mejs-pause').count(), PATIENCE).toBe(1);
    expect(await said(page)).toBe('');
  });
});
