/** Connections that break or stall, on a whole page in Chromium. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './support/in-page';
import {
  again,
  expectMessage,
  expectOff,
  expectPlays,
  FORMAT,
  goesOn,
  NETWORK,
  PLAY,
  playerPages,
  time,
  visibleMessage,
} from './support/player-pages';

const { server, film, song, stream, open } = playerPages();

describe('a broken connection', () => {
  it('before a video begins shows a message, and the next attempt plays', async () => {
    server.way = 9000;
    const { page } = await open(film());
    await page.locator(PLAY).click();
    await expectMessage(page, FORMAT);
    await expectOff(page);
    const requestCount = server.requestedFiles.length;
    server.heal();
    await again(page);
    await expectPlays(page);
    expect(server.requestedFiles.length).toBeGreaterThan(requestCount);
  });

  it('during playback shows a message, and the next attempt continues from there', async () => {
    server.way = 300_000;
    const { page } = await open(song('long.wav', 'audio/wav'));
    await page.locator(PLAY).click();
    await expectMessage(page, NETWORK);
    await expectOff(page);
    const broke = await time(page);
    expect(broke).toBeGreaterThan(0);
    server.heal();
    await goesOn(page, broke);
  });
});

/** Waits until the player's time limit has passed. Its code is loaded first, because code has a shorter limit. */
async function expectSilence(page: Page): Promise<void> {
  await page.locator('.mejs-time-loaded').waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(31_000);
      return visibleMessage(page);
    }, PATIENCE)
    .toBe(NETWORK);
}

describe('a stalled connection', () => {
  it('shows the loading state in a player that can be paused and played', async () => {
    server.way = 'hangs';
    const { page, errors } = await open(film());
    await page.locator(PLAY).click();
    const loading = page.locator('.mejs-overlay-loading[role=status][aria-label=loading]');
    await loading.waitFor();
    await page.clock.fastForward(20_000);
    expect(await visibleMessage(page)).toBe('');
    await page.locator(PLAY).click();
    await loading.waitFor({ state: 'hidden' });
    // The time limit does not run while the player is paused.
    await page.clock.fastForward(60_000);
    expect(await visibleMessage(page)).toBe('');
    server.heal();
    await page.locator(PLAY).click();
    await expectPlays(page);
    expect(errors).toEqual([]);
  });

  it.each([
    ['a film', () => film()],
    ['a song', () => song()],
  ])('shows a message for %s after 30 s, and can be tried again', async (_, markup) => {
    server.way = 'hangs';
    const { page } = await open(markup());
    await page.locator(PLAY).click();
    await expectSilence(page);
    await expectOff(page);
    server.way = 'whole';
    await again(page);
    await expectPlays(page);
    expect(server.requestedFiles.length).toBeGreaterThan(1);
  });

  it('resumes playback when data arrives', async () => {
    server.way = 'hangs';
    const { page } = await open(film());
    await page.locator(PLAY).click();
    await page.locator('.mejs-overlay-loading[aria-label=loading]').waitFor();
    await expectSilence(page);
    server.heal();
    await expectPlays(page);
  });
});

describe('a stream by script', () => {
  it('continues from a missing segment', async () => {
    const once = { default: { maxTimeToFirstByteMs: 5000, maxLoadTimeMs: 5000, timeoutRetry: null, errorRetry: null } };
    const { page } = await open(stream({ fragLoadPolicy: once }));
    const gone = '**/part1.m2ts';
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.locator(PLAY).click();
    // The loaded part plays first.
    await expect.poll(() => time(page), PATIENCE).toBeGreaterThan(1);
    await expectMessage(page, NETWORK);
    await expectOff(page);
    const broke = await time(page);
    await page.unroute(gone);
    await goesOn(page, broke);
  });

  it('whose playlist has the status 500 shows a message, and plays when the list is repaired', async () => {
    server.way = 'broken';
    const { page } = await open(stream());
    await page.locator(PLAY).click();
    await expectMessage(page, NETWORK);
    await expectOff(page);
    const requestCount = server.requestedFiles.length;
    await again(page);
    await expect.poll(() => server.requestedFiles.length, PATIENCE).toBeGreaterThan(requestCount);
    await expectMessage(page, NETWORK);
    server.heal();
    await again(page);
    await expectPlays(page);
  });
});
