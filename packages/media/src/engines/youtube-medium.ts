/** A YouTube player with the interface of a media element. Nothing is requested before `play()`. */
import type { Medium } from '../shared/medium';

/** Parts of `YT.Player` that are used. */
export interface YouTubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, ahead: boolean): void;
  getCurrentTime(): number;
  getDuration(): number;
  getVolume(): number;
  setVolume(percent: number): void;
  isMuted(): boolean;
  mute(): void;
  unMute(): void;
  setPlaybackRate(rate: number): void;
  getPlaybackRate(): number;
  getVideoLoadedFraction(): number;
  loadVideoById(id: string): void;
  cueVideoById(id: string): void;
  destroy(): void;
}

/** Milliseconds, from the product's specification. */
const TICK = 250;
const LATER = 50;

/** States of the service by number. */
const STATES: Readonly<Record<number, readonly string[]>> = {
  [-1]: ['loadedmetadata'],
  0: ['ended'],
  1: ['play', 'playing'],
  2: ['pause'],
  3: ['progress'],
  5: ['loadeddata', 'loadedmetadata', 'canplay'],
};

export class YouTubeMedium extends EventTarget implements Medium {
  #player: YouTubePlayer | undefined;
  #queue: ((player: YouTubePlayer) => void)[] = [];
  #state = -2;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #volume = 1;
  #muted = false;
  #wanted = false;
  #later = new Set<ReturnType<typeof setTimeout>>();

  /** @param begin loads the player */
  constructor(private readonly begin: () => void) {
    super();
  }

  #dispatch(...types: readonly string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type));
  }

  #dispatchLater(type: string): void {
    const timer = setTimeout(() => {
      this.#later.delete(timer);
      this.#dispatch(type);
    }, LATER);
    this.#later.add(timer);
  }

  /** Runs an action now, or once the player is ready. */
  #do(command: (player: YouTubePlayer) => void): void {
    if (this.#player) command(this.#player);
    else this.#queue.push(command);
  }

  /** Called when the player is ready. */
  attach(player: YouTubePlayer): void {
    this.#player = player;
    if (this.#muted) player.mute();
    for (const command of this.#queue.splice(0)) command(player);
    if (this.#wanted) player.playVideo();
    this.#dispatch('rendererready', 'loadedmetadata', 'loadeddata', 'canplay');
  }

  /** Called when the state of the player changes. */
  change(state: number): void {
    this.#state = state;
    clearInterval(this.#ticking);
    if (state === 1) this.#ticking = setInterval(() => this.#dispatch('timeupdate'), TICK);
    this.#dispatch(...(STATES[state] ?? []));
  }

  /** Removes the player; the next `play()` loads it again. */
  reset(): void {
    clearInterval(this.#ticking);
    for (const timer of this.#later) clearTimeout(timer);
    this.#later.clear();
    this.#player?.destroy();
    this.#player = undefined;
    this.#queue = [];
    this.#wanted = false;
    this.#state = -2;
  }

  /** Loads another video in the same player. */
  show(id: string, plays: boolean): void {
    this.#do((player) => (plays ? player.loadVideoById(id) : player.cueVideoById(id)));
  }

  play(): void {
    this.#wanted = true;
    if (this.#player) this.#player.playVideo();
    else this.begin();
  }

  pause(): void {
    this.#wanted = false;
    this.#player?.pauseVideo();
  }

  load(): void {}

  get currentTime(): number {
    return this.#player?.getCurrentTime?.() ?? 0;
  }
  set currentTime(seconds: number) {
    this.#do((player) => player.seekTo(seconds, true));
    this.#dispatch('seeking');
    this.#dispatchLater('seeked');
  }
  get duration(): number {
    return this.#player?.getDuration?.() || Number.NaN;
  }
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    this.#do((player) => player.setVolume(volume * 100));
    this.#dispatchLater('volumechange');
  }
  get muted(): boolean {
    return this.#muted;
  }
  set muted(muted: boolean) {
    this.#muted = muted;
    if (this.#player) muted ? this.#player.mute() : this.#player.unMute();
    this.#dispatchLater('volumechange');
  }
  get playbackRate(): number {
    return this.#player?.getPlaybackRate?.() ?? 1;
  }
  set playbackRate(rate: number) {
    this.#do((player) => player.setPlaybackRate(rate));
    this.#dispatchLater('ratechange');
  }
  get paused(): boolean {
    return this.#state !== 1 && this.#state !== 3;
  }
  get ended(): boolean {
    return this.#state === 0;
  }
  get seeking(): boolean {
    return false;
  }
  /** Constant, as in WordPress' player. */
  readonly readyState = 4;

  get buffered(): TimeRanges {
    const end = (this.#player?.getVideoLoadedFraction?.() ?? 0) * (this.duration || 0);
    return { length: end > 0 ? 1 : 0, start: () => 0, end: () => end };
  }
}
