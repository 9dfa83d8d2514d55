/** Interfaces for other scripts: `node.player`, and `player.media`, the wrapper of a medium (docs/reference/players.md#script-interface). */
import { asRecord, asText, emit } from '@enliven/core';
import type { Options } from '../player/options';
import type { Source } from '../player/sources';
import type { Fullscreen } from '../player/use-fullscreen';
import type { Session } from '../player/use-session';
import type { ControlsShown, Shell } from '../player/use-shell';
import { MEDIA_EVENTS, type Medium } from '../shared/medium';

/** Fields of the medium that the wrapper forwards. */
const FIELDS =
  'volume src currentTime muted duration paused ended buffered error networkState readyState seeking seekable currentSrc preload playbackRate defaultPlaybackRate played autoplay loop controls bufferedBytes bufferedTime initialTime startOffsetTime'.split(
    ' ',
  );

/** Interface of the wrapper, as other scripts expect of `player.media` (docs/reference/players.md#script-interface). */
interface Facade {
  element: HTMLElement;
  /** Dispatches an event of the medium, with additional properties. */
  dispatch(type: string, more: Record<string, unknown>): Event;
  /** Forwards the events of a medium. @returns a function that stops */
  follow(medium: Medium): () => void;
}

type Loose = Record<string, unknown>;

export function createFacade(box: HTMLElement, media: HTMLMediaElement, session: () => Session | undefined): Facade {
  const medium = (): Medium => session()?.medium ?? media;
  const define = (name: string, property: PropertyDescriptor) =>
    Object.defineProperty(box, name, { configurable: true, enumerable: false, ...property });

  for (const name of FIELDS)
    define(name, {
      get: () => (medium() as unknown as Loose)[name] ?? (media as unknown as Loose)[name],
      set(value: unknown) {
        if (name === 'src') session()?.setSources(sourcesFrom(value, media));
        else (medium() as unknown as Loose)[name] = value;
      },
    });
  const methods: Record<string, unknown> = {
    originalNode: media,
    play: () => session()?.play(),
    pause: () => session()?.pause(),
    load: () => medium().load(),
    stop: () => session()?.pause(),
    canPlayType: (type: string) => media.canPlayType(type),
    setSrc: (value: unknown) => session()?.setSources(sourcesFrom(value, media)),
    getSrc: () => media.currentSrc || session()?.sources[0]?.src || '',
    setSize() {},
    generateError: (message: string, urls?: unknown) =>
      session()?.fail(String(message), urls ? sourcesFrom(urls, media) : undefined),
  };
  for (const name of ['Volume', 'Muted', 'CurrentTime', 'Duration', 'Paused', 'Ended', 'PlaybackRate']) {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    methods[`get${name}`] = () => (medium() as unknown as Loose)[field];
    methods[`set${name}`] = (value: unknown) => {
      (medium() as unknown as Loose)[field] = value;
    };
  }
  for (const [name, value] of Object.entries(methods)) define(name, { value, writable: true });
  define('rendererName', { get: () => session()?.renderer ?? '' });
  define('renderer', { get: medium });

  function dispatch(type: string, more: Record<string, unknown>): Event {
    const event = Object.assign(new CustomEvent(type, { detail: { target: box } }), more);
    box.dispatchEvent(event);
    return event;
  }
  return {
    element: box,
    dispatch,
    follow(from) {
      const pass = ({ type }: Event) => void dispatch(type, {});
      // `error` is dispatched separately, with its message.
      const types = MEDIA_EVENTS.filter((type) => type !== 'error');
      for (const type of types) from.addEventListener(type, pass);
      return () => {
        for (const type of types) from.removeEventListener(type, pass);
      };
    },
  };
}

