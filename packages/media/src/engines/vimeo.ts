/** Vimeo, after a press only, by talking to its frame: no script of the service runs in the page (docs/reference/players.md#services). */
import { asRecord, asText, inTime } from '@enliven/core';
import type { Source } from '../player/sources';
import type { Engine, EngineContext } from './engine';
import { NETWORK_ERROR } from './errors';
import { VimeoMedium, type VimeoMessage } from './vimeo-medium';

const HOST = 'https://player.vimeo.com';

/** Which video is meant, and the word that opens one that is not listed. */
export function vimeoIdOf(address: string): { id: string; key: string } {
  const [, id = '', key = ''] = /vimeo\.com\/(?:[^\d/?#]{1,100}\/){0,5}(\d+)(?:\/(\w+))?/i.exec(address) ?? [];
  return { id, key: key || (/[?&]h=(\w+)/.exec(address)?.[1] ?? '') };
}

/** The frame's address: without cookies, and without controls, which are ours. */
export function frameAddress(address: string, loops: boolean): string {
  const { id, key } = vimeoIdOf(address);
  const parameters = new URLSearchParams({ dnt: '1', controls: '0', playsinline: '1', loop: loops ? '1' : '0' });
  if (key) parameters.set('h', key);
  return `${HOST}/video/${id}?${parameters}`;
}

/** What the frame says of its failures. */
export const vimeoError = (data: unknown): string => {
  const { name, message } = asRecord(data);
  return `Code ${asText(name) ?? 'Error'}: ${asText(message) ?? 'Unknown error.'}`;
};

export function startVimeo({ media, wrapper, sources, at, fail }: EngineContext): Engine {
  const source = sources[at] as Source;
  const owner = media.ownerDocument;
  const view = owner.defaultView as Window;
  let frame: HTMLIFrameElement | undefined;
  let onAnswer = () => {};

  function listen({ origin, source: from, data }: MessageEvent): void {
    if (origin !== HOST || !frame || from !== frame.contentWindow) return;
    let message: VimeoMessage;
    try {
      message = asRecord(typeof data === 'string' ? JSON.parse(data) : data);
    } catch {
      return;
    }
    onAnswer();
    if (message.event === 'error') {
      // Refusing to begin by itself, as browsers want it, is no failure.
      if (asText(asRecord(message.data).name) !== 'NotAllowedError') {
        giveUp(vimeoError(message.data));
      }
      return;
    }
    medium.handleMessage(message, (method, value) => frame?.contentWindow?.postMessage({ method, value }, HOST));
  }

  function clear(): void {
    view.removeEventListener('message', listen);
    frame?.remove();
    frame = undefined;
    medium.reset();
    onAnswer();
  }

  function giveUp(message: string): void {
    clear();
    fail(message, sources);
  }

  function begin(): void {
    if (frame) return;
    frame = owner.createElement('iframe');
    frame.setAttribute('data-enliven-ignore', '');
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.title = 'Vimeo';
    Object.assign(frame.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', border: '0' });
    view.addEventListener('message', listen);
    frame.src = frameAddress(source.src, media.loop);
    wrapper.append(frame);
    const answer = new Promise<void>((resolve) => {
      onAnswer = resolve;
    });
    // Frames that do not come, or are blocked, say nothing of it.
    inTime(answer).catch(() => giveUp(NETWORK_ERROR));
  }

  const medium = new VimeoMedium(begin);
  return { medium, stop: clear };
}
