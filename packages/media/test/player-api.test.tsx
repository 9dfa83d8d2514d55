/** What other scripts find on the element, and what they can do with a player. */
import { renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { player } from '../src/player';
import { VIDEO, video } from './player-markup';
import { fakeMedia, playUsualFormats } from './support/fake-media';

const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;

interface Playing extends HTMLMediaElement {
  player: Record<string, (...args: unknown[]) => unknown> & { media: HTMLElement & Record<string, unknown> };
}

async function bring(markup: string) {
  const rendered = await renderBehavior(player, markup);
  const media = find<Playing>('audio,video');
  return { ...rendered, media, fake: fakeMedia(media) };
}

playUsualFormats();

afterEach(() => {
  for (const name of ['_wpmejsSettings', 'mejsL10n']) Reflect.deleteProperty(globalThis, name);
});

describe('for other scripts', () => {
  it('is on the element, and knows what plays', async () => {
    const { media } = await bring(VIDEO);
    media.player.play?.();
    await until(() => !media.paused);
    media.player.pause?.();
    expect(media.paused).toBe(true);
    expect(media.player.id).toMatch(/^mep_\d+$/);
    expect(media.player.container).toBe(find('.mejs-container'));
    const box = media.player.media;
    expect([box.originalNode, box.paused, box.rendererName]).toEqual([media, true, 'html5']);
  });

  it('passes on the events of the medium', async () => {
    const { media } = await bring(VIDEO);
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

  it('calls back by name when it is there, and with the words of a failure', async () => {
    const success = vi.fn();
    const error = vi.fn();
    Object.assign(globalThis, { onPlayer: success, onPlayerError: error });
    const { media, fake } = await bring(
      video(
        '<source type="video/mp4" src="/a.mp4">',
        `data-mejsoptions='{"success":"onPlayer","error":"onPlayerError"}'`,
      ),
    );
    expect(success).toHaveBeenCalledWith(media.parentElement, media, media.player);
    fake.fail(2);
    await until(() => error.mock.calls.length > 0);
    expect(error.mock.calls[0]?.[0]).toMatchObject({ type: 'error', message: 'Network error' });
    for (const name of ['onPlayer', 'onPlayerError']) Reflect.deleteProperty(globalThis, name);
  });

  it('plays what it is given instead, and gives the server’s back', async () => {
    const { media, stop } = await bring(VIDEO);
    media.player.setSrc?.('/other.mp4');
    await until(() => media.getAttribute('src')?.endsWith('/other.mp4') === true);
    await stop();
    expect(media.hasAttribute('src')).toBe(false);
  });

  it('goes when it is told to', async () => {
    const { media } = await bring(VIDEO);
    const before = media.parentElement;
    media.player.remove?.();
    await until(() => document.querySelector('.mejs-container') === null);
    expect(before?.isConnected).toBe(false);
    expect(media.id).toBe('video-12-1');
    expect(media.hasAttribute('controls')).toBe(true);
  });

  it('is what `MediaElementPlayer` answers, while any player is there', async () => {
    const globals = globalThis as { MediaElementPlayer?: new (what: unknown) => unknown; mejs?: { players: object } };
    const { media, stop } = await bring(VIDEO);
    await until(() => globals.MediaElementPlayer !== undefined);
    const Player = globals.MediaElementPlayer as new (what: unknown) => unknown;
    expect(new Player(media)).toBe(media.player);
    expect(Object.values(globals.mejs?.players ?? {})).toContain(media.player);
    await stop();
    expect(globals.MediaElementPlayer).toBeUndefined();
    expect('mejs' in globals).toBe(false);
  });
});
