/** What every part of one player knows of it. */

import type { FunctionComponent, RefObject } from 'react';
import type { PlayerApi } from '../api/player-api';
import type { TimeCode } from '../controls/use-time-code';
import type { Doubt } from '../layers/trouble';
import type { Medium } from '../shared/medium';
import type { ControlsShown } from './controls-shown';
import type { Options } from './options';
import type { Shell } from './shell';
import type { Keys } from './use-attention';
import type { Fullscreen } from './use-fullscreen';
import type { Session } from './use-session';

export interface PartProps {
  /** Id of the container, to point at. */
  id: string;
  shell: Shell;
  /** The page's own element. */
  media: HTMLMediaElement;
  medium: Medium;
  session: Session;
  options: Options;
  isVideo: boolean;
  /** Nothing can be done with it now. */
  disabled: boolean;
  paused: boolean;
  /** It has been played to its end, and not since. */
  hasEnded: boolean;
  timeCode: TimeCode;
  /** What those need who use it, once somebody is about to. */
  inUse: InUse | undefined;
  /** What other scripts know it as, once they ask for it. */
  player: PlayerApi | undefined;
}

export interface AttendProps extends PartProps {
  screen: Fullscreen;
  keys: Keys;
  /** Told when they change. Keep one function for each. */
  onBar(bar: ControlsShown): void;
  onEnd(hasEnded: boolean): void;
  onWaiting(waiting: boolean): void;
  onDoubt(doubt: Doubt): void;
  onTracks(count: number): void;
}

export interface RailHandProps extends PartProps {
  rail: HTMLElement | null;
  /** Seconds. */
  length: number;
  /** Of the whole, what has been played. */
  share: number;
  /** A press that came before this did. */
  early: RefObject<PointerEvent | undefined>;
}

export interface VolumeSliderProps {
  medium: Medium;
  volume: number;
  upright: boolean;
  disabled: boolean;
  inUse: InUse | undefined;
}

export interface UprightProps extends VolumeSliderProps {
  /** Around its button. */
  box: HTMLElement | null;
}

export interface VolumeHandProps {
  slider: HTMLElement | null;
  disabled: boolean;
  medium: Medium;
  upright: boolean;
}

/** What those need who use a player, fetched all at once. */
export interface InUse {
  Attend: FunctionComponent<AttendProps>;
  /** Over the picture, while it waits for more. */
  Loading: FunctionComponent<{ on: boolean }>;
  RailHand: FunctionComponent<RailHandProps>;
  Upright: FunctionComponent<UprightProps>;
  VolumeHand: FunctionComponent<VolumeHandProps>;
}
