/** Chooses the first renderer that can play one of the sources (docs/reference/players.md#who-plays-what). */

import { asList, asRecord } from '@enliven/core';
import type { Options } from '../player/options';
import type { Source } from '../player/sources';
import { scriptPath } from './load-script';

export type Renderer = 'html5' | 'hls' | 'dash' | 'flv' | 'youtube' | 'vimeo';

interface Choice {
  renderer: Renderer;
  /** Index of the source. */
  at: number;
}

export interface Abilities {
  /** What the browser says it can play. */
  canPlay(type: string): string;
  /** Media source extensions are there. */
  mse: boolean;
  /** The site wants streams played by script wherever that is possible. */
  preferMse: boolean;
  /** Renderers with a third-party script whose address is known. */
  allowed: ReadonlySet<Renderer>;
  /** The only ones to try, in this order; none given means all. */
  only: readonly Renderer[];
}

/** What each renderer plays by script. */
const TYPES: Record<Exclude<Renderer, 'html5'>, RegExp> = {
  hls: /^(application\/(x-mpegurl|vnd\.apple\.mpegurl)|(audio|video)\/(mpegurl|x-mpegurl|hls))$/i,
  dash: /^application\/dash\+xml$/i,
  flv: /^video\/(x-)?flv$/i,
  youtube: /^video\/(x-)?youtube$/i,
  vimeo: /^video\/(x-)?vimeo$/i,
};

const ORDER: readonly Renderer[] = ['html5', 'hls', 'dash', 'flv', 'youtube', 'vimeo'];

const isHls = (type: string): boolean => TYPES.hls.test(type);

function plays(renderer: Renderer, type: string, { canPlay, mse, preferMse, allowed }: Abilities): boolean {
  if (renderer === 'html5') return !(preferMse && mse && isHls(type)) && !/^(no)?$/.test(canPlay(type));
  if (!TYPES[renderer].test(type)) return false;
  return renderer === 'hls' ? mse : allowed.has(renderer);
}

export function chooseRenderer(sources: readonly Source[], abilities: Abilities): Choice | undefined {
  for (const renderer of abilities.only.length > 0 ? abilities.only : ORDER) {
    const at = sources.findIndex(({ type }) => plays(renderer, type, abilities));
    if (at >= 0) return { renderer, at };
  }
  return undefined;
}

/** Names that other scripts give to renderers, and ours for them. */
const NAMES: Readonly<Record<string, Renderer>> = {
  html5: 'html5',
  native_hls: 'hls',
  native_dash: 'dash',
  native_flv: 'flv',
  youtube_iframe: 'youtube',
  vimeo_iframe: 'vimeo',
};

/** Reads what this browser and this site can play. */
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
