/** Shows an image and a button in place of a YouTube player, which loads on a press. */
import { IGNORED } from '../settings';

/** Requests that a facade sends to YouTube. */
export interface FacadeOptions {
  /** Requests the image from YouTube; otherwise nothing is requested before a press. @default false */
  youtube_thumbnails?: boolean;
  /** Uses the host that sets no cookies before playback. @default false */
  youtube_nocookie?: boolean;
}

const ALLOW = 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture';
/** Matches YouTube's ids of videos and lists. */
const ID = /^[\w-]{1,64}$/;

function create<T extends keyof HTMLElementTagNameMap>(tag: T, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Returns the address of the player, built from an id and parameters only: the address in the markup only names the video. */
function playerAddress({ id = '', query = '', src = '' }: DOMStringMap, nocookie = false): string | undefined {
  const videoId = ID.test(id) ? id : /\/embed\/([\w-]{1,64})(?=[?#]|$)/.exec(src)?.[1];
  if (!videoId) return undefined;
  const parameters = new URLSearchParams({ autoplay: '1' });
  for (const text of [src.split('?')[1]?.split('#')[0], query])
    for (const [name, value] of new URLSearchParams(text)) if (name !== 'autoplay') parameters.set(name, value);
  const isNoCookie = nocookie || /^(https?:)?\/\/www\.youtube-nocookie\.com\//.test(src);
  return `https://www.youtube${isNoCookie ? '-nocookie' : ''}.com/embed/${videoId}?${parameters}`;
}

/** Fills each empty `.rll-youtube-player` that names a video. */
export function youTubeFacades(options: FacadeOptions = {}): void {
  for (const player of document.querySelectorAll<HTMLElement>(`.rll-youtube-player:empty:not(${IGNORED})`)) {
    const { id = '', query = '', src = '', alt = '' } = player.dataset;
    const address = playerAddress(player.dataset, options.youtube_nocookie);
    if (!address) continue;
    const facade = create('div', { 'data-id': id, 'data-query': query, 'data-src': src });
    const button = create('button', { type: 'button', class: 'play', 'aria-label': 'play Youtube video' });
    if (options.youtube_thumbnails && ID.test(id))
      facade.append(
        create('img', {
          loading: 'lazy',
          src: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
          alt,
          width: '480',
          height: '360',
        }),
      );
    facade.append(button);
    facade.onclick = () => {
      const frame = create('iframe', {
        src: address,
        title: alt || 'YouTube',
        frameborder: '0',
        allowfullscreen: '',
        allow: ALLOW,
      });
      player.replaceWith(frame);
      frame.focus();
    };
    player.append(facade);
  }
}
