/** Players in a real browser: what is on screen, and how it changes. */
import { renderBehavior, silence } from '@enliven/testing';
import { onTestFinished, vi } from 'vitest';
import { player } from '../../src/player';
import { video } from '../player-markup';

export const FORMAT = 'Media error: Format(s) not supported or source(s) not found';
export const NETWORK = 'Network error';
export const PLAY = '.mejs-playpause-button button';

export const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;
export const press = (selector: string): void => find(selector).click();
export const file = (name: string): string => new URL(`/packages/media/test/fixtures/${name}`, location.origin).href;

/** Machines under load take their time. */
export const soon = (check: () => boolean): Promise<void> =>
  vi.waitFor(
    () => {
      if (!check()) throw new Error(`timed out waiting for: ${check}`);
    },
    { timeout: 10_000, interval: 20 },
  );

/** Waits for real frames, whatever has become of the clock. */
export async function passes(check: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !check(); turn++) await new Promise((done) => requestAnimationFrame(done));
  if (!check()) throw new Error(`timed out waiting for: ${check}`);
}

/** The page's own settings for players, for as long as the test lasts. @returns the attributes of a player that follows them */
export function options(wanted: object): string {
  Object.assign(globalThis, { _wpmejsSettings: wanted });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, '_wpmejsSettings'));
  return 'muted';
}
export const source = (type: string, src: string): string => `<source type="${type}" src="${src}">`;
export const film = (type: string, src: string, wanted: object = {}): string =>
  video(source(type, src), options(wanted));
export const song = (src: string): string =>
  `<audio class="wp-audio-shortcode" id="audio-1-1" preload="none" style="width: 100%" controls muted>${source('audio/mpeg', src)}</audio>`;

/** The message that can be seen and is read out; '' without one. */
export function failure(): string {
  const words = document.querySelector<HTMLElement>('[role=alert] .mejs-cannotplay p');
  return words?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? (words.textContent ?? '') : '';
}

/** @returns each message since, in order; '' where there was none. Ends with the test */
export function messages(): string[] {
  const said = [failure()];
  const observer = new MutationObserver(() => {
    const now = failure();
    if (now !== said.at(-1)) said.push(now);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return said;
}

/** The player on the page, and what it says on the console meanwhile. */
export async function mountAll(
  markup: string,
): Promise<{ media: HTMLMediaElement; console: ReturnType<typeof silence>; stop(): Promise<void> }> {
  const console = silence();
  onTestFinished(console.restore);
  const { stop } = await renderBehavior(player, markup);
  return { media: find('audio,video'), console, stop };
}

/** As specified: the message and the files are all there is, until it is tried again. */
export const controlsAreOff = (): boolean =>
  !find('.mejs-controls').checkVisibility() &&
  !document.querySelector<HTMLElement>('.mejs-overlay-button')?.checkVisibility();

/** An address of something made up, for as long as the test lasts. */
export function made(content: BlobPart, type: string): string {
  const address = URL.createObjectURL(new Blob([content], { type }));
  onTestFinished(() => URL.revokeObjectURL(address));
  return address;
}
export const script = (code: string): string => made(code, 'text/javascript');

/** @returns lets so many milliseconds be over, but for the browser's own affairs */
export function clock(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}
