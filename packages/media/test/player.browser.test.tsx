/** Players with real media in a browser: playback, seeking, captions, streams and failures. */
import { key, renderBehavior, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { player } from '../src/player';
import { video } from './player-markup';
import { messages, options } from './support/on-screen';

const file = (name: string): string => new URL(`/packages/media/test/fixtures/${name}`, location.origin).href;
const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;
const press = (selector: string) => find(selector).click();

/** Waits longer than `until`, for machines under load. */
const soon = (check: () => boolean) =>
  vi.waitFor(
    () => {
      if (!check()) throw new Error(`timed out waiting for: ${check}`);
    },
    { timeout: 10_000, interval: 20 },
  );

const mp4 = `<source type="video/mp4" src="${file('clip.mp4')}">`;

async function mountAll(markup: string): Promise<HTMLVideoElement> {
  await renderBehavior(player, markup);
  return find<HTMLVideoElement>('video');
}

const failure = () => document.querySelector('.mejs-cannotplay p')?.textContent;

describe('a video', () => {
  it('plays, pauses, and seeks with keys', async () => {
    const media = await mountAll(video(mp4, 'muted'));
    expect(media.networkState).toBe(HTMLMediaElement.NETWORK_IDLE);
    press('.mejs-overlay-button');
    await soon(() => media.currentTime > 0.1);
    expect(find('.mejs-playpause-button').classList.contains('mejs-pause')).toBe(true);
    press('.mejs-playpause-button button');
    expect(media.paused).toBe(true);
    key('Home', find('.mejs-time-slider'));
    await soon(() => media.currentTime === 0 && !media.seeking);
    expect(find('.mejs-duration').textContent).toBe('00:02');
    key('End', find('.mejs-time-slider'));
    await soon(() => find('.mejs-time-slider').getAttribute('aria-valuenow') === '2');
  });

  it('seeks with the pointer', async () => {
    const media = await mountAll(video(mp4, 'muted'));
    press('.mejs-overlay-button');
    const slider = find('.mejs-time-slider');
    // The video may play before the slider has the duration.
    await soon(() => media.currentTime > 0 && !slider.hasAttribute('aria-disabled'));
    media.pause();
    const { left, width, top } = slider.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + 2, bubbles: true, pointerId: 1, button: 0 };
    slider.setPointerCapture = () => {};
    slider.dispatchEvent(new PointerEvent('pointerdown', at));
    slider.dispatchEvent(new PointerEvent('pointerup', at));
    await soon(() => Math.abs(media.currentTime - media.duration / 2) < 0.1);
  });

  it('fills its column at the aspect ratio of the markup, before its file is fetched', async () => {
    await mountAll(`<div style="width:320px">${video(mp4)}</div>`);
    // This page has no style sheet for players, so ours is added.
    await soon(() => getComputedStyle(find('.mejs-controls')).position === 'absolute');
    const { width, height } = find('.mejs-container').getBoundingClientRect();
    expect([width, height]).toEqual([320, 180]);
  });

  it('sends no request before it is played', async () => {
    performance.clearResourceTimings();
    await mountAll(video(`${mp4}<track kind="captions" srclang="en" src="${file('english.vtt')}">`));
    await new Promise((resolve) => requestIdleCallback(resolve));
    const requestedFiles = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(requestedFiles.filter((name) => /clip\.mp4|english\.vtt/.test(name))).toEqual([]);
  });
});

