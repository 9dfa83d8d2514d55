/** Playlist of real recordings in a browser. */
import { renderBehavior } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playlist } from '../src/playlist';

const file = (name: string): string => new URL(`/packages/media/test/fixtures/${name}`, location.origin).href;

const track = (name: string, type: string) => ({ src: file(name), type, title: name, caption: '', meta: {} });
const markup = (kind: 'audio' | 'video', tracks: object[], more = '') => `
<div class="wp-playlist wp-${kind}-playlist wp-playlist-light">
${kind === 'audio' ? '<div class="wp-playlist-current-item"></div>' : ''}
<${kind} controls="controls" preload="none" width="640" muted ${more}></${kind}>
<div class="wp-playlist-next"></div><div class="wp-playlist-prev"></div>
<script type="application/json" class="wp-playlist-script">${JSON.stringify({ type: kind, tracks })}</script>
</div>`;

const soon = (check: () => boolean) =>
  vi.waitFor(
    () => {
      if (!check()) throw new Error(`timed out waiting for: ${check}`);
    },
    { timeout: 15_000, interval: 20 },
  );

const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;
const playing = () =>
  [...document.querySelectorAll('.wp-playlist-item')].findIndex((item) => item.matches('.wp-playlist-playing'));

describe('a playlist', () => {
  it.each([
    ['audio', [track('tone.mp3', 'audio/mpeg'), track('tone.ogg', 'audio/ogg'), track('tone.mp3', 'audio/mpeg')]],
    ['video', [track('clip.webm', 'video/webm'), track('clip.webm', 'video/webm'), track('clip.webm', 'video/webm')]],
  ] as const)(
    'plays all tracks until its end (%s)',
    async (kind, tracks) => {
      await renderBehavior(playlist, markup(kind, [...tracks]));
      const media = find<HTMLMediaElement>(kind);
      await soon(() => media.hasAttribute('src') && document.querySelector('.mejs-playpause-button button') !== null);
      const ended: number[] = [];
      media.addEventListener('ended', () => ended.push(playing()), true);
      // A real press, since browsers play no sound before one; a mouse would remain over the page in other tests.
      find('.mejs-playpause-button button').focus();
      await userEvent.keyboard('{Enter}');
      await soon(() => playing() === 1 && !media.paused && media.currentTime > 0);
      await soon(() => playing() === 2 && !media.paused && media.currentTime > 0);
      await soon(() => playing() === 0 && media.paused);
      expect(ended.length).toBe(3);
      // The playlist has stopped.
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect([playing(), media.paused, media.currentTime]).toEqual([0, true, 0]);
    },
    60_000,
  );
});
