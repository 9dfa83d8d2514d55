/** A whole player around one medium: boxes, layers, control bar, keys. */
import { emit, useAttr, useEvent, useLatest, useStyle } from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { enroll } from '../api/enrolled';
import type { PlayerApi } from '../api/player-api';
import { useAsked } from '../api/use-asked';
import { Bar } from '../controls/bar';
import { useTimeCode } from '../controls/use-time-code';
import { Layers } from '../layers/layers';
import { text } from '../shared/texts';
import { useLazy } from '../shared/use-lazy';
import { useReading } from '../shared/use-reading';
import type { PlayerConfig } from './config';
import type { ControlsShown } from './controls-shown';
import type { Shell } from './shell';
import { useFullscreen } from './use-fullscreen';
import { useKeyboard } from './use-keyboard';
import { useKeyboardInUse } from './use-keyboard-in-use';
import { useOwn } from './use-own';
import { useOneAtATime, useRewind, useStartVolume } from './use-playback';
import { type Session, useSession } from './use-session';
import { useShell } from './use-shell';
import { ownSize, sizeOf, useRatio } from './use-size';
import { useStyleSheet } from './use-style-sheet';

/** What a list of recordings does with its player. */
export type FrameControls = Pick<Session, 'medium' | 'setSources'>;

export interface FrameProps extends Omit<PlayerConfig, 'media'> {
  media: HTMLMediaElement;
  /** In place of the medium's own. */
  poster?: string;
  /** In place of what the medium's attributes say. */
  size?: { width: number; height: number };
  /** Gets what a list of recordings needs: once, and again when something else plays. Keep one function. */
  onControls?(controls: FrameControls): void;
}

/** What the server printed, read before anything of ours is written. */
const ownOf = (media: HTMLMediaElement) => ({
  size: ownSize(media),
  classes: media.className,
  id: media.id,
  poster: (media as HTMLVideoElement).poster ?? '',
  hasPreload: media.hasAttribute('preload'),
});

/** Nothing is there before the boxes are, and nothing after another script has taken the player away. */
export function Frame(props: FrameProps): ReactNode {
  const [own] = useState(() => ownOf(props.media));
  const [removed, setRemoved] = useState(false);
  return !removed && <Boxes {...props} own={own} onRemove={() => setRemoved(true)} />;
}

interface BoxesProps extends FrameProps {
  own: ReturnType<typeof ownOf>;
  onRemove(): void;
}

function Boxes(props: BoxesProps): ReactNode {
  const shell = useShell(props.media, text(props.isVideo ? 'video-player' : 'audio-player'));
  return shell && <Live {...props} shell={shell} />;
}

const loadApi = () => import('../api/api');
const loadAutoHide = () => import('./auto-hide');
const loadPosters = () => import('../engines/youtube-address').then((posters) => ({ default: posters }));

/** A bar as long as nothing has played. */
const STAYS = { show() {}, hide() {} };

function devices(media: HTMLMediaElement): string {
  const agent = media.ownerDocument.defaultView?.navigator.userAgent ?? '';
  const ios = /ipad|iphone|ipod/i.exec(agent)?.[0].toLowerCase();
  return `${/android/i.test(agent) ? 'mejs-android' : ''}${ios ? ` mejs-ios mejs-${ios}` : ''}`;
}

const joined = (...classes: (string | false)[]): string => classes.filter(Boolean).join(' ');

