/** Cover of a video: a press plays the video behind it and fades the cover out (docs/reference/video-and-audio.md#covers). */
import {
  type BehaviorProps,
  claim,
  closestTo,
  documentOf,
  type Motion,
  member,
  phrase,
  query,
  queryAll,
  remark,
  useAnimation,
  useAttr,
  useButton,
  useEvent,
  useInsert,
  useStyle,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';
import { hasSource, playerAddress } from './player-address';

/** State of a video's cover. */
export interface CoverState {
  cover: 'shown' | 'fading' | 'gone';
  /** Number of presses; a slider shows the cover again after a move, so there may be several. */
  plays: number;
}

export type CoverEvent = 'press' | 'faded';

export const initialCover: CoverState = { cover: 'shown', plays: 0 };

/** Reducer. Ignores presses during the fade. */
export function coverMachine(state: CoverState, event: CoverEvent): CoverState {
  if (event === 'faded') return state.cover === 'fading' ? { ...state, cover: 'gone' } : state;
  return state.cover === 'fading' ? state : { cover: 'fading', plays: state.plays + 1 };
}

/** Milliseconds of the cover's fade. */
const FADE_DURATION = 500;

export interface VideoConfig {
  /** Element with the role `button`: the theme's link, or the cover without one. */
  button: HTMLElement;
}

export const config = (cover: Element): VideoConfig => ({
  button: query<HTMLElement>(cover, '.et_pb_video_play') ?? (cover as HTMLElement),
});

const FADE: Motion = { duration: FADE_DURATION, frames: [{ opacity: 1 }, { opacity: 0 }] };

const nameOf = (player: Player | undefined): string =>
  (player?.getAttribute('aria-label') ?? player?.getAttribute('title') ?? '').trim();

/** Cover of a video. Clicks anywhere on the cover count; keyboards and screen readers get a button. */
export default function Video({ element, config: { button } }: BehaviorProps<VideoConfig>): ReactNode {
  const cover = element as HTMLElement;
  const [state, send] = useReducer(coverMachine, initialCover);
  const player = useRef<Player>(undefined);
  const coveredPlayer = findPlayer(cover);
  const title = nameOf(coveredPlayer);
  useFocusStyle(cover);
  useButton(button);
  useAttr(
    button,
    'aria-label',
    title ? phrase('play_video_named', 'Play video: %1', title) : phrase('play_video', 'Play video'),
  );

  // The message stays until the frame or its address changes.
  const [isBlocked, setIsBlocked] = useState(false);
  const wrapper = wrapperOf(cover);
  useLayoutEffect(() => {
    if (!isBlocked || !wrapper || typeof MutationObserver !== 'function') return;
    const observer = new MutationObserver(() => setIsBlocked(isWithheld(findPlayer(cover))));
    observer.observe(wrapper, { childList: true, subtree: true, attributeFilter: ['src'] });
    return () => observer.disconnect();
  }, [isBlocked, wrapper, cover]);

  // The covered player is inert, so that keyboard focus cannot move behind the cover.
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => watchSize([cover], () => member(cover, 'offsetHeight') > 0, setCovers), [cover]);
  // The placeholder of a consent script stays usable.
  const isCovered = covers && state.cover !== 'fading' && !isBlocked;
  useAttr(coveredPlayer?.closest('.et_pb_video_box') ?? coveredPlayer, 'inert', isCovered ? '' : undefined);

  useEvent<MouseEvent>(cover, 'click', (event) => {
    event.preventDefault();
    openFacade(cover);
    const found = findPlayer(cover);
    if (isWithheld(found)) return setIsBlocked(true);
    player.current = found;
    if (found) {
      // The cover fades; a slider may show it again later.
      setCovers(false);
      return send('press');
    }
    remark('no player behind it, so nothing is played. Check the address of the video.', {
      package: '@enliven/modules',
      behavior: 'video',
      element: cover,
    });
  });

  useAnimation(cover, state.cover === 'fading' ? FADE : null, () => send('faded'));
  useStyle(cover, 'display', state.cover === 'gone' ? 'none' : undefined);
  return (
    <>
      {isBlocked && <ConsentMessage cover={cover} />}
      {player.current && state.plays > 0 && <Playing key={state.plays} player={player.current} cover={cover} />}
    </>
  );
}

