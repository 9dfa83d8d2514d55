/** Creates `node.player`, the interface for other scripts (docs/reference/players.md#what-scripts-find). */

import { emit } from '@enliven/core';
import type { Options } from '../player/options';
import type { Fullscreen } from '../player/use-fullscreen';
import type { Session } from '../player/use-session';
import type { ControlsShown, Shell } from '../player/use-shell';
import { type Facade, sourcesFrom } from './facade';

/** The player as it is at this moment. */
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
  // Silence and loudness are two things: each says by itself that it has changed.
  function setVolume(volume: number): void {
    medium().volume = Math.min(1, Math.max(0, volume));
  }
  const pixels = (size: unknown): string =>
    typeof size === 'number' || /^\d+$/.test(`${size}`) ? `${size}px` : `${size}`;
  return {
    id,
    /** Passes on what an engine says. */
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
    // Sizes follow the page by themselves.
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
