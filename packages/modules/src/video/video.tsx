/** The cover of a video: a press plays what is behind it and fades the cover away (docs/reference/video-and-audio.md#covers). */
import {
  type BehaviorProps,
  claim,
  type Motion,
  phrase,
  remark,
  useAnimation,
  useAttr,
  useButton,
  useEvent,
  useStyle,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';

/** State of a video's cover: shown, fading or gone. */
export interface CoverState {
  cover: 'shown' | 'fading' | 'gone';
  /** How often it was played: a slider that is left shows the cover again, and then it is pressed again. */
  plays: number;
}

export type CoverEvent = 'press' | 'faded';

export const initialCover: CoverState = { cover: 'shown', plays: 0 };

export function coverMachine(state: CoverState, event: CoverEvent): CoverState {
  if (event === 'faded') return state.cover === 'fading' ? { ...state, cover: 'gone' } : state;
  return state.cover === 'fading' ? state : { cover: 'fading', plays: state.plays + 1 };
}

/** Milliseconds the cover takes to fade. */
const FADE_DURATION = 500;

export interface VideoConfig {
  /** What is focused and announced: the theme's link, or the cover itself when it has none. */
  button: HTMLElement;
}

export const config = (cover: Element): VideoConfig => ({
  button: cover.querySelector<HTMLElement>('.et_pb_video_play') ?? (cover as HTMLElement),
});

const FADE: Motion = { duration: FADE_DURATION, frames: [{ opacity: 1 }, { opacity: 0 }] };

const nameOf = (player: Player | undefined): string =>
  (player?.getAttribute('aria-label') ?? player?.getAttribute('title') ?? '').trim();

/** A press anywhere on the cover counts, as it did; keyboard and screen reader find a button. */
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

  // The covered player is inert, so that keyboard focus cannot move behind the cover.
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => watchSize([cover], () => cover.offsetHeight > 0, setCovers), [cover]);
  const isCovered = covers && state.cover !== 'fading';
  useAttr(coveredPlayer?.closest('.et_pb_video_box') ?? coveredPlayer, 'inert', isCovered ? '' : undefined);

  useEvent<MouseEvent>(cover, 'click', (event) => {
    event.preventDefault();
    player.current = findPlayer(cover);
    if (player.current) {
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
  return player.current && state.plays > 0 ? <Playing key={state.plays} player={player.current} cover={cover} /> : null;
}

interface PlayingProps {
  player: Player;
  cover: Element;
}

/** Returns attributes that autoplay needs and the server did not print. */
function missingAttributes(player: Player): { allow?: string; controls?: string } {
  if (!isFrame(player)) return player.hasAttribute('controls') ? {} : { controls: '' };
  const allow = player.getAttribute('allow') ?? '';
  // Without this permission the browser lets no page of another site begin by itself.
  return /\bautoplay\b/.test(allow) ? {} : { allow: `autoplay; ${allow}`.trim() };
}

/** Remounted for each press, so that an address that a slider has restored is set again. */
function Playing({ player, cover }: PlayingProps): null {
  const [missing] = useState(() => missingAttributes(player));
  useAttr(player, 'allow', missing.allow);
  useAttr(player, 'controls', missing.controls);
  useLayoutEffect(() => {
    // Moves the focus only if it is in the cover, since another script may have started the player.
    if (cover.contains(cover.ownerDocument.activeElement)) player.focus({ preventScroll: true });
    if (isFrame(player)) {
      const address = autoplayAddress(addressOf(player));
      return player.getAttribute('src') === address ? undefined : claim(player, 'attr:src', address);
    }
    // Refused or nothing to play: its controls are there to be used.
    void Promise.resolve(player.play()).catch(() => {});
  }, [player, cover]);
  return null;
}

/** Finds the player behind a cover and the address that starts it (docs/reference/video-and-audio.md#covers). */
type Player = HTMLIFrameElement | HTMLVideoElement;

/** Facebook's own script puts two frames of its own before the one that plays. */
const FACEBOOK_FRAME = 2;

/** An embedded page comes before a video of the site's own, as the theme has it (docs/reference/video-and-audio.md#covers). */
function findPlayer(cover: Element): Player | undefined {
  const wrapper = cover.closest(WRAPPERS) ?? cover.parentElement;
  const frames = [...(wrapper?.querySelectorAll('iframe') ?? [])];
  const frame = wrapper?.querySelector('.fb-video') ? frames[FACEBOOK_FRAME] : frames[0];
  return frame ?? wrapper?.querySelector('video') ?? undefined;
}

const isFrame = (player: Player): player is HTMLIFrameElement => player.localName === 'iframe';

/** `autoplay=1` comes first in the query (docs/reference/video-and-audio.md#covers); an address that speaks of it already keeps its place. */
export function autoplayAddress(address: string): string {
  if (address.includes('autoplay='))
    return address.replace(/([?&]autoplay=)(0|false)(?=[&#]|$)/, (_, name) => `${name}1`);
  const [page = '', ...anchor] = address.split('#');
  const [path, ...query] = page.split('?');
  const parameters = ['autoplay=1', query.join('?')].filter(Boolean).join('&');
  return [`${path}?${parameters}`, ...anchor].join('#');
}

/** Where the player is loaded from, also when a speed plugin keeps the address back. */
const addressOf = (frame: Element): string => {
  const addresses = ['src', 'data-src', 'data-lazy-src'].map((name) => frame.getAttribute(name) ?? '');
  return addresses.find((address) => address && !/^(about|data):/.test(address)) ?? '';
};

/** What holds a cover together with its player, the nearest first. */
const WRAPPERS = '.et_pb_video,.et_pb_video_wrap,.et_main_video_container,.et_pb_post';
