/** Players on a whole page, with accessors for their visible and announced state. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { PATIENCE } from './in-page';
import { config, html, module } from './markup';
import { mediaServer } from './media-server';
import { stage } from './stage';
import { type Visit, visits } from './visit';

export const FORMAT = 'Media error: Format(s) not supported or source(s) not found';
export const NETWORK = 'Network error';
export const PLAY = '.mejs-playpause-button button';

export const video = (inside: string, more: string) =>
  `<div class="wp-video"><video class="wp-video-shortcode" id="video-1-1" width="640" height="360" preload="none" controls ${more}>${inside}</video></div>`;
/** Visible text, and the announced text. */
export const visibleMessage = async (page: Page): Promise<string> => {
  const words = page.locator('[role=alert] .mejs-cannotplay p');
  return (await words.isVisible()) ? ((await words.textContent()) ?? '') : '';
};
export const time = (page: Page) =>
  page.locator('audio,video').evaluate((media: HTMLMediaElement) => media.currentTime);
export const expectMessage = (page: Page, sentence: string) =>
  expect.poll(() => visibleMessage(page), PATIENCE).toBe(sentence);
export const expectPlays = async (page: Page) => {
  await expect.poll(() => time(page), PATIENCE).toBeGreaterThan(0);
  expect(await visibleMessage(page)).toBe('');
  expect(await page.locator('.mejs-controls').isVisible()).toBe(true);
};
export const expectOff = async (page: Page) => {
  expect(await page.locator('.mejs-controls').isVisible()).toBe(false);
  expect(await page.locator('.mejs-cannotplay .mejs-try-again').isVisible()).toBe(true);
};
export const again = (page: Page) => page.locator('.mejs-try-again').click();

/** Tries again and checks the playback. @param from seconds at which the playback stopped */
export async function goesOn(page: Page, from: number): Promise<void> {
  await page.evaluate(() => {
    const media = document.querySelector('audio,video') as HTMLMediaElement;
    media.addEventListener('playing', () => Object.assign(globalThis, { began: media.currentTime }), { once: true });
  });
  await again(page);
  await expect
    .poll(() => page.evaluate(() => (globalThis as { began?: number }).began ?? 0), PATIENCE)
    .toBeGreaterThanOrEqual(from - 0.01);
  await expectPlays(page);
}

/** Starts a media server and pages with players. Call it at the top of a test file. */
export function playerPages() {
  const theStage = stage();
  const browser = visits();
  const server = mediaServer();
  const film = (more = '', attributes = 'muted') =>
    video(`<source type="video/mp4" src="${server.origin}/clip.mp4">${more}`, attributes);
  const song = (name = 'tone.mp3', type = 'audio/mpeg') =>
    `<audio class="wp-audio-shortcode" id="audio-1-1" preload="none" controls muted><source type="${type}" src="${server.origin}/${name}"></audio>`;
  const stream = (more: object = {}) =>
    config({ media: { hls: { prefer: 'mse', manifestLoadingMaxRetry: 0, ...more } } }) +
    video(`<source type="application/x-mpegURL" src="${server.origin}/hls-ts/clip.m3u8">`, 'muted');

  /** Opens a page with a mounted player. */
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

  return { theStage, server, film, song, stream, open };
}
