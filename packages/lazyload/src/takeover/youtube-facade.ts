/** Shows a picture and a button in place of a YouTube player, which is loaded by a press. */
import { TAKEN } from '../settings';

/** What a YouTube facade asks of YouTube, and when. */
export interface FacadeOptions {
  /** Requests the picture from YouTube; otherwise nothing is requested before play is pressed. @default false */
  youtube_thumbnails?: boolean;
  /** Play from the host that sets no cookies before. @default false */
  youtube_nocookie?: boolean;
}

const ALLOW = 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture';
/** What YouTube's ids of videos and lists are made of. */
const ID = /^[\w-]{1,64}$/;

function create<T extends keyof HTMLElementTagNameMap>(tag: T, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Built of an id and wishes alone: the markup's own address only says which video is meant. */
function frameOf({ id = '', query = '', src = '' }: DOMStringMap, nocookie = false): string | undefined {
  const named = ID.test(id) ? id : /\/embed\/([\w-]{1,64})(?=[?#]|$)/.exec(src)?.[1];
  if (!named) return undefined;
  const wishes = new URLSearchParams({ autoplay: '1' });
  for (const text of [src.split('?')[1]?.split('#')[0], query])
    for (const [name, value] of new URLSearchParams(text)) if (name !== 'autoplay') wishes.set(name, value);
  const quiet = nocookie || /^(https?:)?\/\/www\.youtube-nocookie\.com\//.test(src);
  return `https://www.youtube${quiet ? '-nocookie' : ''}.com/embed/${named}?${wishes}`;
}

/** Fills each empty `.rll-youtube-player`; one without a video stays as printed. */
export function youTubeFacades(options: FacadeOptions = {}): void {
  for (const player of document.querySelectorAll<HTMLElement>(`.rll-youtube-player:empty:not(${TAKEN})`)) {
    const { id = '', query = '', src = '', alt = '' } = player.dataset;
    const address = frameOf(player.dataset, options.youtube_nocookie);
    if (!address) continue;
    const inside = create('div', { 'data-id': id, 'data-query': query, 'data-src': src });
    const button = create('button', { type: 'button', class: 'play', 'aria-label': 'play Youtube video' });
    if (options.youtube_thumbnails && ID.test(id))
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
    inside.onclick = () => {
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
    player.append(inside);
  }
}
