/** Fullscreen, picture-in-picture, and playback speed. */
import { until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VIDEO, video } from './player-markup';
import { find, mountAll, press, withPlayers } from './support/player-stage';

withPlayers();

const dispatch = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));

/** Members of the document that a test has replaced. */
const replacedMembers: string[] = [];
function give(name: string, get: () => unknown): void {
  replacedMembers.push(name);
  Object.defineProperty(document, name, { configurable: true, get });
}
afterEach(() => {
  for (const name of replacedMembers.splice(0)) Reflect.deleteProperty(document, name);
});

const filmWith = (...features: string[]) =>
  video('<source type="video/mp4" src="/a.mp4">', `data-mejsoptions='${JSON.stringify({ features })}'`);

describe('fullscreen', () => {
  /** Fakes a browser with fullscreen support. */
  function screen(): { filler: Element | null } {
    const state = { filler: null as Element | null };
    give('fullscreenEnabled', () => true);
    give('fullscreenElement', () => state.filler);
    give('exitFullscreen', () => async () => {
      state.filler = null;
      dispatch(document, 'fullscreenchange');
    });
    return state;
  }

  it('includes the player and its controls, and can be left', async () => {
    const state = screen();
    await mountAll(VIDEO);
    const container = find('.mejs-container');
    const events: string[] = [];
    for (const type of ['enteredfullscreen', 'exitedfullscreen'])
      container.addEventListener(type, () => events.push(type));
    container.requestFullscreen = async () => {
      state.filler = container;
      dispatch(document, 'fullscreenchange');
    };
    const button = find('.mejs-fullscreen-button button');
    press('.mejs-fullscreen-button button');
    await until(() => button.getAttribute('aria-pressed') === 'true');
    expect(container.classList.contains('mejs-container-fullscreen')).toBe(true);
    expect(document.documentElement.classList.contains('mejs-fullscreen')).toBe(true);
    expect([container.style.width, container.style.height]).toEqual(['100%', '100%']);
    expect(find('.mejs-fullscreen-button').classList.contains('mejs-unfullscreen')).toBe(true);
    press('.mejs-fullscreen-button button');
    await until(() => button.getAttribute('aria-pressed') === 'false');
    expect(document.documentElement.classList.contains('mejs-fullscreen')).toBe(false);
    expect(events).toEqual(['enteredfullscreen', 'exitedfullscreen']);
  });

  it('does not change when the browser refuses it', async () => {
    screen();
    await mountAll(VIDEO);
    const refuse = vi.fn(() => Promise.reject(new Error('no')));
    find('.mejs-container').requestFullscreen = refuse;
    press('.mejs-fullscreen-button button');
    await until(() => refuse.mock.calls.length === 1);
    expect(find('.mejs-fullscreen-button button').getAttribute('aria-pressed')).toBe('false');
  });

  it('has no button without support by the browser', async () => {
    give('fullscreenEnabled', () => false);
    await mountAll(VIDEO);
    expect(document.querySelector('.mejs-fullscreen-button')).toBeNull();
  });
});

describe('picture-in-picture', () => {
  it('is entered and left by the button and by other scripts', async () => {
    const leave = vi.fn(async () => {});
    give('pictureInPictureEnabled', () => true);
    give('exitPictureInPicture', () => leave);
    const { media } = await mountAll(filmWith('playpause', 'pip'));
    const enter = vi.fn(async () => {});
    Object.assign(media, { requestPictureInPicture: enter });
    await until(() => document.querySelector('.mejs-pip-button') !== null);
    const button = find('.mejs-pip-button button');
    expect([button.getAttribute('aria-label'), button.getAttribute('aria-pressed')]).toEqual([
      'Picture in picture',
      'false',
    ]);
    button.click();
    expect(enter).toHaveBeenCalledOnce();
    dispatch(media, 'enterpictureinpicture');
    await until(() => button.getAttribute('aria-pressed') === 'true');
    button.click();
    expect(leave).toHaveBeenCalledOnce();
    dispatch(media, 'leavepictureinpicture');
    await until(() => button.getAttribute('aria-pressed') === 'false');
  });

  it('has no button without support by the browser', async () => {
    give('pictureInPictureEnabled', () => false);
    await mountAll(filmWith('playpause', 'speed', 'pip'));
    await until(() => document.querySelector('.mejs-speed-button') !== null);
    expect(document.querySelector('.mejs-pip-button')).toBeNull();
  });
});

describe('playback speed', () => {
  it('changes to the next value with each press, and starts again after the last', async () => {
    const { media } = await mountAll(filmWith('speed'));
    let rate = 1;
    Object.defineProperty(media, 'playbackRate', {
      configurable: true,
      get: () => rate,
      set(wanted: number) {
        rate = wanted;
        dispatch(media, 'ratechange');
      },
    });
    await until(() => document.querySelector('.mejs-speed-button') !== null);
    const button = find('.mejs-speed-button button');
    for (const wanted of [1.25, 1.5, 2, 0.75, 1]) {
      button.click();
      await until(() => button.getAttribute('aria-label') === `Speed: ${wanted}×`);
      expect(media.playbackRate).toBe(wanted);
    }
  });
});
