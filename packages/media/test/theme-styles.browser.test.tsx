/** Players with style sheets of the theme and of WordPress' player, in a browser. */
import { PATIENCE, renderBehavior } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { player } from '../src/player';
import { playlist } from '../src/playlist';
import { AUDIO, video } from './player-markup';
import { PLAYLIST } from './playlist-markup';

/** Layout of the control bar in the style sheet of WordPress' player. */
const PLAYER = `<style data-test>
.mejs-container, .mejs-container * { box-sizing: border-box; }
.mejs-container { position: relative; }
.mejs-mediaelement { position: absolute; inset: 0; }
.mejs-controls { display: flex; position: absolute; bottom: 0; left: 0; width: 100%; height: 40px; padding: 0 10px; }
.mejs-button, .mejs-time-rail { width: 32px; height: 40px; }
.mejs-button > button { display: block; position: absolute; width: 20px; height: 20px; margin: 10px 6px; padding: 0; border: 0; font-size: 0; line-height: 0; overflow: hidden; }
.mejs-time-rail { flex: 1; position: relative; }
.mejs-time-total { display: block; position: absolute; width: 100%; height: 10px; }
.mejs-horizontal-volume-slider { display: block; position: relative; width: 56px; height: 36px; }
</style>`;

/** Layout of the audio module's control bar in the theme: buttons are as large as their content. */
const THEME = `<style data-test>
.et_audio_container .mejs-container .mejs-controls { position: relative; flex-wrap: wrap; padding: 0; height: auto; }
.et_audio_container .mejs-controls > div { height: 20px !important; }
.et_audio_container .mejs-playpause-button button, .et_audio_container .mejs-volume-button button { position: relative !important; width: auto !important; height: auto !important; margin: 0 !important; background: none !important; z-index: 99; }
.et_audio_container .mejs-playpause-button { position: absolute; width: auto !important; height: auto !important; margin-top: -7px !important; }
.et_audio_container .mejs-playpause-button button:before { content: "E" !important; font: 32px/1 monospace; left: 0; top: -8px; }
.et_audio_container .mejs-button.mejs-volume-button { position: absolute; right: 59px; bottom: -2px; width: auto; height: auto; }
.et_audio_container .mejs-volume-button button:before { content: "V"; font: 18px/1 monospace; }
.et_audio_container .mejs-controls div.mejs-time-rail { position: relative; display: block !important; margin-left: 42px; }
.et_audio_container span.mejs-time-total { position: relative !important; display: block !important; height: 4px; }
.et_audio_container .mejs-controls a.mejs-horizontal-volume-slider { display: block !important; position: absolute; right: 0; bottom: 0; height: 19px; margin-left: 5px; }
.et_audio_container .mejs-controls .mejs-duration-container { display: flex !important; margin: 0 90px 0 10px; }
</style>`;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const button = (name: string) => find(`.mejs-${name}-button button`);
const before = (element: Element) => getComputedStyle(element, '::before');

/** Returns whether a control has a size, and receives a click in its middle. */
function isReached(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return width >= 10 && height >= 16 && control.contains(hit);
}

afterEach(() => {
  for (const style of document.querySelectorAll('style[data-test]')) style.remove();
});

async function mountAll(styles: string) {
  await renderBehavior(player, `${styles}<div style="width: 330px; padding: 30px">${AUDIO}</div>`);
  await vi.waitFor(() => expect(document.querySelector('.mejs-volume-button button')).not.toBeNull(), PATIENCE);
  const isLook = ({ cssRules }: CSSStyleSheet) =>
    [...cssRules].some(({ cssText }) => cssText.includes('.mejs-poster-img'));
  return () => document.adoptedStyleSheets.filter(isLook).length;
}

/** Removal of focus rings in the theme. */
const NO_RINGS = `<style data-test>
:focus { outline: 0; }
.et_audio_container .mejs-controls .mejs-button button:focus { outline: none; }
</style>`;

/** Returns whether the control receives a click at a distance from its middle. */
function isReachedAt(control: Element, right: number, down: number): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2 + right, top + height / 2 + down));
}

