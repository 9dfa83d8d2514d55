/** Lines that break or fall silent, on a whole page in Chromium. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './support/in-page';
import {
  again,
  expectOff,
  expectPlays,
  expectSaid,
  FORMAT,
  goesOn,
  NETWORK,
  PLAY,
  playerPages,
  said,
  time,
} from './support/player-pages';

const { server, film, song, stream, open } = playerPages();

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
    await goesOn(page, broke);
  });
});

/** Until the player has waited long enough, with all it fetches to be used: that would be given up sooner than the film. */
async function expectSilence(page: Page): Promise<void> {
  await page.locator('.mejs-time-loaded').waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(31_000);
      return said(page);
    }, PATIENCE)
    .toBe(NETWORK);
}

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
    await expectSilence(page);
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
    await expectSilence(page);
    server.heal();
    await expectPlays(page);
  });
});

describe('a stream by script', () => {
  it('goes on from where a piece of it was missing', async () => {
    const once = { default: { maxTimeToFirstByteMs: 5000, maxLoadTimeMs: 5000, timeoutRetry: null, errorRetry: null } };
    const { page } = await open(stream({ fragLoadPolicy: once }));
    const gone = '**/part1.m2ts';
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.locator(PLAY).click();
    // What is here already plays first.
    await expect.poll(() => time(page), PATIENCE).toBeGreaterThan(1);
    await expectSaid(page, NETWORK);
    await expectOff(page);
    const broke = await time(page);
    await page.unroute(gone);
    await goesOn(page, broke);
  });

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
