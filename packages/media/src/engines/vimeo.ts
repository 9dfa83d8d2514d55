/** Vimeo engine: loads the frame on press and sends messages to it; no script of the service runs in the page (docs/reference/players.md#services). Loaded for Vimeo addresses. */

import { asRecord, asText, withTimeout } from '@enliven/core';
import { NETWORK_ERROR, type Source } from '../player/sources';
import type { Medium } from '../shared/medium';
import type { Engine, EngineContext } from './engine';

/** Message of the player in the frame. */
interface VimeoMessage {
  event?: string;
  method?: string;
  value?: unknown;
  data?: { seconds?: number; duration?: number; percent?: number; volume?: number; muted?: boolean };
}

/** Media events by event of the player. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  play: ['play', 'playing'],
  pause: ['pause'],
  ended: ['ended'],
  timeupdate: ['timeupdate'],
  progress: ['progress'],
  seeking: ['seeking'],
  seeked: ['seeked'],
  volumechange: ['volumechange'],
  playbackratechange: ['ratechange'],
  bufferstart: ['waiting'],
  bufferend: ['canplay'],
};

type Send = (method: string, value?: unknown) => void;

/** A Vimeo player with the interface of a media element. Nothing is requested before `play()`. */
export class VimeoMedium extends EventTarget implements Medium {
  #send: Send | undefined;
  #wanted = false;
  #time = 0;
  #loaded = 0;
  #volume = 1;
  #muted = false;
  #rate = 1;
  paused = true;
  ended = false;
  seeking = false;
  duration = Number.NaN;
  readyState = 0;

  /** @param begin loads the player */
  constructor(private readonly begin: () => void) {
    super();
  }

  #dispatch(types: readonly string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type));
  }

  /** Handles a message of the player. @param send sends a message to the player */
  handleMessage({ event = '', method, value, data = {} }: VimeoMessage, send: Send): void {
    if (event === 'ready') this.#attach(send);
    if (method === 'getDuration' && typeof value === 'number') this.#setDuration(value);
    const types = EVENTS[event];
    if (!types) return;
    if (data.duration) this.#setDuration(data.duration);
    if (event === 'progress') this.#loaded = data.percent ?? 0;
    else this.#time = data.seconds ?? this.#time;
    if (event === 'volumechange') {
      this.#volume = data.volume ?? this.#volume;
      this.#muted = data.muted ?? this.#muted;
    }
    if (event === 'play') this.ended = false;
    if (event === 'ended') this.ended = true;
    if (/^(play|pause|ended)$/.test(event)) this.paused = event !== 'play';
    this.seeking = event === 'seeking' || (this.seeking && event !== 'seeked');
    this.#dispatch(types);
  }

  #setDuration(duration: number): void {
    if (this.duration === duration) return;
    this.duration = duration;
    this.#dispatch(['durationchange']);
  }

  /** Applies the values that were set before the player was ready. */
  #attach(send: Send): void {
    this.#send = send;
    this.readyState = 4;
    for (const event of Object.keys(EVENTS)) send('addEventListener', event);
    send('addEventListener', 'error');
    send('getDuration');
    send('setVolume', this.#volume);
    if (this.#muted) send('setMuted', true);
    if (this.#rate !== 1) send('setPlaybackRate', this.#rate);
    if (this.#time > 0) send('setCurrentTime', this.#time);
    this.#dispatch(['rendererready', 'loadedmetadata', 'loadeddata', 'canplay']);
    if (this.#wanted) send('play');
  }

  /** Removes the player; the next `play()` loads it again. */
  reset(): void {
    this.#send = undefined;
    this.#wanted = false;
    this.paused = true;
    this.readyState = 0;
  }

  play(): void {
    this.#wanted = true;
    if (this.#send) this.#send('play');
    else this.begin();
  }

  pause(): void {
    this.#wanted = false;
    this.#send?.('pause');
  }

  load(): void {}

  get currentTime(): number {
    return this.#time;
  }
  set currentTime(seconds: number) {
    this.#time = seconds;
    this.#send?.('setCurrentTime', seconds);
  }
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    this.#send?.('setVolume', volume);
    this.#dispatch(['volumechange']);
  }
  get muted(): boolean {
    return this.#muted;
  }
  set muted(muted: boolean) {
    this.#muted = muted;
    this.#send?.('setMuted', muted);
    this.#dispatch(['volumechange']);
  }
  get playbackRate(): number {
    return this.#rate;
  }
  set playbackRate(rate: number) {
    this.#rate = rate;
    this.#send?.('setPlaybackRate', rate);
    this.#dispatch(['ratechange']);
  }
  get buffered(): TimeRanges {
    const end = this.#loaded * (this.duration || 0);
    return { length: end > 0 ? 1 : 0, start: () => 0, end: () => end };
  }
}

const HOST = 'https://player.vimeo.com';

/** Returns the id of a video, and the hash that unlisted videos require. */
export function vimeoIdOf(address: string): { id: string; key: string } {
  const [, id = '', key = ''] = /vimeo\.com\/(?:[^\d/?#]{1,100}\/){0,5}(\d+)(?:\/(\w+))?/i.exec(address) ?? [];
  return { id, key: key || (/[?&]h=(\w+)/.exec(address)?.[1] ?? '') };
}

/** Returns the address of the frame, without cookies and without the service's controls. */
export function frameAddress(address: string, loops: boolean): string {
  const { id, key } = vimeoIdOf(address);
  const parameters = new URLSearchParams({ dnt: '1', controls: '0', playsinline: '1', loop: loops ? '1' : '0' });
  if (key) parameters.set('h', key);
  return `${HOST}/video/${id}?${parameters}`;
}

/** Error message of the frame. */
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
      // Blocked autoplay is not a failure.
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
    // Frames that fail to load or are blocked dispatch no event.
    withTimeout(answer).catch(() => giveUp(NETWORK_ERROR));
  }

  const medium = new VimeoMedium(begin);
  return { medium, stop: clear };
}
