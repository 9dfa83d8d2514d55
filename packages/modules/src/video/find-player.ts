/** Finds the player behind a cover: at the moment of the press, since responsive content swaps it. */
import { WRAPPERS } from './constants';

export type Player = HTMLIFrameElement | HTMLVideoElement;

/** Facebook's own script puts two frames of its own before the one that plays. */
const FACEBOOK_FRAME = 2;

/** An embedded page comes before a video of the site's own, as the theme has it (docs/reference/video-and-audio.md#covers). */
export function findPlayer(cover: Element): Player | undefined {
  const wrapper = cover.closest(WRAPPERS) ?? cover.parentElement;
  const frames = [...(wrapper?.querySelectorAll('iframe') ?? [])];
  const frame = wrapper?.querySelector('.fb-video') ? frames[FACEBOOK_FRAME] : frames[0];
  return frame ?? wrapper?.querySelector('video') ?? undefined;
}

export const isFrame = (player: Player): player is HTMLIFrameElement => player.localName === 'iframe';
