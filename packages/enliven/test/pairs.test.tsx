/** Pairs of behaviors on one element: each mounts in both orders, works after one press, and restores every byte. */
import { type Runtime, start } from '@enliven/core';
import { youTubeFacades } from '@enliven/lazyload/takeover';
import { click, finishAnimations, html, nextFrames, PATIENCE, root, silence, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalog } from '../src/catalog';
import { giveBoxes, scrollPage } from './support/boxes';
import { ELEMENT_PAIRS } from './support/element-pairs';
import { PAGE_PAIRS } from './support/page-pairs';
import { PAIRS, type Pair } from './support/pairs';

const navigation = (globalThis as { happyDOM?: { settings: { navigation: { disableChildFrameNavigation: boolean } } } })
  .happyDOM?.settings.navigation;
if (navigation) navigation.disableChildFrameNavigation = true;

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.scrollTo(0, 0);
  document.body.innerHTML = '';
});

const named = (name: string) => {
  const found = catalog.find((behavior) => behavior.name === name);
  if (!found) throw new Error(`no behavior is called ${name}`);
  return found;
};

/** Mounts both behaviors, one after the other. @returns the function that stops both */
async function mount(names: readonly string[], markup: string) {
  root(markup);
  const runtimes: Runtime[] = [];
  for (const name of names) {
    const runtime = start([named(name)], { when: { [name]: 'now' } });
    onTestFinished(() => runtime.stop());
    await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted' || state === 'failed'));
    await nextFrames();
    runtimes.push(runtime);
  }
  const states = runtimes.flatMap((runtime) => [...runtime.mounts].map(({ state }) => state));
  return {
    states,
    async stop() {
      for (const runtime of runtimes) await runtime.stop();
    },
  };
}

const press = async (selector: string | undefined) => {
  if (selector) click(document.querySelector(selector) as Element);
  for (let turns = 0; turns < 3; turns++) await finishAnimations();
};

const orders = ({ names: [first, second], ...rest }: Pair) =>
  [[first, second] as const, [second, first] as const].map((names) => ({ names, ...rest, of: [first, second] }));

describe('two behaviors on one element', () => {
  it.each([...PAIRS, ...PAGE_PAIRS, ...ELEMENT_PAIRS].flatMap(orders))(
    'work when $names.0 mounts before $names.1',
    async ({ names, markup, press: pressed, globals = {}, scroll, works }) => {
      const consoleMessages = silence();
      for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
      if (scroll) giveBoxes();
      root(markup);
      const before = document.body.innerHTML;
      const { states, stop } = await mount(names, markup);
      expect(states.length).toBeGreaterThanOrEqual(2);
      expect(states).not.toContain('failed');
      if (scroll) await scrollPage(scroll);
      await press(pressed);
      await vi.waitFor(
        () => expect(works.filter((selector) => !document.querySelector(selector))).toEqual([]),
        PATIENCE,
      );
      await stop();
      await nextFrames();
      consoleMessages.restore();
      expect(consoleMessages.errors).toEqual([]);
      expect(document.body.innerHTML).toBe(before);
    },
  );

  it('start the player of a lazy loader with one press on a video cover', async () => {
    const { stop } = await mount(
      ['video'],
      html`<div class="et_pb_video"><div class="et_pb_video_box"><div class="rll-youtube-player" data-id="aaaaaaaaaaa" data-src="https://www.youtube.com/embed/aaaaaaaaaaa"></div></div><div class="et_pb_video_overlay"></div></div>`,
    );
    youTubeFacades();
    await press('.et_pb_video_overlay');
    expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(/\/embed\/aaaaaaaaaaa\?autoplay=1$/);
    expect(document.querySelector<HTMLElement>('.et_pb_video_overlay')?.style.display).toBe('none');
    await stop();
  });
});
