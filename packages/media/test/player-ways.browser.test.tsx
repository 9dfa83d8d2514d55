/** Touch, keys, right-to-left text, and captions in TTML, in a browser. */
import { key, nextFrames, renderBehavior } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { player } from '../src/player';
import { video } from './player-markup';

const file = (name: string): string => new URL(`/packages/media/test/fixtures/${name}`, location.origin).href;
const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;
const mp4 = `<source type="video/mp4" src="${file('clip.mp4')}">`;

/** Waits longer than `until`, for machines under load. */
const soon = (check: () => boolean, state = () => '') =>
  vi.waitFor(
    () => {
      if (!check()) throw new Error(`timed out waiting for: ${check} ${state()}`);
    },
    { timeout: 10_000, interval: 20 },
  );

async function mountAll(markup: string): Promise<HTMLVideoElement> {
  await renderBehavior(player, markup);
  return find<HTMLVideoElement>('video');
}

/** Dispatches the events of a tap: pointer down, up, leave, and click. */
function tap(element: Element): void {
  const say = (type: string, bubbles = true) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles, pointerType: 'touch', cancelable: true }));
  say('pointerdown');
  say('pointerup');
  find('.mejs-container').dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
  (element as HTMLElement).click();
}

describe('a tap on a playing video', () => {
  it('shows and hides the control bar, and does not pause', async () => {
    const timeouts = ['Default', 'MouseEnter', 'MouseLeave'].map((name) => [`controlsTimeout${name}`, 60_000]);
    const wanted = JSON.stringify(Object.fromEntries(timeouts));
    const media = await mountAll(video(mp4, `muted loop data-mejsoptions='${wanted}'`));
    const { player: api } = media as HTMLVideoElement & { player: { media: Element; hideControls(): void } };
    const bar = find('.mejs-controls');
    const isAway = () => bar.classList.contains('mejs-offscreen');
    tap(find('.mejs-overlay-button'));
    await soon(() => !media.paused && 'originalNode' in api.media);
    const events: string[] = [];
    for (const type of ['controlsshown', 'controlshidden', 'pointermove', 'pointerleave', 'focusin', 'keydown'])
      find('.mejs-container').addEventListener(type, () => events.push(type));
    let frames = 0;
    const count = () => {
      frames++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const state = () =>
      `${bar.className}, ${document.visibilityState}, ${frames} frames, paused ${media.paused}, ready ${media.readyState}, ${bar.getAnimations().map(({ playState, currentTime }) => `${playState} ${currentTime}`)}, ${events}`;
    await soon(() => {
      if (!isAway() && bar.getAnimations().length === 0) api.hideControls();
      return isAway();
    }, state);
    tap(find('.mejs-overlay-play'));
    await soon(() => !isAway());
    // This tap has shown the bar, and does not hide it again.
    await nextFrames(3);
    expect(bar.getAnimations().length).toBe(0);
    tap(find('.mejs-overlay-play'));
    await soon(() => isAway());
    expect(media.paused).toBe(false);
    media.pause();
  });
});

describe('keys', () => {
  it('control the player after its big button has disappeared', async () => {
    const media = await mountAll(video(mp4, 'loop muted'));
    find('.mejs-overlay-button').focus();
    key('Enter');
    await soon(() => !media.paused && document.querySelector('.mejs-overlay-button') === null);
    expect(document.activeElement).toBe(find('.mejs-container'));
    key(' ');
    await soon(() => media.paused);
  });
});

describe('in right-to-left text, the time slider', () => {
  it('still moves forward to the right', async () => {
    const media = await mountAll(`<div dir="rtl">${video(mp4, 'muted preload="auto"')}</div>`);
    media.load();
    await soon(() => media.duration > 0 && find('.mejs-time-slider').getAttribute('aria-disabled') === null);
    const slider = find('.mejs-time-slider');
    const { left, width, top, height } = slider.getBoundingClientRect();
    const at = { clientX: left + width * 0.75, clientY: top + height / 2, bubbles: true, pointerId: 1 };
    slider.setPointerCapture = () => {};
    slider.dispatchEvent(new PointerEvent('pointerdown', at));
    slider.dispatchEvent(new PointerEvent('pointerup', at));
    await soon(() => Math.abs(media.currentTime - media.duration * 0.75) < 0.1);
    await soon(() => Number(slider.getAttribute('aria-valuenow')) > 0);
    const handle = find('.mejs-time-handle').getBoundingClientRect();
    expect(Math.abs(handle.left + handle.width / 2 - at.clientX)).toBeLessThan(width * 0.1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});

describe('captions in TTML', () => {
  it('are chosen from the menu and shown during playback', async () => {
    const track = `<track kind="subtitles" srclang="fr" label="Français" src="${file('french.dfxp')}">`;
    const media = await mountAll(video(mp4 + track, 'muted loop'));
    await soon(() => {
      find('.mejs-container').dispatchEvent(new PointerEvent('pointerenter'));
      return document.querySelector('.mejs-captions-button') !== null;
    });
    find('.mejs-captions-button button').click();
    const item = () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find(({ textContent }) =>
        textContent?.startsWith('Français'),
      );
    await soon(() => item() !== undefined && item()?.ariaDisabled !== 'true');
    item()?.click();
    find('.mejs-overlay-button').click();
    await soon(() => (document.querySelector('.mejs-captions-text')?.textContent ?? '') !== '');
    expect(find('.mejs-captions-layer').lang).toBe('fr');
    media.pause();
  });
});