/** Reads sources from other scripts: an address, `{src, type}`, or a list of either. */
function sourcesFrom(value: unknown, media: Element): Source[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((one) => {
    const src = asText(typeof one === 'object' ? asRecord(one).src : one);
    if (!src) return [];
    try {
      const address = new URL(src, media.baseURI).href;
      return [{ src: address, type: asText(asRecord(one).type) ?? '' }];
    } catch {
      return [];
    }
  });
}

/** Current parts of a player. */
export interface PlayerParts {
  session: Session;
  screen: Fullscreen;
  bar: ControlsShown;
  setSkin(className: string): void;
  setPoster(address: string): void;
  remove(): void;
}

interface Fixed {
  id: string;
  shell: Shell;
  media: HTMLMediaElement;
  facade: Facade;
  options: Options;
  isVideo: boolean;
}

export type PlayerApi = ReturnType<typeof createPlayerApi>;

export function createPlayerApi(
  { id, shell, media, facade, options, isVideo }: Fixed,
  now: () => PlayerParts | undefined,
) {
  const medium = () => now()?.session.medium ?? media;
  // Volume and muted are separate; each dispatches its own `volumechange`.
  function setVolume(volume: number): void {
    medium().volume = Math.min(1, Math.max(0, volume));
  }
  const pixels = (size: unknown): string =>
    typeof size === 'number' || /^\d+$/.test(`${size}`) ? `${size}px` : `${size}`;
  return {
    id,
    /** Forwards an event of an engine. */
    dispatch: (type: string, data: unknown) => void facade.dispatch(type, { data }),
    isVideo,
    node: media,
    domNode: media,
    media: facade.element,
    container: shell.container,
    layers: shell.layers,
    controls: shell.controls,
    options,
    play: () => now()?.session.play(),
    pause: () => now()?.session.pause(),
    load: () => medium().load(),
    setSrc: (source: unknown) => now()?.session.setSources(sourcesFrom(source, media)),
    getSrc: () => media.currentSrc || now()?.session.sources[0]?.src || '',
    setCurrentTime: (seconds: number) => now()?.session.seek(seconds),
    getCurrentTime: () => medium().currentTime,
    getDuration: () => medium().duration,
    setVolume,
    getVolume: () => medium().volume,
    setMuted(muted: boolean) {
      medium().muted = muted;
    },
    setPoster: (address: string) => now()?.setPoster(address),
    setPlayerSize(width?: unknown, height?: unknown) {
      if (width !== undefined) shell.container.style.width = pixels(width);
      if (height !== undefined) Object.assign(shell.container.style, { height: pixels(height), aspectRatio: 'auto' });
    },
    setControlsSize: () => emit(shell.container, 'controlsresize'),
    // Players adapt to the page without a reset.
    resetSize() {},
    enterFullScreen: () => now()?.screen.enter(),
    exitFullScreen: () => now()?.screen.exit(),
    showControls: () => now()?.bar.show(),
    hideControls: () => now()?.bar.hide(),
    enableControls: () => now()?.session.recover(),
    disableControls: () => now()?.bar.hide(),
    changeSkin: (className: string) => now()?.setSkin(className),
    addControlElement(element: Element) {
      shell.controls.append(element);
    },
    remove: () => now()?.remove(),
    get paused() {
      return medium().paused;
    },
    get muted() {
      return medium().muted;
    },
    set muted(muted: boolean) {
      medium().muted = muted;
    },
    get ended() {
      return medium().ended;
    },
    get readyState() {
      return medium().readyState;
    },
    get currentTime() {
      return medium().currentTime;
    },
    set currentTime(seconds: number) {
      medium().currentTime = seconds;
    },
    get duration() {
      return medium().duration;
    },
    get volume() {
      return medium().volume;
    },
    set volume(volume: number) {
      setVolume(volume);
    },
    get src() {
      return media.currentSrc;
    },
    set src(source: unknown) {
      now()?.session.setSources(sourcesFrom(source, media));
    },
    get isFullScreen() {
      return now()?.screen.on ?? false;
    },
  };
}
