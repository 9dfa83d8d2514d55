/** Player: elements, playback, time, volume and keys. */
import { key, renderBehavior, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { player } from '../src/player';
import { AUDIO, VIDEO } from './player-markup';
import { fakeMedia } from './support/fake-media';
import { find, keysCame, mountAll, type Playing, press, withPlayers } from './support/player-stage';

withPlayers();

describe('the elements of a player', () => {
  it('contain the server’s element, with the class names that themes use', async () => {
    const { media } = await mountAll(VIDEO);
    const container = media.closest('.mejs-container') as HTMLElement;
    expect(container.className).toBe('mejs-container mejs-container-keyboard-inactive wp-video-shortcode mejs-video');
    expect(container.previousElementSibling?.className).toBe('mejs-offscreen');
    expect([container.getAttribute('role'), container.getAttribute('aria-label')]).toEqual(['group', 'Video Player']);
    expect(media.parentElement?.id).toBe('video-12-1');
    expect(media.id).toBe('video-12-1_html5');
    expect(media.hasAttribute('controls')).toBe(false);
    expect(container.querySelectorAll('.mejs-controls > .mejs-button').length).toBeGreaterThan(0);
  });

  it('have the title of the recording as name', async () => {
    await mountAll(AUDIO);
    expect(find('.mejs-container').getAttribute('aria-label')).toBe('Audio Player: First song');
  });

  it('have the aspect ratio of the media', async () => {
    await mountAll(VIDEO);
    expect(find('.mejs-container').style.aspectRatio.replace(/\s/g, '')).toBe('640/360');
    expect(find('.mejs-container').style.width).toBe('100%');
  });

  it.each([
    [{ videoWidth: 400 }, 'none', '400px'],
    [{ videoWidth: '50%' }, 'none', '50%'],
    [{ videoWidth: -1 }, 'none', '640px'],
    [{ defaultVideoWidth: 320 }, 'none', '640px'],
    [{ videoWidth: 400 }, 'responsive', '100%'],
    [{}, 'fill', '100%'],
  ])('have the width of the options %o with the stretching %s', async (options, stretching, width) => {
    Object.assign(globalThis, { _wpmejsSettings: { ...options, stretching } });
    await mountAll(VIDEO);
    expect(find('.mejs-container').style.width).toBe(width);
  });

  it('have labels in the language of the page', async () => {
    Object.assign(globalThis, { mejsL10n: { language: 'de', strings: { 'mejs.play': 'Wiedergeben' } } });
    await mountAll(VIDEO);
    expect(find('.mejs-playpause-button button').getAttribute('aria-label')).toBe('Wiedergeben');
    expect(find('.mejs-volume-button button').getAttribute('aria-label')).toBe('Mute');
  });
});

describe('a player plays and pauses', () => {
  it('by the button, whose label is its next action', async () => {
    const { media } = await mountAll(VIDEO);
    const button = find('.mejs-playpause-button button');
    expect(button.getAttribute('aria-label')).toBe('Play');
    press('.mejs-playpause-button button');
    await until(() => button.getAttribute('aria-label') === 'Pause');
    expect(media.paused).toBe(false);
    press('.mejs-playpause-button button');
    await until(() => button.getAttribute('aria-label') === 'Play');
    expect(media.paused).toBe(true);
  });

  it('by a click on the video', async () => {
    const { media } = await mountAll(VIDEO);
    press('.mejs-overlay-button');
    await until(() => !media.paused);
    press('.mejs-overlay-play');
    await until(() => media.paused);
  });

  it('by Enter on the big button', async () => {
    const { media } = await mountAll(VIDEO);
    key('Enter', find('.mejs-overlay-button'));
    await until(() => !media.paused);
  });

  it('one recording at a time', async () => {
    await renderBehavior(player, AUDIO + VIDEO);
    const [song, film] = [...document.querySelectorAll<Playing>('audio,video')] as [Playing, Playing];
    fakeMedia(song);
    fakeMedia(film);
    await song.play();
    await film.play();
    await until(() => song.paused);
    expect(film.paused).toBe(false);
  });

  it('several recordings together with the option pauseOtherPlayers', async () => {
    Object.assign(globalThis, { _wpmejsSettings: { pauseOtherPlayers: false } });
    await renderBehavior(player, AUDIO + VIDEO);
    const [song, film] = [...document.querySelectorAll<Playing>('audio,video')] as [Playing, Playing];
    fakeMedia(song);
    fakeMedia(film);
    await song.play();
    await film.play();
    expect([song.paused, film.paused]).toEqual([false, false]);
  });

  it('and returns to its start at the end, with a replay button', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(60);
    await media.play();
    fake.end();
    await until(() => find('.mejs-playpause-button').classList.contains('mejs-replay'));
    expect(media.currentTime).toBe(0);
    press('.mejs-playpause-button button');
    await until(() => find('.mejs-playpause-button').classList.contains('mejs-pause'));
  });
});