describe('captions', () => {
  const tracks = `<track kind="captions" srclang="en" label="English" src="${file('english.vtt')}">
    <track kind="subtitles" srclang="de" label="Deutsch" src="${file('german.srt')}">
    <track kind="subtitles" srclang="xx" label="Gone" src="/gone.vtt">
    <track kind="chapters" srclang="en" src="${file('chapters.vtt')}">`;

  async function openMenu(name: string): Promise<HTMLElement[]> {
    find('.mejs-container').dispatchEvent(new PointerEvent('pointerenter'));
    await soon(() => document.querySelector(`.mejs-${name}-button button`) !== null);
    press(`.mejs-${name}-button button`);
    await soon(() => document.querySelector('[role=menu]') !== null);
    return [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  }

  it('are chosen from a menu by keyboard, in any format', async () => {
    const media = await mountAll(video(mp4 + tracks, 'muted'));
    await openMenu('captions');
    const labels = () => [...document.querySelectorAll('[role=menuitemradio]')].map(({ textContent }) => textContent);
    // The missing track is removed.
    await soon(() => labels().join() === 'None,English,Deutsch');
    expect(document.activeElement?.textContent).toBe('None');
    expect(find('.mejs-captions-button button').getAttribute('aria-expanded')).toBe('true');
    key('End');
    expect(document.activeElement?.textContent).toBe('Deutsch');
    key('Enter');
    await soon(() => document.querySelector('[role=menu]') === null);
    expect(document.activeElement).toBe(find('.mejs-captions-button button'));
    expect(find('.mejs-captions-button').classList.contains('mejs-captions-enabled')).toBe(true);
    press('.mejs-overlay-button');
    await soon(() => (document.querySelector('.mejs-captions-text')?.textContent ?? '') !== '');
    media.pause();
    expect(find('.mejs-captions-layer').lang).toBe('de');
  });

  it('dispatch captionschange on the media wrapper', async () => {
    await mountAll(video(mp4 + tracks, 'muted'));
    const heard: unknown[] = [];
    const handleMessage = (event: Event) => heard.push((event as CustomEvent).detail.caption?.srclang ?? null);
    find('mediaelementwrapper').addEventListener('captionschange', handleMessage);
    find('.mejs-container').addEventListener('captionschange', handleMessage);
    await openMenu('captions');
    const choose = async (label: string) => {
      const items = () => [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
      const wanted = () => items().find(({ textContent }) => textContent === label);
      await soon(() => wanted() !== undefined);
      wanted()?.click();
      await soon(() => document.querySelector('[role=menu]') === null);
    };
    await choose('Deutsch');
    expect(heard).toEqual(['de', 'de']);
    await openMenu('captions');
    await choose('None');
    expect(heard).toEqual(['de', 'de', null, null]);
  });

  it('have a menu that fits into the window and closes with Escape', async () => {
    await mountAll(video(mp4 + tracks, 'muted'));
    await openMenu('captions');
    const menu = find('.mejs-captions-selector');
    await soon(() => menu.style.top !== '');
    expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    key('Escape');
    await soon(() => document.querySelector('[role=menu]') === null);
  });

  it('include chapters, which seek', async () => {
    const media = await mountAll(video(mp4 + tracks, 'muted'));
    await soon(() => {
      find('.mejs-container').dispatchEvent(new PointerEvent('pointerenter'));
      return document.querySelector('.mejs-chapters-button') !== null;
    });
    const items = await openMenu('chapters');
    expect(items.length).toBeGreaterThan(1);
    press('.mejs-overlay-button');
    await soon(() => media.readyState > 0);
    items.at(-1)?.click();
    await soon(() => media.currentTime >= 1);
  });
});

describe('a stream', () => {
  it.each([
    ['segments of MPEG-TS', 'hls-ts/clip.m3u8'],
    ['segments of MP4', 'hls-fmp4/clip.m3u8'],
  ])('plays by script with the option prefer: %s', async (_, name) => {
    const source = `<source type="application/x-mpegURL" src="${file(name)}">`;
    const media = await mountAll(video(source, options({ hls: { prefer: 'mse' } })));
    const { player: api } = media as HTMLVideoElement & { player: { media: { rendererName: string } } };
    await soon(() => api.media.rendererName === 'hls');
    press('.mejs-overlay-button');
    await soon(() => media.currentTime > 0.1);
    expect(media.getAttribute('src')).toMatch(/^blob:/);
  });

  it('is restored without a trace', async () => {
    const markup = video(
      `<source type="application/x-mpegURL" src="${file('hls-ts/clip.m3u8')}">`,
      options({ hls: { prefer: 'mse' } }),
    );
    const { stop } = await renderBehavior(player, markup);
    const media = find<HTMLVideoElement>('video');
    press('.mejs-overlay-button');
    await soon(() => media.hasAttribute('src'));
    await stop();
    expect(document.body.querySelector('.wp-video')?.outerHTML).toBe(
      markup.replace(/ muted/, ' muted=""').replace(/&/g, '&amp;'),
    );
  });
});

/** Expects the message on the page, and again after another attempt. */
async function failTwice(type: string, src: string, wanted: object, sentence: string): Promise<void> {
  await mountAll(video(`<source type="${type}" src="${src}">`, options(wanted)));
  press('.mejs-playpause-button button');
  await soon(() => failure() === sentence);
  const log = messages();
  press('.mejs-try-again');
  await soon(() => log.join('|') === `${sentence}||${sentence}`);
}

describe('missing media', () => {
  it.each([
    ['a film', 'video/mp4', '/gone/clip.mp4', {}, 'Media error: Format(s) not supported or source(s) not found'],
    [
      'a stream of the browser',
      'application/x-mpegURL',
      '/gone/clip.m3u8',
      {},
      'Media error: Format(s) not supported or source(s) not found',
    ],
    [
      'a stream by script',
      'application/x-mpegURL',
      '/gone/clip.m3u8',
      { hls: { prefer: 'mse', manifestLoadingMaxRetry: 0 } },
      'Network error',
    ],
    ['a DASH stream', 'application/dash+xml', '/gone/clip.mpd', { dash: { path: '/gone/dash.js' } }, 'Network error'],
    ['an FLV file', 'video/flv', '/gone/clip.flv', { flv: { path: '/gone/flv.js' } }, 'Network error'],
    [
      'YouTube',
      'video/youtube',
      'https://www.youtube.com/watch?v=abcdefghijk',
      { youtube: { path: '/gone/yt.js' } },
      'Network error',
    ],
  ])('such as %s show a message, and can be tried again', async (_, type, src, wanted, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const before = globalThis.reportError;
    globalThis.reportError = () => {};
    try {
      await failTwice(type, src, wanted, sentence);
    } finally {
      globalThis.reportError = before;
    }
  });

  it.each([
    ['a DASH stream', 'application/dash+xml', '/clip.mpd', { dash: { path: '/hangs/dash.js' } }],
    ['an FLV file', 'video/flv', '/clip.flv', { flv: { path: '/hangs/flv.js' } }],
    ['YouTube', 'video/youtube', 'https://www.youtube.com/watch?v=abcdefghijk', { youtube: { path: '/hangs/yt.js' } }],
  ])('such as %s show a message when the script hangs, and fetch the script again', async (_, type, src, wanted) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const before = globalThis.reportError;
    globalThis.reportError = () => {};
    // A script that is never inserted never answers.
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const scripts = () => append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement).length;
    try {
      await mountAll(video(`<source type="${type}" src="${src}">`, options(wanted)));
      await soon(() => document.querySelector('.mejs-overlay-button') !== null);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const passes = async (check: () => boolean) => {
        for (let turn = 0; turn < 2000 && !check(); turn++) await new Promise((done) => requestAnimationFrame(done));
        expect(check()).toBe(true);
      };
      press('.mejs-playpause-button button');
      await passes(() => scripts() === 1);
      vi.advanceTimersByTime(10_000);
      await passes(() => failure() === 'Network error');
      press('.mejs-try-again');
      await passes(() => scripts() === 2);
      vi.advanceTimersByTime(10_000);
      await passes(() => failure() === 'Network error');
    } finally {
      vi.useRealTimers();
      append.mockRestore();
      globalThis.reportError = before;
    }
  });

  it.each([
    ['a page in place of the list', '<!doctype html><title>Sorry</title>', 'text/html'],
    ['an empty list', '', 'application/x-mpegURL'],
    ['a list without segments', '#EXTM3U\n', 'application/x-mpegURL'],
  ])('such as a stream by script with %s show a message', async (_, body, type) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const address = URL.createObjectURL(new Blob([body], { type }));
    const wanted = { hls: { prefer: 'mse', manifestLoadingMaxRetry: 0 } };
    await failTwice('application/x-mpegURL', address, wanted, 'Network error');
  });

  it.each(['Key', 'piece'])('such as a stream by script without its %s show a message', async (what) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const gone = new URL('/gone/it', location.origin).href;
    const key = what === 'Key' ? `#EXT-X-KEY:METHOD=AES-128,URI="${gone}"\n` : '';
    const list = `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:2\n${key}#EXTINF:2,\n${gone}.ts\n#EXT-X-ENDLIST\n`;
    const address = URL.createObjectURL(new Blob([list], { type: 'application/x-mpegURL' }));
    const once = { default: { maxTimeToFirstByteMs: 5000, maxLoadTimeMs: 5000, timeoutRetry: null, errorRetry: null } };
    const wanted = { hls: { prefer: 'mse', fragLoadPolicy: once, keyLoadPolicy: once } };
    await failTwice('application/x-mpegURL', address, wanted, 'Network error');
  });

  it('play when they are available at the second attempt', async () => {
    const media = await mountAll(video('<source type="video/mp4" src="/gone/clip.mp4">', 'muted'));
    press('.mejs-overlay-button');
    await soon(() => failure() !== undefined);
    (media.querySelector('source') as HTMLSourceElement).src = file('clip.mp4');
    press('.mejs-try-again');
    await soon(() => media.currentTime > 0);
    await until(() => failure() === undefined);
  });
});
