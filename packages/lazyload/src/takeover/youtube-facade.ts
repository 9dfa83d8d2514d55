/** A picture and a button in place of a YouTube player, which comes when somebody wants to see it. */
import { TAKEN } from '../rules';

export interface FacadeOptions {
  /** Ask YouTube for the picture; without, nothing is asked of it before somebody presses play. @default false */
  youtube_thumbnails?: boolean;
  /** Play from the host that sets no cookies before. @default false */
  youtube_nocookie?: boolean;
}

const ALLOW = 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture';

function create<T extends keyof HTMLElementTagNameMap>(tag: T, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function play(player: HTMLElement, { youtube_nocookie: nocookie }: FacadeOptions): void {
  const { src = '', query, alt } = player.dataset;
  const address = nocookie ? src.replace('youtube.com', 'youtube-nocookie.com') : src;
  const frame = create('iframe', {
    src: `${address}${address.includes('?') ? '&' : '?'}autoplay=1${query ? `&${query}` : ''}`,
    title: alt || 'YouTube',
    frameborder: '0',
    allowfullscreen: '',
    allow: ALLOW,
  });
  player.replaceWith(frame);
  frame.focus();
}

/** Fills each `.rll-youtube-player` that nobody else has filled. */
export function youTubeFacades(options: FacadeOptions = {}): void {
  for (const player of document.querySelectorAll<HTMLElement>(`.rll-youtube-player:empty:not(${TAKEN})`)) {
    const { id = '', query = '', src = '', alt = '' } = player.dataset;
    const inside = create('div', { 'data-id': id, 'data-query': query, 'data-src': src });
    const button = create('button', { type: 'button', class: 'play', 'aria-label': 'play Youtube video' });
    if (options.youtube_thumbnails)
      inside.append(
        create('img', {
          loading: 'lazy',
          src: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
          alt,
          width: '480',
          height: '360',
        }),
      );
    inside.append(button);
    inside.onclick = () => play(player, options);
    player.append(inside);
  }
}
