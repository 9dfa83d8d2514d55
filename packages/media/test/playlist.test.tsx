/** Playlist: its tracks, and the change from one track to the next. */
import { key, renderBehavior, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { playlist } from '../src/playlist';
import { PLAYLIST } from './playlist-markup';
import { fakeMedia, playUsualFormats } from './support/fake-media';

playUsualFormats();

async function mountAll(markup = PLAYLIST) {
  const rendered = await renderBehavior(playlist, markup);
  const media = document.querySelector('audio') as HTMLAudioElement;
  const fake = fakeMedia(media);
  await until(() => media.hasAttribute('src'));
  const file = () => media.getAttribute('src')?.split('/').pop();
  return { ...rendered, media, fake, file };
}

const items = () => [...document.querySelectorAll('.wp-playlist-item')];
const playing = () => items().findIndex((item) => item.classList.contains('wp-playlist-playing'));

describe('a playlist', () => {
  it('lists its tracks, and loads the first one without playing', async () => {
    const { media, file } = await mountAll();
    expect(items().map(({ textContent }) => textContent)).toEqual([
      '1. “one” — Ann1:23',
      '2. “two”1:23',
      '3. “three” — Cleo1:23',
    ]);
    expect([file(), media.paused, playing()]).toEqual(['one.mp3', true, 0]);
    expect(document.querySelector('.mejs-cannotplay')).toBeNull();
    expect(document.querySelector('.wp-playlist-current-item .wp-playlist-item-artist')?.textContent).toBe('Ann');
  });

  it('plays the chosen track', async () => {
    const { media, file } = await mountAll();
    items()[2]?.querySelector('a')?.click();
    await until(() => playing() === 2 && !media.paused);
    expect(file()).toBe('three.mp3');
    expect(items()[2]?.querySelector('a')?.getAttribute('aria-current')).toBe('true');
  });

  it('moves to the next and previous track by named buttons', async () => {
    const { file } = await mountAll();
    const next = document.querySelector('.wp-playlist-next') as HTMLElement;
    const previous = document.querySelector('.wp-playlist-prev') as HTMLElement;
    expect([next.getAttribute('role'), next.getAttribute('aria-label')]).toEqual(['button', 'Next']);
    key('Enter', next);
    await until(() => file() === 'two.mp3');
    previous.click();
    await until(() => file() === 'one.mp3');
    previous.click();
    await until(() => file() === 'three.mp3');
  });

  it('plays the next track at the end of a track, and stops after the last', async () => {
    const { media, fake, file } = await mountAll();
    items()[1]?.querySelector('a')?.click();
    await until(() => !media.paused);
    fake.end();
    await until(() => file() === 'three.mp3' && !media.paused);
    fake.end();
    await until(() => file() === 'one.mp3');
    expect(media.paused).toBe(true);
  });

  it.each(['javascript:alert(1)', 'data:audio/mpeg,x', 'ftp://example.org/two.mp3', 'https://'])(
    'leaves out a track with the unsafe address "%s"',
    async (address) => {
      const { file } = await mountAll(PLAYLIST.replace('"/files/two.mp3"', JSON.stringify(address)));
      expect(items().map(({ textContent }) => textContent)).toEqual(['1. “one” — Ann1:23', '2. “three” — Cleo1:23']);
      document.querySelector<HTMLElement>('.wp-playlist-next')?.click();
      await until(() => file() === 'three.mp3');
      expect(document.querySelector('.wp-playlist-tracks a:not([href^="/files/"])')).toBeNull();
    },
  );

  it('does not change when no track has a safe address', async () => {
    const markup = PLAYLIST.replace(/"\/files\/\w+\.mp3"/g, '"javascript:alert(1)"');
    const { element, mounts } = await renderBehavior(playlist, markup);
    expect(mounts.map(({ state }) => state)).toEqual(['mounted']);
    expect(element.querySelector('.mejs-container,.wp-playlist-tracks')).toBeNull();
    expect(element.querySelector('audio')?.hasAttribute('src')).toBe(false);
  });
});
