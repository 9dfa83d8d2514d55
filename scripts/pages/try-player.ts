/** Uses media players: by keyboard the first, which says what it does or why it cannot. */
import type { Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const PLAYERS = '.mejs-container';

/** It plays, or it says why it cannot: the files of saved pages are not there. */
const answers = (player: Element): boolean => {
  const media = player.querySelector<HTMLMediaElement>('audio,video');
  return !media?.paused || player.querySelector('.mejs-cannotplay') !== null;
};

const isMuted = (player: Element): boolean => player.querySelector('.mejs-unmute') !== null;

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryPlayer(page: Page): Promise<boolean> {
  for (const player of await page.$$(PLAYERS)) {
    const button = await player.$('.mejs-playpause-button button');
    if (!button || !(await button.isVisible())) continue;
    const mute = await player.$('.mejs-volume-button button');
    await mute?.click({ timeout: PATIENCE });
    if (mute) await expectSoon(page, 'a click does not mute the player', player, isMuted);
    await focus(page, 'the play button', button);
    await page.keyboard.press('Enter');
    await expectSoon(page, 'Enter neither plays nor says why not', player, answers);
    return true;
  }
  return false;
}
