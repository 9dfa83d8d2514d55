/** Finds the player behind a cover and the address that starts it (docs/reference/video-and-audio.md#covers). */

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

/** `autoplay=1` comes first in the query (docs/reference/video-and-audio.md#covers); an address that speaks of it already stays as it is. */
export function autoplayAddress(address: string): string {
  if (address.includes('autoplay=')) return address;
  const [page = '', ...anchor] = address.split('#');
  const [path, ...query] = page.split('?');
  const parameters = ['autoplay=1', query.join('?')].filter(Boolean).join('&');
  return [`${path}?${parameters}`, ...anchor].join('#');
}

/** Where the player is loaded from, also when a speed plugin keeps the address back. */
export const addressOf = (frame: Element): string => {
  const addresses = ['src', 'data-src', 'data-lazy-src'].map((name) => frame.getAttribute(name) ?? '');
  return addresses.find((address) => address && !/^(about|data):/.test(address)) ?? '';
};

/** Milliseconds the cover takes to fade. */
export const FADE_DURATION = 500;
/** What holds a cover together with its player, the nearest first. */
const WRAPPERS = '.et_pb_video,.et_pb_video_wrap,.et_main_video_container,.et_pb_post';
