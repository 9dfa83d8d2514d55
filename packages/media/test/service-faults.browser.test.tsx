/** Services whose script, frame or video fails: the message, and a successful second attempt. */
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { video } from './player-markup';
import {
  clock,
  controlsAreOff,
  failure,
  film,
  find,
  messages,
  mountAll,
  NETWORK,
  options,
  PLAY,
  passes,
  press,
  script,
  soon,
  source,
} from './support/on-screen';

afterEach(() => {
  for (const name of ['YT', 'onYouTubePlayerAPIReady', 'made']) Reflect.deleteProperty(globalThis, name);
});

describe('YouTube', () => {
  const address = 'https://www.youtube.com/watch?v=abcdefghijk';
  interface Events {
    onReady(): void;
    onStateChange(event: { data: number }): void;
    onError(event: { data: number }): void;
  }
  /** Fakes a service whose first, second … frame calls `act`. */
  function service(act: (events: Events, turn: number) => void): { frames: number; plays: number } {
    const seen = { frames: 0, plays: 0 };
    class Player {
      constructor(place: Element, { events }: { events: Events }) {
        seen.frames += 1;
        place.replaceWith(Object.assign(document.createElement('iframe'), { className: 'theirs' }));
        const turn = seen.frames;
        this.playVideo = () => {
          seen.plays += 1;
          events.onStateChange({ data: 1 });
        };
        queueMicrotask(() => act(events, turn));
      }
      playVideo: () => void;
      pauseVideo() {}
      setVolume() {}
      mute() {}
      destroy() {}
    }
    Object.assign(globalThis, { YT: { Player } });
    return seen;
  }

  it.each([
    [
      2,
      'Code 2: The request contains an invalid parameter value. Check that the video id has 11 characters and no exclamation points or asterisks.',
    ],
    [
      5,
      'Code 5: The requested content cannot be played in an HTML5 player, or another error related to the HTML5 player has occurred.',
    ],
    [100, 'Code 100: The video requested was not found. It has been removed or marked as private.'],
    [101, 'Code 101: The owner of the requested video does not allow it to be played in embedded players.'],
    [150, 'Code 150: The owner of the requested video does not allow it to be played in embedded players.'],
  ])('shows a message for the code %i, and plays at the second attempt', async (data, sentence) => {
    const seen = service((events, turn) => (turn > 1 ? events.onReady() : events.onError({ data })));
    await mountAll(film('video/youtube', address));
    await soon(() => document.querySelector('.mejs-overlay-button') !== null);
    press(PLAY);
    await soon(() => failure() === sentence);
    expect(controlsAreOff()).toBe(true);
    expect(document.querySelector('iframe')).toBeNull();
    press('.mejs-try-again');
    await soon(() => seen.plays === 1 && failure() === '');
    expect(seen.frames).toBe(2);
    expect(document.querySelectorAll('iframe.theirs').length).toBe(1);
  });

  it('waits ten seconds for a silent frame, and inserts another at the second attempt', async () => {
    let late = () => {};
    const seen = service((events, turn) => {
      if (turn > 1) events.onReady();
      else late = events.onReady;
    });
    await mountAll(film('video/youtube', address));
    await soon(() => document.querySelector('.mejs-overlay-button') !== null);
    const after = clock();
    press(PLAY);
    await passes(() => seen.frames === 1);
    after(9_999);
    await passes(() => document.querySelector('iframe.theirs') !== null);
    expect(failure()).toBe('');
    after(1);
    await passes(() => failure() === NETWORK);
    expect(document.querySelector('iframe')).toBeNull();
    // A late answer of the first frame has no effect.
    late();
    expect(failure()).toBe(NETWORK);
    press('.mejs-try-again');
    await passes(() => seen.plays === 1 && failure() === '');
    expect(seen.frames).toBe(2);
    after(20_000);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(failure()).toBe('');
  });

  it.each([
    ['another script', '0'],
    [
      'a truncated script',
      'globalThis.YT ??= {}; if (!YT.loading) { YT.loading = 1; globalThis.made = (globalThis.made ?? 0) + 1; }',
    ],
  ])('waits ten seconds for %s, and requests the script again', async (_, code) => {
    const append = vi.spyOn(document.head, 'append');
    onTestFinished(() => append.mockRestore());
    const scripts = () => append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement);
    await mountAll(film('video/youtube', address, { youtube: { path: script(code) } }));
    await soon(() => document.querySelector('.mejs-overlay-button') !== null);
    const after = clock();
    const once = async (count: number) => {
      await passes(() => scripts().length === count && scripts().every((one) => !(one as Node).isConnected));
      after(10_000);
      await passes(() => failure() === NETWORK);
    };
    press(PLAY);
    await once(1);
    const log = messages();
    press('.mejs-try-again');
    await once(2);
    expect(log).toEqual([NETWORK, '', NETWORK]);
    if (code !== '0') expect((globalThis as { made?: number }).made).toBe(2);
    const seen = service((events) => events.onReady());
    press('.mejs-try-again');
    await passes(() => seen.plays === 1 && failure() === '');
  });
});

describe('Vimeo', () => {
  it('waits ten seconds for a silent frame, and inserts another at the second attempt', async () => {
    await mountAll(video(source('video/vimeo', 'https://vimeo.com/1'), options({})));
    await soon(() => document.querySelector('.mejs-overlay-button') !== null);
    const after = clock();
    const frame = () => document.querySelector<HTMLIFrameElement>('mediaelementwrapper iframe');
    press(PLAY);
    await passes(() => frame() !== null);
    after(10_000);
    await passes(() => failure() === NETWORK);
    expect(frame()).toBeNull();
    press('.mejs-try-again');
    await passes(() => frame() !== null && failure() === '');
    const say = (data: object) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: 'https://player.vimeo.com',
          source: frame()?.contentWindow ?? null,
          data,
        }),
      );
    say({ event: 'ready' });
    say({ event: 'play', data: { seconds: 0 } });
    after(20_000);
    await passes(() => find('.mejs-playpause-button').classList.contains('mejs-pause'));
    expect(failure()).toBe('');
  });
});
