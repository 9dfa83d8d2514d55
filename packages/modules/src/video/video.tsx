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
  useInsert,
  useStyle,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';
import { hasSource, playerAddress } from './player-address';

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

  // It stays until the address of a frame changes, or the frame itself.
  const [held, setHeld] = useState(false);
  const wrapper = wrapperOf(cover);
  useLayoutEffect(() => {
    if (!held || !wrapper || typeof MutationObserver !== 'function') return;
    const observer = new MutationObserver(() => setHeld(isHeld(findPlayer(cover))));
    observer.observe(wrapper, { childList: true, subtree: true, attributeFilter: ['src'] });
    return () => observer.disconnect();
  }, [held, wrapper, cover]);

  // The covered player is inert, so that keyboard focus cannot move behind the cover.
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => watchSize([cover], () => cover.offsetHeight > 0, setCovers), [cover]);
  // A placeholder that a consent script puts in place of a player stays usable.
  const isCovered = covers && state.cover !== 'fading' && !held;
  useAttr(coveredPlayer?.closest('.et_pb_video_box') ?? coveredPlayer, 'inert', isCovered ? '' : undefined);

  useEvent<MouseEvent>(cover, 'click', (event) => {
    event.preventDefault();
    openFacade(cover);
    const found = findPlayer(cover);
    if (isHeld(found)) return setHeld(true);
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
      {held && <Refusal cover={cover} />}
      {player.current && state.plays > 0 && <Playing key={state.plays} player={player.current} cover={cover} />}
    </>
  );
}

const REFUSAL = { tag: 'p', className: 'enliven-refusal' } as const;
const REFUSAL_LOOK: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  margin: '0',
  padding: '8px 12px',
  background: 'rgb(0 0 0 / 0.8)',
  color: '#fff',
};

/** Says on the cover that consent is missing. */
function Refusal({ cover }: { cover: Element }): null {
  const line = useInsert(cover, REFUSAL);
  useLayoutEffect(() => {
    if (!line) return;
    line.setAttribute('role', 'status');
    Object.assign(line.style, REFUSAL_LOOK);
    // A status is announced when its text changes.
    line.textContent = phrase('video_consent', 'This video is loaded once you have agreed to that.');
  }, [line]);
  return null;
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
      const known = playerAddress(player);
      if (known === undefined) return;
      const address = autoplayAddress(known);
      return player.getAttribute('src') === address ? undefined : claim(player, 'attr:src', address);
    }
    // Refused or nothing to play: its controls are there to be used.
    void Promise.resolve(player.play()).catch(() => {});
  }, [player, cover]);
  return null;
}

const wrapperOf = (cover: Element) => cover.closest(WRAPPERS) ?? cover.parentElement;

/** Whether nobody may load the player now. */
const isHeld = (player: Player | undefined): boolean =>
  player !== undefined && (isFrame(player) ? playerAddress(player) === undefined : !hasSource(player));

/** Presses the picture of a player that a lazy loader fetches by a press: the cover's press is for both. */
const openFacade = (cover: Element): void =>
  wrapperOf(cover)?.querySelector<HTMLElement>('.rll-youtube-player button')?.click();

/** Finds the player behind a cover and the address that starts it (docs/reference/video-and-audio.md#covers). */
type Player = HTMLIFrameElement | HTMLVideoElement;

/** Facebook's own script puts two frames of its own before the one that plays. */
const FACEBOOK_FRAME = 2;

/** An embedded page comes before a video of the site's own, as the theme has it (docs/reference/video-and-audio.md#covers). */
function findPlayer(cover: Element): Player | undefined {
  const wrapper = wrapperOf(cover);
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

/** What holds a cover together with its player, the nearest first. */
const WRAPPERS = '.et_pb_video,.et_pb_video_wrap,.et_main_video_container,.et_pb_post';
