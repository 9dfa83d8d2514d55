/** Players in a browser: visible content and its changes. */
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

/** Waits up to ten seconds for a condition. */
export const soon = (check: () => boolean): Promise<void> =>
  vi.waitFor(
    () => {
      if (!check()) throw new Error(`timed out waiting for: ${check}`);
    },
    { timeout: 10_000, interval: 20 },
  );

/** Waits for a condition by frames, which fake timers do not affect. */
export async function passes(check: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !check(); turn++) await new Promise((done) => requestAnimationFrame(done));
  if (!check()) throw new Error(`timed out waiting for: ${check}`);
}

/** Sets the page's player settings until the end of the test. @returns attributes of a player that uses them */
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

/** @returns the visible and announced message, or '' */
export function failure(): string {
  const words = document.querySelector<HTMLElement>('[role=alert] .mejs-cannotplay p');
  return words?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? (words.textContent ?? '') : '';
}

/** Records messages until the end of the test. @returns messages in order, '' for none */
export function messages(): string[] {
  const log = [failure()];
  const observer = new MutationObserver(() => {
    const now = failure();
    if (now !== log.at(-1)) log.push(now);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return log;
}

/** Mounts a player. @returns its medium and the captured console */
export async function mountAll(
  markup: string,
): Promise<{ media: HTMLMediaElement; console: ReturnType<typeof silence>; stop(): Promise<void> }> {
  const console = silence();
  onTestFinished(console.restore);
  const { stop } = await renderBehavior(player, markup);
  return { media: find('audio,video'), console, stop };
}

/** Whether the controls are hidden, so that only the message and the links to files are visible. */
export const controlsAreOff = (): boolean =>
  !find('.mejs-controls').checkVisibility() &&
  !document.querySelector<HTMLElement>('.mejs-overlay-button')?.checkVisibility();

/** @returns the address of generated content, which is valid until the end of the test */
export function made(content: BlobPart, type: string): string {
  const address = URL.createObjectURL(new Blob([content], { type }));
  onTestFinished(() => URL.revokeObjectURL(address));
  return address;
}
export const script = (code: string): string => made(code, 'text/javascript');

/** Installs fake timers. @returns a function that advances them, which does not affect the browser's own tasks */
export function clock(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}