describe('the time of a player', () => {
  it('is shown, and set on the slider for screen readers', async () => {
    const { fake } = await mountAll(VIDEO);
    fake.length(125);
    fake.at(65);
    await until(() => find('.mejs-currenttime').textContent === '01:05');
    expect(find('.mejs-duration').textContent).toBe('02:05');
    const slider = find('.mejs-time-slider');
    expect(slider.getAttribute('aria-valuenow')).toBe('65');
    expect(slider.getAttribute('aria-valuemax')).toBe('125');
    expect(slider.getAttribute('aria-valuetext')).toBe('1 minutes 5 seconds of 2 minutes 5 seconds');
    expect(find('.mejs-time-current').style.transform).toBe('scaleX(0.52)');
  });

  it('can be chosen by a press before the code of the slider has loaded', async () => {
    const { fake } = await mountAll(VIDEO);
    fake.length(125);
    const problem = vi.fn((event: Event) => event.preventDefault());
    globalThis.addEventListener('error', problem);
    const press = new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 });
    find('.mejs-time-slider').dispatchEvent(press);
    await until(() => true);
    globalThis.removeEventListener('error', problem);
    expect(problem).not.toHaveBeenCalled();
  });

  it('has no slider for a live stream', async () => {
    const { fake } = await mountAll(VIDEO);
    fake.length(Number.POSITIVE_INFINITY);
    await until(() => document.querySelector('.mejs-broadcast') !== null);
    expect(document.querySelector('.mejs-time-slider')).toBeNull();
    expect(find('.mejs-broadcast').textContent).toBe('Live Broadcast');
  });
});

describe('keys in a player', () => {
  it('are kept until their code has loaded', async () => {
    const { media } = await mountAll(VIDEO);
    expect(key(' ', find('.mejs-container'))).toBe(false);
    await until(() => !media.paused);
    expect(key('ArrowRight', find('.mejs-container'), { ctrlKey: true })).toBe(true);
  });

  it.each([
    ['ArrowRight', 25],
    ['ArrowLeft', 15],
    ['Home', 0],
    ['End', 100],
  ])('such as %s on the time slider seek to second %i', async (name, second) => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(100);
    fake.at(20);
    await until(() => find('.mejs-time-slider').getAttribute('aria-valuenow') === '20');
    await keysCame();
    key(name, find('.mejs-time-slider'));
    expect(media.currentTime).toBe(second);
  });

  it('pause playback while they seek, and resume 1100 ms later', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(100);
    await media.play();
    await keysCame();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      key('ArrowRight', find('.mejs-container'));
      expect(media.paused).toBe(true);
      await vi.advanceTimersByTimeAsync(1000);
      key('ArrowRight', find('.mejs-container'));
      await vi.advanceTimersByTimeAsync(1099);
      expect(media.paused).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(media.paused).toBe(false);
      expect(media.currentTime).toBe(10);
    } finally {
      vi.useRealTimers();
    }
  });

  it('do not affect the initial volume and muting of the site', async () => {
    Object.assign(globalThis, { _wpmejsSettings: { startVolume: '0.4' } });
    await renderBehavior(player, AUDIO + VIDEO);
    expect([...document.querySelectorAll<Playing>('audio,video')].map(({ volume }) => volume)).toEqual([0.4, 0.4]);
    Object.assign(globalThis, { _wpmejsSettings: { startVolume: 0 } });
    await renderBehavior(player, AUDIO);
    expect(find<Playing>('audio').muted).toBe(true);
  });

  it('change the volume, down to muting', async () => {
    const { media } = await mountAll(AUDIO);
    await keysCame();
    media.volume = 0.2;
    key('ArrowUp', find('.mejs-container'));
    expect(media.volume).toBeCloseTo(0.3);
    key('ArrowDown', find('.mejs-time-slider'));
    key('ArrowDown', find('.mejs-time-slider'));
    expect([media.volume, media.muted]).toEqual([0.1, false]);
    key('ArrowDown', find('.mejs-volume-button button'));
    expect(media.muted).toBe(true);
    key('m', find('.mejs-container'));
    expect(media.muted).toBe(false);
  });

  it.each([
    ['Home', 0, true],
    ['End', 1, false],
  ])('such as %s on the volume slider set the volume to %i', async (name, volume, muted) => {
    const { media } = await mountAll(AUDIO);
    await keysCame();
    expect(key(name, find('.mejs-horizontal-volume-slider'))).toBe(false);
    expect([media.volume, media.muted]).toEqual([volume, muted]);
  });

  it('with modifiers, on buttons or without an action are left to the browser', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(100);
    await keysCame();
    expect(key('ArrowRight', find('.mejs-container'), { ctrlKey: true })).toBe(true);
    expect(key(' ', find('.mejs-playpause-button button'))).toBe(true);
    expect(key('x', find('.mejs-container'))).toBe(true);
    expect([media.currentTime, media.paused]).toEqual([0, true]);
  });

  it('have no action when the site disables them', async () => {
    Object.assign(globalThis, { _wpmejsSettings: { enableKeyboard: false } });
    const { media } = await mountAll(VIDEO);
    key(' ', find('.mejs-container'));
    expect(media.paused).toBe(true);
  });
});
