/** Media that fail to load or are malformed, by kind: the message, and a successful second attempt. */
import { renderBehavior, silence } from '@enliven/testing';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playlist } from '../src/playlist';
import { video } from './player-markup';
import { PLAYLIST } from './playlist-markup';
import {
  controlsAreOff,
  FORMAT,
  failure,
  file,
  film,
  find,
  made,
  messages,
  mountAll,
  NETWORK,
  PLAY,
  press,
  script,
  song,
  soon,
  source,
} from './support/on-screen';

afterEach(() => {
  for (const name of ['dashjs', 'flvjs', 'made']) Reflect.deleteProperty(globalThis, name);
});

describe('media that the browser plays', () => {
  /** File with a valid header and malformed content. */
  let broken: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    // Browsers play sound only after the visitor has interacted with the page.
    await userEvent.click(document.body);
    broken = new Uint8Array(await (await fetch(file('clip.mp4'))).arrayBuffer());
    broken.fill(0xa5, 3000);
  });

  it.each([
    ['a missing audio file', () => song('/gone/song.mp3'), 'tone.mp3'],
    ['a malformed audio file', () => song(made('no song', 'audio/mpeg')), 'tone.mp3'],
    ['a malformed video file', () => film('video/mp4', made('no film', 'video/mp4')), 'clip.mp4'],
    ['a video file with a valid header only', () => film('video/mp4', made(broken, 'video/mp4')), 'clip.mp4'],
  ])('show a message for %s, and play after another attempt', async (_, markup, good) => {
    const { media } = await mountAll(markup());
    press(PLAY);
    await soon(() => failure() === FORMAT);
    expect(controlsAreOff()).toBe(true);
    expect(find<HTMLAnchorElement>('.mejs-cannotplay a').href).toBe(media.querySelector('source')?.src);
    const log = messages();
    press('.mejs-try-again');
    await soon(() => log.join('|') === `${FORMAT}||${FORMAT}`);
    (media.querySelector('source') as HTMLSourceElement).src = file(good);
    press('.mejs-try-again');
    await soon(() => media.currentTime > 0 && failure() === '');
    expect(find('.mejs-controls').checkVisibility()).toBe(true);
    media.pause();
  });

  it('continue at the same time after a network error, and from the start after a decoding error', async () => {
    const { media } = await mountAll(film('video/mp4', file('clip.mp4')));
    press(PLAY);
    await soon(() => media.currentTime > 0.1);
    media.pause();
    const fail = (code: number, at: number) => {
      Object.defineProperty(media, 'error', { configurable: true, value: { code, message: '' } });
      media.currentTime = at;
      media.dispatchEvent(new Event('error'));
    };
    const begins: number[] = [];
    media.addEventListener('loadeddata', () => begins.push(media.currentTime));
    for (const [code, sentence] of [
      [2, NETWORK],
      [3, FORMAT],
    ] as const) {
      fail(code, 1.5);
      await soon(() => failure() === sentence);
      Reflect.deleteProperty(media, 'error');
      if (code === 3) Object.defineProperty(media, 'error', { configurable: true, value: { code, message: '' } });
      press('.mejs-try-again');
      Reflect.deleteProperty(media, 'error');
      await soon(() => begins.length === code - 1);
      media.pause();
    }
    expect(begins[0]).toBeGreaterThanOrEqual(1.5);
    expect(begins[1]).toBeLessThan(1);
  });
});

describe('a missing poster', () => {
  const poster = 'poster="/gone/poster.jpg"';

  it('does not show a broken image, and the player works', async () => {
    await mountAll(video(source('video/mp4', file('clip.mp4')), `muted ${poster}`));
    const picture = find<HTMLImageElement>('.mejs-poster-img');
    await soon(() => picture.complete);
    expect([picture.naturalWidth, picture.alt]).toEqual([0, '']);
    expect(picture.getBoundingClientRect().width).toBe(0);
    press('.mejs-overlay-button');
    await soon(() => find<HTMLVideoElement>('video').currentTime > 0);
    find<HTMLVideoElement>('video').pause();
  });

  it('is not shown beside a message', async () => {
    await mountAll(video(source('video/mp4', '/gone/clip.mp4'), `muted ${poster}`));
    press('.mejs-overlay-button');
    await soon(() => failure() === FORMAT);
    await soon(() => !find('.mejs-overlay-error > img').checkVisibility());
  });
});

describe('a playlist with malformed data', () => {
  it('does not change, and is reported once', async () => {
    const { remarks, restore } = silence();
    onTestFinished(restore);
    const markup = PLAYLIST.replace('"tracks":[', '"tracks":[,');
    const { element, stop } = await renderBehavior(playlist, markup);
    const printed = document.createElement('div');
    printed.innerHTML = markup;
    expect(element.outerHTML).toBe(printed.innerHTML);
    expect(find('audio').checkVisibility()).toBe(true);
    await stop();
    await renderBehavior(playlist);
    expect(remarks).toHaveLength(1);
    expect(remarks[0]).toMatch(
      /^\[enliven\/media\] playlist on .*script\.wp-playlist-script.*not valid JSON.*as printed/,
    );
  });
});

describe.each([
  [
    'a DASH stream',
    'application/dash+xml',
    'dash',
    `globalThis.made = 0; globalThis.dashjs = { MediaPlayer: () => ({ create: () => {
      const on = {};
      return { reset() {}, on: (type, handler) => { on[type] = handler; }, initialize(media) {
        made++;
        setTimeout(() => made > 1 ? (media.src = ${JSON.stringify('CLIP')}, media.play()) : on.error({ error: { code: 31, message: 'manifest: no element found' } }));
      } };
    } }) };`,
    'manifest: no element found',
  ],
  [
    'an FLV file',
    'video/flv',
    'flv',
    `globalThis.made = 0; globalThis.flvjs = { createPlayer: () => {
      const on = {}; let media;
      return { destroy() {}, on: (type, handler) => { on[type] = handler; }, attachMediaElement(to) { media = to; }, load() {
        made++;
        setTimeout(() => made > 1 ? (media.src = ${JSON.stringify('CLIP')}, media.play()) : on.error('MediaError', 'FormatUnsupported', { msg: 'Not an FLV stream' }));
      } };
    } };`,
    'MediaError: FormatUnsupported Not an FLV stream',
  ],
])('%s', (_, type, name, code, sentence) => {
  const whole = () => script(code.replaceAll('CLIP', file('clip.mp4')));

  it('that is malformed shows the message of its script, and plays when it is repaired', async () => {
    const { media } = await mountAll(film(type, '/clip', { [name]: { path: whole() } }));
    press(PLAY);
    await soon(() => failure() === sentence);
    expect(controlsAreOff()).toBe(true);
    press('.mejs-try-again');
    await soon(() => media.currentTime > 0 && failure() === '');
    media.pause();
  });

  it('whose script is another file shows a message, and requests the script again', async () => {
    const append = vi.spyOn(document.head, 'append');
    onTestFinished(() => append.mockRestore());
    const count = () => append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement).length;
    await mountAll(film(type, '/clip', { [name]: { path: script('0') } }));
    press(PLAY);
    await soon(() => failure() === FORMAT);
    const log = messages();
    press('.mejs-try-again');
    await soon(() => count() === 2 && log.join('|') === `${FORMAT}||${FORMAT}`);
  });
});
