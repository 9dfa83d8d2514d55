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
  /** Id of the container, for `aria-controls`. */
  id: string;
  shell: Shell;
  /** Media element of the page. */
  media: HTMLMediaElement;
  medium: Medium;
  session: Session;
  options: Options;
  isVideo: boolean;
  /** Whether all controls are disabled. */
  disabled: boolean;
  paused: boolean;
  /** Whether the medium has ended and not played since. */
  hasEnded: boolean;
  timeCode: TimeCode;
  /** Interaction, once loaded. */
  interaction: InteractionParts | undefined;
  /** Public player object, once another script uses it. */
  player: PlayerApi | undefined;
}

export interface InteractionProps extends PartProps {
  screen: Fullscreen;
  keys: Keys;
  /** Called when they change. Must be stable functions. */
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
  /** Played fraction of the duration. */
  share: number;
  /** Press before this part loaded. */
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
  /** Container of the button. */
  box: HTMLElement | null;
}

export interface VolumeHandleProps {
  slider: HTMLElement | null;
  disabled: boolean;
  medium: Medium;
  vertical: boolean;
}

/** Parts of the interaction, which load together. */
export interface InteractionParts {
  Interaction: FunctionComponent<InteractionProps>;
  /** Overlay while the medium waits for data. */
  Loading: FunctionComponent<{ on: boolean }>;
  SeekHandle: FunctionComponent<SeekHandleProps>;
  VerticalVolume: FunctionComponent<VerticalVolumeProps>;
  VolumeHandle: FunctionComponent<VolumeHandleProps>;
}
