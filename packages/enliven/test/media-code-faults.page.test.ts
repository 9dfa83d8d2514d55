/** Code of players that fails to load, on a whole page in Chromium. */
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './support/in-page';
import { again, expectMessage, expectOff, expectPlays, NETWORK, PLAY, playerPages } from './support/player-pages';

const { server, film, stream, open } = playerPages();

/** Holds back or breaks code until it is repaired. */
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
    /** Waits until the code was requested and its time limit has passed. */
    async lost(page: Page): Promise<void> {
      await expect.poll(() => held.length, PATIENCE).toBeGreaterThan(0);
      if (fault === 'hanging') await page.clock.fastForward(11_000);
    },
    async heal(): Promise<void> {
      well = true;
      if (fault === 'hanging') for (const route of held) await route.continue();
    },
  };
}

describe.each(['missing', 'hanging'])('code that is %s', (fault) => {
  it('for hls shows a message, and the next attempt plays', async () => {
    const code = faulty('hls', fault);
    const { page } = await open(stream(), code.route);
    // Clicks by script, because the button may not receive a mouse click without the engine.
    await page.locator(PLAY).evaluate((button: HTMLElement) => button.click());
    await code.lost(page);
    await expectMessage(page, NETWORK);
    await expectOff(page);
    await code.heal();
    await again(page);
    await expectPlays(page);
  });

  it('for captions does not stop playback, and the browser shows the default track', async () => {
    const code = faulty('tracks', fault);
    const track = `<track kind="captions" srclang="en" label="English" default src="${server.origin}/english.vtt">`;
    const { page, errors, warnings } = await open(film(track, 'muted crossorigin'), code.route);
    await page.locator(PLAY).click();
    await expectPlays(page);
    await code.lost(page);
    const mode = () => page.locator('track').evaluate((element: HTMLTrackElement) => element.track.mode);
    expect(await mode()).toBe('showing');
    expect(await page.locator('.mejs-captions-button').count()).toBe(0);
    const reports = () => [...errors, ...warnings].filter((text) => text.startsWith('[enliven'));
    await expect.poll(() => reports().length, PATIENCE).toBeGreaterThan(0);
  });

  it('for other scripts does not stop them and visitors from playing and pausing', async () => {
    const code = faulty('embeds', fault);
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
});
