/** Players by keyboard and for screen readers, in each of their states, in a browser. */
import { axeViolations, key, renderBehavior } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { player } from '../src/player';
import { playlist } from '../src/playlist';
import { AUDIO, video } from './player-markup';
import { PLAYLIST } from './playlist-markup';

const file = (name: string): string => new URL(`/packages/media/test/fixtures/${name}`, location.origin).href;
const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;
const has = (selector: string): boolean => document.querySelector(selector) !== null;
const mp4 = `<source type="video/mp4" src="${file('clip.mp4')}">`;
const tracks = `<track kind="captions" srclang="en" label="English" src="${file('english.vtt')}">
  <track kind="subtitles" srclang="de" label="Deutsch" src="${file('german.srt')}">`;
const everything = `data-mejsoptions='${JSON.stringify({
  features: ['playpause', 'current', 'progress', 'duration', 'tracks', 'volume', 'speed', 'fullscreen'],
})}'`;

/** Waits longer than `until`, for machines under load. */
const soon = (check: () => boolean) =>
  vi.waitFor(
    () => {
      if (!check()) throw new Error(`timed out waiting for: ${check}`);
    },
    { timeout: 10_000, interval: 20 },
  );

const come = () => find('.mejs-container').dispatchEvent(new PointerEvent('pointerenter'));
const styled = () => soon(() => getComputedStyle(find('.mejs-controls')).position === 'absolute');
const violations = () => axeViolations(find('.mejs-container'));
const focused = () => document.activeElement;

async function openCaptions(): Promise<HTMLButtonElement> {
  await soon(() => has('.mejs-captions-button button'));
  const button = find<HTMLButtonElement>('.mejs-captions-button button');
  button.focus();
  key('ArrowDown', button);
  await soon(() => focused()?.getAttribute('role') === 'menuitemradio');
  return button;
}

describe('a player has no accessibility violations', () => {
  it('before and while it plays, and with an open menu', async () => {
    await renderBehavior(player, video(mp4 + tracks, `muted loop ${everything}`));
    const media = find<HTMLVideoElement>('video');
    await styled();
    expect(await violations()).toEqual([]);
    find('.mejs-overlay-button').click();
    await soon(() => media.currentTime > 0 && has('.mejs-time-loaded'));
    expect(await violations()).toEqual([]);
    await openCaptions();
    expect(await violations()).toEqual([]);
    media.pause();
  });

  it('after it has failed', async () => {
    await renderBehavior(player, video('<source type="video/mp4" src="/gone/clip.mp4">', 'muted'));
    await styled();
    find('.mejs-overlay-button').click();
    await soon(() => has('.mejs-try-again'));
    expect(await violations()).toEqual([]);
    expect(find('.mejs-overlay-error').getAttribute('role')).toBe('alert');
  });

  it('with audio, and in a playlist', async () => {
    await renderBehavior(player, AUDIO);
    await styled();
    expect(await violations()).toEqual([]);
    await renderBehavior(playlist, PLAYLIST);
    await soon(() => has('.wp-playlist-item'));
    expect(await axeViolations(document.body)).toEqual([]);
  });
});

describe('the menu of captions', () => {
  it('moves focus cyclically with arrow keys, and returns focus to its button', async () => {
    await renderBehavior(player, video(mp4 + tracks, 'muted'));
    come();
    const button = await openCaptions();
    expect(focused()?.textContent).toBe('None');
    key('ArrowUp');
    expect(focused()?.textContent).toContain('Deutsch');
    key('ArrowDown');
    expect(focused()?.textContent).toBe('None');
    key('ArrowDown');
    expect(focused()?.textContent).toContain('English');
    key('Home');
    expect(focused()?.textContent).toBe('None');
    key('Escape');
    await soon(() => !has('[role=menu]'));
    expect(focused()).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('marks the chosen track', async () => {
    await renderBehavior(player, video(mp4 + tracks, 'muted'));
    come();
    await openCaptions();
    const items = () => [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
    await soon(() => items()[1]?.ariaDisabled !== 'true');
    key('ArrowDown');
    key(' ');
    await soon(() => !has('[role=menu]'));
    await openCaptions();
    expect(items().map(({ ariaChecked }) => ariaChecked)).toEqual(['false', 'true', 'false']);
    expect(focused()?.textContent).toBe('English');
  });
});

describe('the volume', () => {
  it('has a slider above the button of a video while the control contains focus', async () => {
    await renderBehavior(player, video(mp4, 'muted'));
    const media = find<HTMLVideoElement>('video');
    await styled();
    expect(has('.mejs-volume-slider')).toBe(false);
    find('.mejs-volume-button button').focus();
    await soon(() => has('.mejs-volume-slider'));
    const slider = find('.mejs-volume-slider');
    slider.focus();
    expect(has('.mejs-volume-slider')).toBe(true);
    expect([slider.role, slider.getAttribute('aria-valuetext')]).toEqual(['slider', '0%']);
    const { left, top, height } = slider.getBoundingClientRect();
    const at = { clientX: left + 2, clientY: top + height / 2, bubbles: true, pointerId: 1 };
    slider.dispatchEvent(new PointerEvent('pointerdown', at));
    slider.dispatchEvent(new PointerEvent('pointerup', at));
    await soon(() => slider.getAttribute('aria-valuetext') === '50%');
    expect([media.volume, media.muted]).toEqual([0.5, false]);
    key('ArrowUp', slider);
    await soon(() => slider.getAttribute('aria-valuenow') === '60');
    find('.mejs-playpause-button button').focus();
    await soon(() => !has('.mejs-volume-slider'));
  });

  it('has a slider beside the button of an audio player from the start', async () => {
    await renderBehavior(player, AUDIO);
    const slider = find('.mejs-horizontal-volume-slider');
    expect([slider.role, slider.tabIndex, slider.ariaLabel]).toEqual(['slider', 0, 'Volume Slider']);
  });
});

describe('a playlist', () => {
  it('can be used by keyboard alone', async () => {
    await renderBehavior(playlist, PLAYLIST.replaceAll('/files/one.mp3', file('tone.mp3')));
    await soon(() => has('.wp-playlist-item a'));
    const stops = [
      ...document.querySelectorAll<HTMLElement>('.wp-playlist-next, .wp-playlist-prev, .wp-playlist-item a'),
    ];
    expect(stops.every(({ tabIndex }) => tabIndex === 0)).toBe(true);
    const at = () =>
      [...document.querySelectorAll('.wp-playlist-item')].findIndex((item) => item.matches('.wp-playlist-playing'));
    find('.wp-playlist-next').focus();
    key(' ');
    await soon(() => at() === 1);
    expect(focused()).toBe(find('.wp-playlist-next'));
    key('Enter', find('.wp-playlist-prev'));
    await soon(() => at() === 0);
    expect(document.querySelectorAll('[aria-current]').length).toBe(1);
  });
});

describe('the control bar', () => {
  it.each([
    ['of a video is rendered in another task, because the video has a height without it', video(mp4), false],
    ['of an audio player is rendered at once, because the player has no height without it', AUDIO, true],
  ])('%s', async (_, markup, isFull) => {
    const first: boolean[] = [];
    const observer = new MutationObserver(() => {
      const bar = document.querySelector('.mejs-controls');
      if (bar && first.length === 0) first.push(bar.childElementCount > 0);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await renderBehavior(player, markup);
    observer.disconnect();
    expect(first).toEqual([isFull]);
    expect(find('.mejs-controls').childElementCount).toBeGreaterThan(0);
  });
});
