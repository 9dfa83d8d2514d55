/** Props that all parts of a player share. */

import type { FunctionComponent, RefObject } from 'react';
import type { PlayerApi } from '../api/player-api';
import type { TimeCode } from '../controls/use-time-code';
import type { FailureSign } from '../layers/error-details';
import type { Medium } from '../shared/medium';
import type { Options } from './options';
import type { Keys } from './use-attention';
import type { Fullscreen } from './use-fullscreen';
import type { Session } from './use-session';
import type { ControlsShown, Shell } from './use-shell';

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
  /** The interaction, once a visitor is about to use the player. */
  interaction: InteractionParts | undefined;
  /** What other scripts know it as, once they ask for it. */
  player: PlayerApi | undefined;
}

export interface InteractionProps extends PartProps {
  screen: Fullscreen;
  keys: Keys;
  /** Called when they change. Keep one function for each. */
  onBar(bar: ControlsShown): void;
  onEnd(hasEnded: boolean): void;
  onWaiting(waiting: boolean): void;
  onFailureSign(failureSign: FailureSign): void;
  onTracks(count: number): void;
}

export interface SeekHandleProps extends PartProps {
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
  vertical: boolean;
  disabled: boolean;
  interaction: InteractionParts | undefined;
}

export interface VerticalVolumeProps extends VolumeSliderProps {
  /** Around its button. */
  box: HTMLElement | null;
}

export interface VolumeHandleProps {
  slider: HTMLElement | null;
  disabled: boolean;
  medium: Medium;
  vertical: boolean;
}

/** What those need who use a player, fetched all at once. */
export interface InteractionParts {
  Interaction: FunctionComponent<InteractionProps>;
  /** Over the picture, while it waits for more. */
  Loading: FunctionComponent<{ on: boolean }>;
  SeekHandle: FunctionComponent<SeekHandleProps>;
  VerticalVolume: FunctionComponent<VerticalVolumeProps>;
  VolumeHandle: FunctionComponent<VolumeHandleProps>;
}
