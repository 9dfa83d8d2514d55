/** Host and parameters of YouTube's frame. */
import { until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EngineContext } from '../src/engines/engine';
import { startYouTube } from '../src/engines/youtube';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'YT');
  document.body.innerHTML = '';
});

/** @returns options with which the service's player is created on play() */
async function settingsFor(rawOptions: Record<string, unknown>): Promise<Record<string, unknown>> {
  const made = vi.fn();
  class Player {
    playVideo = vi.fn();
    destroy = vi.fn();
    constructor(_place: Element, settings: { events: { onReady(): void } }) {
      made(settings);
    }
  }
  Object.assign(globalThis, { YT: { Player } });
  document.body.innerHTML = '<div><video></video></div>';
  const { medium, stop } = startYouTube({
    media: document.querySelector('video'),
    wrapper: document.querySelector('div'),
    sources: [{ src: 'https://www.youtube.com/watch?v=abcdefghijk', type: 'video/youtube' }],
    at: 0,
    options: { rawOptions },
    fail: vi.fn(),
  } as unknown as EngineContext);
  medium?.play();
  await until(() => made.mock.calls.length === 1);
  stop();
  return made.mock.calls[0]?.[0];
}

describe('YouTube’s player', () => {
  it.each([{}, { youtube: {} }, { youtube: { nocookie: true } }])(
    'loads from the host without cookies for %j',
    async (rawOptions) => {
      expect((await settingsFor(rawOptions)).host).toBe('https://www.youtube-nocookie.com');
    },
  );

  it('loads from the service’s own host only with the option nocookie: false', async () => {
    expect((await settingsFor({ youtube: { nocookie: false } })).host).toBeUndefined();
  });

  it('shows no related videos, and has no autoplay', async () => {
    expect((await settingsFor({})).playerVars).toMatchObject({ rel: 0, autoplay: 0, controls: 0, loop: 0 });
  });
});
