/** API of players for other scripts. */
import { until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { VIDEO, video } from './player-markup';
import { find, interfaceCame, mountAll, withPlayers } from './support/player-stage';

withPlayers();

describe('the API of a player', () => {
  it('is on the media element, and can play and pause', async () => {
    const { media } = await mountAll(VIDEO);
    // The API works before its code has loaded.
    media.player.play?.();
    await until(() => !media.paused);
    media.player.pause?.();
    expect(media.paused).toBe(true);
    expect(media.player.id).toMatch(/^mep_\d+$/);
    expect(media.player.container).toBe(find('.mejs-container'));
    await interfaceCame(media);
    const box = media.player.media;
    expect([box.originalNode, box.paused, box.rendererName]).toEqual([media, true, 'html5']);
  });

  it('works partly before its code has loaded, and completely afterwards', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(100);
    const first = media.player;
    expect([first.duration, first.getDuration?.(), first.id]).toEqual([100, 100, find('.mejs-container').id]);
    first.setCurrentTime?.(30);
    first.changeSkin?.('mine');
    await until(() => media.currentTime === 30 && find('.mejs-container').classList.contains('mine'));
    expect(first.isFullScreen).toBe(false);
    expect((document.getElementById('video-12-1') as HTMLMediaElement).currentTime).toBe(30);
  });

  it('is not fetched until a script uses it', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(100);
    await media.play();
    await until(() => find('.mejs-playpause-button').classList.contains('mejs-pause'));
    expect('originalNode' in find('mediaelementwrapper')).toBe(false);
  });

  it('dispatches the events of the media element', async () => {
    const { media } = await mountAll(VIDEO);
    await interfaceCame(media);
    const heard: string[] = [];
    for (const type of ['play', 'playing', 'pause'])
      media.player.media.addEventListener(type, (event) => {
        heard.push(event.type);
        expect((event as CustomEvent).detail.target).toBe(media.player.media);
      });
    await media.play();
    media.pause();
    expect(heard).toEqual(['play', 'playing', 'pause']);
  });

  it('calls the named callbacks for success and error', async () => {
    const success = vi.fn();
    const error = vi.fn();
    const settings = { success: 'onPlayer', error: 'onPlayerError' };
    Object.assign(globalThis, { onPlayer: success, onPlayerError: error, _wpmejsSettings: settings });
    const { media, fake } = await mountAll(video('<source type="video/mp4" src="/a.mp4">'));
    await until(() => success.mock.calls.length > 0);
    expect(success).toHaveBeenCalledWith(media.parentElement, media, media.player);
    fake.fail(2);
    await until(() => error.mock.calls.length > 0);
    expect(error.mock.calls[0]?.[0]).toMatchObject({ type: 'error', message: 'Network error' });
    for (const name of ['onPlayer', 'onPlayerError', '_wpmejsSettings']) Reflect.deleteProperty(globalThis, name);
  });

  it('plays another source, and restores the server’s', async () => {
    const { media, stop } = await mountAll(VIDEO);
    media.player.setSrc?.('/other.mp4');
    await until(() => media.getAttribute('src')?.endsWith('/other.mp4') === true);
    await stop();
    expect(media.hasAttribute('src')).toBe(false);
  });

  it('dispatches controlsresize for scripts with their own controls', async () => {
    const { media } = await mountAll(VIDEO);
    await interfaceCame(media);
    const heard = vi.fn();
    find('.mejs-container').addEventListener('controlsresize', heard);
    media.player.setControlsSize?.();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('removes the player with remove()', async () => {
    const { media } = await mountAll(VIDEO);
    const before = media.parentElement;
    media.player.remove?.();
    await until(() => document.querySelector('.mejs-container') === null);
    expect(before?.isConnected).toBe(false);
    await until(() => media.id === 'video-12-1');
    expect(media.hasAttribute('controls')).toBe(true);
  });

  it('is returned by `MediaElementPlayer` while a player exists', async () => {
    const globals = globalThis as { MediaElementPlayer?: new (what: unknown) => unknown; mejs?: { players: object } };
    const { media, stop } = await mountAll(VIDEO);
    const Player = globals.MediaElementPlayer as new (what: unknown) => unknown;
    expect(new Player(media)).toBe(media.player);
    await interfaceCame(media);
    expect(new Player(media)).toBe(media.player);
    expect(Object.values(globals.mejs?.players ?? {})).toContain(media.player);
    await stop();
    expect(globals.MediaElementPlayer).toBeUndefined();
    expect('mejs' in globals).toBe(false);
  });

  it('includes the documented members of `mejs`', async () => {
    type Call = (...args: unknown[]) => unknown;
    type Named = Record<string, Call>;
    const { stop } = await mountAll(VIDEO);
    const { mejs } = globalThis as unknown as {
      mejs: { Utils: Named; i18n: Named; Features: object; MepDefaults: Record<string, unknown> };
    };
    const { Utils, i18n, Features, MepDefaults } = mejs;
    await until(() => 'secondsToTimeCode' in Utils);
    expect(Utils.secondsToTimeCode?.(3700)).toBe('01:01:40');
    expect(i18n.t?.('mejs.play')).toBe('Play');
    expect(i18n.t?.('mejs.german')).toBe('German');
    expect(i18n.t?.('not <known>')).toBe('not &lt;known&gt;');
    expect(() => i18n.language?.(7)).toThrow(TypeError);
    expect(() => i18n.language?.('no code')).toThrow(TypeError);
    expect(Features).toMatchObject({ isAndroid: false, isiOS: false, isFullScreen: expect.any(Function) });
    expect(MepDefaults).toMatchObject({ startVolume: 0.8, autoRewind: true, features: expect.any(Array) });
    await stop();
    // Defaults that a script sets apply to later players.
    MepDefaults.startVolume = 0.3;
    i18n.language?.('de', { 'mejs.play': 'Abspielen', 'mejs.hours': ['%1 Stunde', '%1 Stunden'] });
    expect([i18n.language?.(), i18n.t?.('mejs.play'), i18n.t?.('mejs.mute')]).toEqual(['de', 'Abspielen', 'Mute']);
    expect([i18n.t?.('mejs.hours', 1), i18n.t?.('mejs.hours', 5)]).toEqual(['1 Stunde', '5 Stunden']);
    try {
      const { media } = await mountAll(VIDEO);
      expect(media.player.options).toMatchObject({ startVolume: 0.3 });
      expect(find('.mejs-playpause-button button').getAttribute('aria-label')).toBe('Abspielen');
    } finally {
      MepDefaults.startVolume = 0.8;
      i18n.language?.('en');
    }
  });

  it('uses the language of the page', async () => {
    Object.assign(globalThis, { mejsL10n: { language: 'fr', strings: { 'mejs.play': 'Lecture' } } });
    await mountAll(VIDEO);
    expect(find('.mejs-playpause-button button').getAttribute('aria-label')).toBe('Lecture');
  });

  it('sets volume and muting independently', async () => {
    const { media } = await mountAll(VIDEO);
    await interfaceCame(media);
    media.player.setMuted?.(true);
    media.player.setVolume?.(0.5);
    expect([media.volume, media.muted]).toEqual([0.5, true]);
    media.player.setMuted?.(false);
    media.player.setVolume?.(0);
    expect([media.volume, media.muted]).toEqual([0, false]);
    await until(() => find('.mejs-volume-button').classList.contains('mejs-unmute'));
  });
});
