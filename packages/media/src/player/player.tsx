/** Player for audio or video (docs/reference/players.md). */

import { type BehaviorProps, emit, useAttr, useEvent, useLatest, useLazy, useStyle, useTimeout } from '@enliven/core';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nextPlayerId } from '../api/globals';
import type { PlayerApi } from '../api/player-api';
import { usePlayerApi } from '../api/use-player-api';
import { Bar } from '../controls/bar';
import { useTimeCode } from '../controls/use-time-code';
import type { FailureSign } from '../layers/error-details';
import { Layers } from '../layers/layers';
import { deviceOf, type Medium } from '../shared/medium';
import { text } from '../shared/texts';
import { useMediaValue } from '../shared/use-media-value';
import type { PlayerConfig } from './options';
import type { PartProps } from './parts';
import { useAttention } from './use-attention';
import { useFullscreen } from './use-fullscreen';
import { type Session, useSession } from './use-session';
import { type ControlsShown, ownSize, type Shell, sizeOf, useRatio, useShell, useStyleSheet } from './use-shell';

export { config } from './options';

/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;

/**
 * Collects signs of failures; the first one loads the code that examines them (docs/reference/players.md#errors).
 *
 * @returns the last sign, and a function that sets a new one
 */
function useFailureSigns(
  media: HTMLMediaElement,
  box: HTMLElement,
): [FailureSign | undefined, (failureSign: FailureSign) => void] {
  const [failureSign, setFailureSign] = useState<FailureSign>();
  useLayoutEffect(() => {
    // Errors of `source` elements do not bubble, but can be captured.
    const note = ({ target }: Event) => setFailureSign({ by: target });
    // Signs of earlier sources do not apply to new ones.
    const forget = () => setFailureSign(undefined);
    box.addEventListener('error', note, true);
    box.addEventListener('loadstart', forget, true);
    // The medium may have failed before the listener was added.
    if (media.error || media.networkState === NO_SOURCE) setFailureSign({});
    return () => {
      box.removeEventListener('error', note, true);
      box.removeEventListener('loadstart', forget, true);
    };
  }, [media, box]);
  return [failureSign, setFailureSign];
}

/** Controls of a player that a playlist uses. */
export type FrameControls = Pick<Session, 'medium' | 'setSources'>;

interface FrameProps extends Omit<PlayerConfig, 'media'> {
  media: HTMLMediaElement;
  /** Overrides the poster of the medium. */
  poster?: string;
  /** Overrides the size in the medium's attributes. */
  size?: { width: number; height: number };
  /** Receives the controls, initially and when the medium changes. Must be a stable function. */
  onControls?(controls: FrameControls): void;
}

/** Reads the server's markup before it changes. */
const ownOf = (media: HTMLMediaElement) => ({
  size: ownSize(media),
  classes: media.className,
  id: media.id,
  poster: (media as HTMLVideoElement).poster ?? '',
  hasPreload: media.hasAttribute('preload'),
});

/**
 * Player around a medium: containers, layers, control bar and keys. Renders nothing before the containers exist, or after another
 * script has removed the player.
 */
export function Frame(props: FrameProps): ReactNode {
  const { media, isVideo } = props;
  const [own] = useState(() => ownOf(media));
  const [removed, setRemoved] = useState(false);
  const shell = useShell(removed ? null : media, text(isVideo ? 'video-player' : 'audio-player'));
  return shell && <MountedPlayer {...props} {...{ own, shell }} onRemove={() => setRemoved(true)} />;
}

interface MountedPlayerProps extends FrameProps {
  own: ReturnType<typeof ownOf>;
  shell: Shell;
  onRemove(): void;
}

const loadApi = () => import('../api/api');
const loadInteraction = () => import('../interaction/interaction');
const loadPoster = () => import('../engines/service-poster');

/** Visible control bar before the first playback. */
const ALWAYS_SHOWN = { show() {}, hide() {} };

const PLAYS = 'play playing pause ended emptied';

function devices(owner: Document): string {
  const device = deviceOf(owner);
  return /^i/.test(device) ? `mejs-ios mejs-${device}` : device && 'mejs-android';
}