const CONSENT_MESSAGE = { tag: 'p', className: 'enliven-refusal' } as const;
const CONSENT_MESSAGE_STYLE: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  margin: '0',
  padding: '8px 12px',
  background: 'rgb(0 0 0 / 0.8)',
  color: '#fff',
};

/** Message on the cover about missing consent. */
function ConsentMessage({ cover }: { cover: Element }): null {
  const line = useInsert(cover, CONSENT_MESSAGE);
  useLayoutEffect(() => {
    if (!line) return;
    line.setAttribute('role', 'status');
    Object.assign(line.style, CONSENT_MESSAGE_STYLE);
    // Screen readers announce a status when its text changes.
    line.textContent = phrase('video_consent', 'This video is loaded once you have agreed to that.');
  }, [line]);
  return null;
}

interface PlayingProps {
  player: Player;
  cover: Element;
}

/** Returns the attributes for playback that the server did not print. */
function missingAttributes(player: Player): { allow?: string; controls?: string } {
  if (!isFrame(player)) return player.hasAttribute('controls') ? {} : { controls: '' };
  const allow = player.getAttribute('allow') ?? '';
  // Browsers block autoplay in frames of other sites without this permission.
  return /\bautoplay\b/.test(allow) ? {} : { allow: `autoplay; ${allow}`.trim() };
}

/** Playback of a player. Remounts for each press to set an address again that a slider has restored. */
function Playing({ player, cover }: PlayingProps): null {
  const [missing] = useState(() => missingAttributes(player));
  useAttr(player, 'allow', missing.allow);
  useAttr(player, 'controls', missing.controls);
  useLayoutEffect(() => {
    // Moves the focus only if it is in the cover, since another script may have started the player.
    if (member(cover, 'contains')(documentOf(cover).activeElement)) player.focus({ preventScroll: true });
    if (isFrame(player)) {
      const current = playerAddress(player);
      if (current === undefined) return;
      const address = autoplayAddress(current);
      return player.getAttribute('src') === address ? undefined : claim(player, 'attr:src', address);
    }
    // If playback is blocked or impossible, visitors can still use the controls.
    void Promise.resolve(player.play()).catch(() => {});
  }, [player, cover]);
  return null;
}

const wrapperOf = (cover: Element) => closestTo(cover, WRAPPERS) ?? member(cover, 'parentElement');

/** Returns whether the player must not load now. */
const isWithheld = (player: Player | undefined): boolean =>
  player !== undefined && (isFrame(player) ? playerAddress(player) === undefined : !hasSource(player));

/** Clicks the preview of a click-to-load player, so that visitors need only one press. */
const openFacade = (cover: Element): void =>
  query<HTMLElement>(wrapperOf(cover), '.rll-youtube-player button')?.click();

/** Player behind a cover (docs/reference/video-and-audio.md#covers). */
type Player = HTMLIFrameElement | HTMLVideoElement;

/** Index of Facebook's player, since its script inserts two other frames before. */
const FACEBOOK_FRAME_INDEX = 2;

/** Finds the player behind a cover; a frame takes precedence over a video, as in the theme (docs/reference/video-and-audio.md#covers). */
function findPlayer(cover: Element): Player | undefined {
  const wrapper = wrapperOf(cover);
  const frames = queryAll(wrapper, 'iframe');
  const frame = query(wrapper, '.fb-video') ? frames[FACEBOOK_FRAME_INDEX] : frames[0];
  return frame ?? query(wrapper, 'video') ?? undefined;
}

const isFrame = (player: Player): player is HTMLIFrameElement => player.localName === 'iframe';

/** Adds `autoplay=1` as the first parameter (docs/reference/video-and-audio.md#covers); an existing parameter keeps its position. */
export function autoplayAddress(address: string): string {
  if (address.includes('autoplay='))
    return address.replace(/([?&]autoplay=)(0|false)(?=[&#]|$)/, (_, name) => `${name}1`);
  const [page = '', ...anchor] = address.split('#');
  const [path, ...query] = page.split('?');
  const parameters = ['autoplay=1', query.join('?')].filter(Boolean).join('&');
  return [`${path}?${parameters}`, ...anchor].join('#');
}

/** Elements that contain a cover and its player. */
const WRAPPERS = '.et_pb_video,.et_pb_video_wrap,.et_main_video_container,.et_pb_post';
