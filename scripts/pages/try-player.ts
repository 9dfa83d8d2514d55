/** Uses media players: checks the size and position of all controls, and plays one player by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';
import { pauseSliders } from './pause-sliders';

const PLAYERS = '.mejs-container';

const isPlaying = (player: Element): boolean => player.querySelector<HTMLMediaElement>('audio,video')?.paused === false;

const isPaused = (player: Element): boolean => player.querySelector<HTMLMediaElement>('audio,video')?.paused === true;

/** Whether the player plays, or shows why it cannot: saved pages lack some files. */
const playsOrExplains = (player: Element): boolean => {
  const media = player.querySelector<HTMLMediaElement>('audio,video');
  return !media?.paused || player.querySelector('.mejs-cannotplay') !== null;
};

const isMuted = (player: Element): boolean => player.querySelector('.mejs-unmute') !== null;

/** Returns the problems of a visible player's controls: too small (WCAG 2.5.8), or covered. */
function faults(player: Element): string[] {
  const TARGET = 24;
  /** Minimum width and height of a visible control in CSS pixels. */
  const SEEN = 3;
  const owner = player.ownerDocument;
  const all = [
    ...player.querySelectorAll<HTMLElement>('.mejs-controls :is(button, [role=slider]), .mejs-overlay-button'),
  ];
  const controls = all.filter((one) => !one.closest('.mejs-offscreen') && one.checkVisibility());
  const boxes = controls.map((one) => one.getBoundingClientRect());
  return controls.flatMap((control, at) => {
    const { x, y, width, height } = boxes[at] as DOMRect;
    const name = control.getAttribute('aria-label') ?? control.className;
    if (Math.min(width, height) < SEEN || Math.max(width, height) < TARGET / 2)
      return [`${name} is ${width} by ${height} pixels`];
    const [centerX, centerY] = [x + width / 2, y + height / 2];
    const hit = owner.elementFromPoint(centerX, centerY);
    if (!hit || !control.contains(hit)) return [`${name} is covered by ${hit?.className || hit?.tagName}`];
    // A control smaller than a fingertip needs room around it.
    const [halfX, halfY] = [Math.max(TARGET, width) / 2 - 1, Math.max(TARGET, height) / 2 - 1];
    const close = controls.find((other, index) => {
      const box = boxes[index] as DOMRect;
      if (index === at || other.contains(control) || control.contains(other)) return false;
      const [besideX, besideY] = [
        Math.max(box.left - centerX, centerX - box.right),
        Math.max(box.top - centerY, centerY - box.bottom),
      ];
      return besideX < halfX && besideY < halfY;
    });
    return close ? [`${name} has no room beside ${close.getAttribute('aria-label')}`] : [];
  });
}

async function tryOne(page: Page, player: ElementHandle<Element>): Promise<void> {
  // The control bar of a playing video hides, and returns with the pointer.
  await player.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await player.hover({ timeout: PATIENCE });
  const found = await player.evaluate(faults);
  if (found.length > 0) throw new Error(`in a player ${found.join(', ')}`);
  const mute = await player.$('.mejs-volume-button button');
  // A failed player has no control bar.
  if (!mute || !(await mute.isVisible())) return;
  await mute.click({ timeout: PATIENCE });
  await expectSoon(page, 'a click does not mute the player', player, isMuted);
}

const isSlideShown = (slide: Element): boolean => slide.classList.contains('et-pb-active-slide');

/** Presses the dot of the first slide with a player, which its slider may not show. */
async function showSlide(page: Page): Promise<void> {
  for (const slide of (await page.$$('.et_pb_slide:has(.mejs-controls)')) as ElementHandle<Element>[]) {
    const dot = await slide.evaluateHandle((it) => {
      const at = [...(it.parentElement?.children ?? [])].indexOf(it);
      return it.closest('.et_pb_slider')?.querySelectorAll('.et-pb-controllers > a')[at];
    });
    const element = dot.asElement();
    if (!element || !(await element.isVisible())) continue;
    await element.click({ timeout: PATIENCE });
    await expectSoon(page, 'a dot does not show the slide with a player', slide, isSlideShown);
    return;
  }
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryPlayer(page: Page): Promise<boolean> {
  await pauseSliders(page);
  await showSlide(page);
  const players: ElementHandle<Element>[] = [];
  // The players of background videos have no controls, and those of other sliders may be on slides that are not shown.
  for (const player of (await page.$$(PLAYERS)) as ElementHandle<Element>[])
    if (await player.evaluate((it) => it.checkVisibility() && it.querySelector('.mejs-controls') !== null))
      players.push(player);
  for (const player of players) await tryOne(page, player);
  const [player] = players;
  const button = await player?.$('.mejs-playpause-button button');
  if (!player || !button || !(await player.isVisible())) return false;
  if (!(await button.isVisible()))
    return expectSoon(page, 'a player without a control bar does not show why', player, playsOrExplains).then(
      () => true,
    );
  await focus(page, 'the play button', button);
  // A slider plays the video of the slide that it shows.
  if (await player.evaluate(isPlaying)) {
    await page.keyboard.press('Enter');
    await expectSoon(page, 'Enter does not pause', player, isPaused);
  }
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter neither plays nor shows why not', player, playsOrExplains);
  return true;
}