function Live({ shell, media, isVideo, title, options, own, ...props }: BoxesProps & { shell: Shell }): ReactNode {
  const { container, wrapper, layers, controls } = shell;
  const [skin, setSkin] = useState('');
  const [poster, setPoster] = useState('');
  const [id] = useState(enroll);
  const [player, setPlayer] = useState<PlayerApi>();
  const tell = useRef<(type: string, data: unknown) => void>(undefined);
  const session = useSession(media, wrapper, options, (type, data) => tell.current?.(type, data));
  const { medium, state } = session;
  const screen = useFullscreen(container, media);
  const asked = useAsked({ id, node: media, isVideo, options }, shell, session, player);
  const Api = useLazy(loadApi, asked);
  const [bar, setBar] = useState<ControlsShown>({ ...STAYS, hidden: isVideo && options.hideVideoControlsOnLoad });
  const [hasPlayed, setPlayed] = useState(false);
  const plays = useReading(medium, 'play playing', (m) => !m.paused);
  if (plays && !hasPlayed) setPlayed(true);
  const AutoHide = useLazy(loadAutoHide, asked || bar.hidden || (isVideo && hasPlayed));
  const posters = useLazy(loadPosters, session.renderer === 'youtube');
  const timeCode = useTimeCode(options);
  const hasEnded = useRewind(media, medium, options);
  useOneAtATime(media, medium, options);
  useStartVolume(medium, options);
  const keys = useKeyboard(container, { session, options, screen, player });
  const [onPlayer] = useState(() => (came: PlayerApi | undefined, tells?: typeof tell.current) => {
    tell.current = tells;
    setPlayer(came);
  });
  useEffect(() => emit(container, 'controlsready'), [container]);
  const latest = useLatest(session);
  const { onControls } = props;
  useEffect(
    () => onControls?.({ medium, setSources: (...wanted) => latest.current.setSources(...wanted) }),
    [onControls, medium, latest],
  );
  // A failure that has passed by itself.
  useEvent(medium, 'playing', session.recover);
  useEvent(medium, 'loadedmetadata', session.recover);

  const failed = state.phase === 'failed';
  const kind = text(isVideo ? 'video-player' : 'audio-player');
  const normal = sizeOf(media, isVideo, options, useRatio(media), props.size ?? own.size);
  const style = screen.on ? { width: '100%', height: '100%' } : normal;
  useOwn(container, {
    className: joined(
      'mejs-container',
      !useKeyboardInUse(container) && 'mejs-container-keyboard-inactive',
      own.classes,
      isVideo ? 'mejs-video' : 'mejs-audio',
      devices(media),
      screen.on && 'mejs-container-fullscreen',
      skin,
    ),
    style: failed && !isVideo ? { ...style, height: 'auto' } : style,
    attributes: { id, tabindex: -1, role: 'group', 'aria-label': title ? `${kind}: ${title}` : kind },
  });
  useOwn(controls, {
    className: joined('mejs-controls', bar.hidden && 'mejs-offscreen'),
    ...(failed && { style: { display: 'none' } }),
  });
  useOwn(wrapper, { className: '', attributes: { id: own.id || null } });
  useAttr(media, 'id', own.id ? `${own.id}_html5` : undefined);
  useAttr(media, 'controls', null);
  useAttr(media, 'preload', own.hasPreload ? undefined : 'none');
  useStyle(media, 'width', isVideo ? '100%' : undefined);
  useStyle(media, 'height', isVideo ? '100%' : undefined);
  useStyleSheet(controls);

  const given = poster || props.poster || options.poster || own.poster;
  const picture = given || (posters?.servicePoster(session, options) ?? '');
  const parts = { id, shell, media, medium, session, options, isVideo, disabled: failed, player, timeCode };
  const remove = props.onRemove;
  return (
    <>
      {keys}
      {AutoHide && <AutoHide {...parts} onChange={setBar} />}
      {Api && <Api {...parts} {...{ screen, bar, setSkin, setPoster, remove, onPlayer }} />}
      {createPortal(
        <Layers
          {...parts}
          poster={picture}
          onPoster={({ naturalWidth }) => posters && setPoster(posters.betterPoster(picture, naturalWidth))}
          hasEnded={hasEnded}
          controlsHidden={bar.hidden}
          showControls={bar.show}
          hideControls={bar.hide}
        />,
        layers,
      )}
      {createPortal(<Bar {...parts} hasEnded={hasEnded} screen={screen} />, controls)}
    </>
  );
}
