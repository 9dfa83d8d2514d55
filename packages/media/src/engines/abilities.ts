/** What this browser and this site can play. */
import { asList, asRecord } from '@enliven/core';
import type { Options } from '../player/options';
import type { Abilities, Renderer } from './choose-renderer';
import { scriptPath } from './script-path';

/** Names that other scripts give to renderers, and ours for them. */
const NAMES: Readonly<Record<string, Renderer>> = {
  html5: 'html5',
  native_hls: 'hls',
  native_dash: 'dash',
  native_flv: 'flv',
  youtube_iframe: 'youtube',
  vimeo_iframe: 'vimeo',
};

export function abilitiesOf(media: HTMLMediaElement, { given }: Options): Abilities {
  const view = media.ownerDocument.defaultView as
    | (Window & { MediaSource?: unknown; ManagedMediaSource?: unknown })
    | null;
  const allowed = new Set<Renderer>(['youtube', 'vimeo']);
  for (const name of ['dash', 'flv'] as const) if (scriptPath(name, given)) allowed.add(name);
  return {
    // Android plays what it will not promise to play.
    canPlay: (type) =>
      /android/i.test(view?.navigator.userAgent ?? '') && /mp[34]$/.test(type) ? 'yes' : media.canPlayType(type),
    // WebKit without the full interface plays streams by itself, and better.
    mse: !!view?.MediaSource || (!!view?.ManagedMediaSource && !media.canPlayType('application/vnd.apple.mpegurl')),
    preferMse: !!view?.MediaSource && asRecord(given.hls).prefer === 'mse',
    allowed,
    only: asList(given.renderers).flatMap((name) => NAMES[String(name)] ?? []),
  };
}