function MountedPlayer({ shell, media, isVideo, title, options, own, ...props }: MountedPlayerProps): ReactNode {
  const { container, wrapper, layers, controls } = shell;
  const [skin, setSkin] = useState('');
  const [poster, setPoster] = useState('');
  const [served, onPoster] = useState('');
  const [id] = useState(nextPlayerId);
  const [player, onPlayer] = useState<PlayerApi>();
  const known = useLatest(player);
  const [session, engines] = useSession(media, wrapper, options, (type, data) => known.current?.dispatch(type, data));
  const { medium, state } = session;
  const screen = useFullscreen(container, media);
  const requested = usePlayerApi({ id, node: media, isVideo, options }, shell, session, player);
  const Api = useLazy(loadApi, requested);
  const [bar, onBar] = useState<ControlsShown>({ ...ALWAYS_SHOWN, hidden: isVideo && options.hideVideoControlsOnLoad });
  const [began, setBegan] = useState(() => medium.currentTime > 0);
  const [hasEnded, onEnd] = useState(false);
  const [waiting, onWaiting] = useState(false);
  // Tracks of a stream appear during playback.
  const [trackCount, onTracks] = useState(() => media.querySelectorAll('track').length);
  const [failureSign, onFailureSign] = useFailureSigns(media, wrapper);
  const paused = useMediaValue(medium, PLAYS, (m) => m.paused);
  if (!paused && !began) setBegan(true);
  const { near, byKeyboard, keys } = useAttention(container, options.enableKeyboard);
  const interaction = useLazy(loadInteraction, near || began || requested || bar.hidden, () => {
    // Without the interaction, the bar stays visible and the page handles keys.
    onBar({ ...ALWAYS_SHOWN, hidden: false });
    keys.answer = () => false;
  });
  const Poster = useLazy(loadPoster, session.renderer === 'youtube');
  const timeCode = useTimeCode(options);
  useStartVolume(medium, options.startVolume);
  const isDrawn = useNextTask(!isVideo);
  useEffect(() => (isDrawn ? emit(container, 'controlsready') : undefined), [container, isDrawn]);
  const { onControls } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what sets its sources is the same each time.
  useEffect(() => onControls?.(session), [onControls, medium]);
  // Playback has started after a failure.
  useEvent(medium, 'playing', session.recover);
  useEvent(medium, 'loadedmetadata', session.recover);

  const failed = state.phase === 'failed';
  const kind = text(isVideo ? 'video-player' : 'audio-player');
  const size = sizeOf(media, isVideo, options, useRatio(media), props.size ?? own.size);
  const style = screen.on ? { width: '100%', height: '100%' } : size;
  useElementProps(container, {
    className: [
      'mejs-container',
      !byKeyboard && 'mejs-container-keyboard-inactive',
      own.classes,
      isVideo ? 'mejs-video' : 'mejs-audio',
      devices(media.ownerDocument),
      screen.on && 'mejs-container-fullscreen',
      skin,
    ]
      .filter(Boolean)
      .join(' '),
    style: failed && !isVideo ? { ...style, height: 'auto' } : style,
    attributes: { id, tabindex: -1, role: 'group', 'aria-label': title ? `${kind}: ${title}` : kind },
  });
  useElementProps(controls, {
    className: `mejs-controls${bar.hidden ? ' mejs-offscreen' : ''}`,
    ...(failed && { style: { display: 'none' } }),
  });
  useElementProps(wrapper, { className: '', attributes: { id: own.id || null } });
  useAttr(media, 'id', own.id ? `${own.id}_html5` : undefined);
  useAttr(media, 'controls', null);
  useAttr(media, 'preload', own.hasPreload ? undefined : 'none');
  useStyle(media, 'width', isVideo ? '100%' : undefined);
  useStyle(media, 'height', isVideo ? '100%' : undefined);
  useStyleSheet(shell);

  const picture = poster || props.poster || options.poster || own.poster || served;
  const parts: PartProps = {
    ...{ id, shell, media, medium, session, options, isVideo, player, timeCode, paused, hasEnded, interaction },
    disabled: failed,
  };
  return (
    <>
      {engines}
      {interaction && (
        <interaction.Interaction {...parts} {...{ screen, keys, onBar, onEnd, onWaiting, onFailureSign, onTracks }} />
      )}
      {Poster && <Poster {...parts} onPoster={onPoster} />}
      {Api && <Api {...parts} {...{ screen, bar, setSkin, setPoster, onPlayer }} remove={props.onRemove} />}
      {createPortal(<Layers {...parts} {...{ began, waiting, failureSign }} poster={picture} />, layers)}
      {isDrawn && createPortal(<Bar {...parts} {...{ screen, trackCount }} />, controls)}
    </>
  );
}

/**
 * Returns whether the control bar may render. Video waits for the next task, since containers and bar take slow devices too long
 * for one task. Audio does not wait, since its height depends on the bar.
 */
function useNextTask(isNow: boolean): boolean {
  const [isOver, setOver] = useState(isNow);
  useTimeout(() => setOver(true), isOver ? null : 0);
  return isOver;
}

/** Classes, attributes and style of an inserted element. */
interface Own {
  className: string;
  style?: CSSProperties;
  /** null or undefined removes an attribute. */
  attributes?: Readonly<Record<string, string | number | null | undefined>>;
}

function useElementProps(element: HTMLElement, { className, style = {}, attributes = {} }: Own): void {
  useLayoutEffect(() => {
    element.className = className;
  }, [element, className]);
  const styles = JSON.stringify(style);
  useLayoutEffect(() => {
    const wanted = JSON.parse(styles) as Record<string, string>;
    Object.assign(element.style, wanted);
    return () => {
      for (const name of Object.keys(wanted)) Object.assign(element.style, { [name]: '' });
    };
  }, [element, styles]);
  const serialized = JSON.stringify(attributes);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(serialized) as Record<string, string | null>))
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
  }, [element, serialized]);
}

/** Sets the start volume immediately; WordPress' player waits 250 ms during playback, which moves the visible slider. */
function useStartVolume(medium: Medium, volume: number): void {
  const [first] = useState({ medium, volume });
  useLayoutEffect(() => {
    if (first.medium.muted || first.volume <= 0) first.medium.muted = true;
    else first.medium.volume = Math.min(1, first.volume);
  }, [first]);
}

export default function Player({ config }: BehaviorProps<PlayerConfig>): ReactNode {
  const { media } = config;
  return media ? <Frame {...config} media={media} /> : null;
}