describe('a control of the bar', () => {
  it.each([
    ['the theme', PLAYER + THEME],
    ['the player alone', PLAYER],
    ['no style sheet', ''],
  ])('has a target size of 24 px with the styles of %s', async (_name, styles) => {
    const looks = await mountAll(styles);
    if (!styles) await vi.waitFor(() => expect(looks()).toBe(1), { timeout: 10_000 });
    const look = before(button('volume')).content;
    for (const name of ['playpause', 'volume'])
      for (const [right, down] of [
        [11, 0],
        [-11, 0],
        [0, 11],
        [0, -11],
      ] as const)
        expect([name, right, down, isReachedAt(button(name), right, down)]).toEqual([name, right, down, true]);
    for (const name of ['.mejs-time-total', '.mejs-horizontal-volume-slider'])
      for (const down of [11, -11]) expect([name, down, isReachedAt(find(name), 0, down)]).toEqual([name, down, true]);
    expect(before(button('volume')).content).toBe(look);
  });

  it('has a ring while it has keyboard focus', async () => {
    await mountAll(PLAYER + THEME + NO_RINGS);
    const seen: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      seen.push(getComputedStyle(document.activeElement as Element).outlineStyle);
    }
    expect(find('.mejs-container').contains(document.activeElement)).toBe(true);
    expect(seen).not.toContain('none');
  });
});

describe('the focus ring', () => {
  const ring = (element: HTMLElement) => {
    element.focus();
    expect(document.activeElement).toBe(element);
    return getComputedStyle(element).outlineStyle;
  };

  it('is visible in a menu that was opened by keyboard', async () => {
    const file = (name: string) => new URL(`/packages/media/test/fixtures/${name}`, location.origin).href;
    const captions = ['en', 'de'].map(
      (lang) => `<track kind="captions" srclang="${lang}" src="${file('english.vtt')}">`,
    );
    await renderBehavior(player, PLAYER + NO_RINGS + video(captions.join('')));
    await vi.waitFor(() => expect(button('captions')).not.toBeNull(), { timeout: 10_000 });
    await userEvent.tab();
    button('captions').focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(document.activeElement?.role).toBe('menuitemradio'), PATIENCE);
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).not.toBe('none');
  });

  it('is visible on the tracks of a playlist, and on the links and buttons of a message', async () => {
    await renderBehavior(playlist, PLAYER + NO_RINGS + PLAYLIST);
    await vi.waitFor(() => expect(button('playpause')).not.toBeNull(), { timeout: 10_000 });
    await userEvent.tab();
    button('playpause').click();
    await vi.waitFor(() => expect(document.querySelector('.mejs-try-again')).not.toBeNull(), { timeout: 10_000 });
    const rings = ['.wp-playlist-item a', '.mejs-cannotplay a', '.mejs-try-again'].map((name) => ring(find(name)));
    expect(rings).not.toContain('none');
  });
});

it('the previous and next buttons of a playlist can be clicked, although they are printed empty', async () => {
  await renderBehavior(playlist, PLAYER + PLAYLIST);
  const step = (name: string) => userEvent.click(find(`.wp-playlist-${name}`));
  const playing = () => find('.wp-playlist-playing').textContent;
  await vi.waitFor(() => expect(playing()).toContain('one'), { timeout: 10_000 });
  await step('next');
  await vi.waitFor(() => expect(playing()).toContain('two'), PATIENCE);
  await step('prev');
  await vi.waitFor(() => expect(playing()).toContain('one'), PATIENCE);
  const [next, previous] = ['next', 'prev'].map((name) => find(`.wp-playlist-${name}`).getBoundingClientRect());
  expect([next?.top, next?.left]).toEqual([previous?.top, expect.toSatisfy((left) => left > Number(previous?.right))]);
});

describe('the audio module', () => {
  it('has the theme’s styles, without a style sheet of ours', async () => {
    const added = await mountAll(PLAYER + THEME);
    // Waits long enough for a style sheet of ours to load.
    await import('../src/player/style-sheet');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(added()).toBe(0);
    expect(before(button('playpause')).position).toBe('static');
    expect([button('playpause'), button('volume')].map(isReached)).toEqual([true, true]);
  });

  it.each([
    ['the theme alone', THEME],
    ['no style sheet', ''],
  ])('can be clicked with the styles of %s', async (_name, styles) => {
    const added = await mountAll(styles);
    await vi.waitFor(() => expect(added()).toBe(1), { timeout: 10_000 });
    expect([button('playpause'), button('volume')].map(isReached)).toEqual([true, true]);
  });
});
