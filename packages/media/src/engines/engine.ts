/** Which engine plays an address (docs/reference/players.md#who-plays-what), what engines have in common, and fetching the code of one. */
import { asList, asRecord } from '@enliven/core';
import type { Options } from '../player/options';
import type { Source } from '../player/sources';
import type { Medium } from '../shared/medium';
import { scriptPath } from './load-script';

/** Parts of an address and the types they stand for, in order of precedence. */
const PARTS: readonly [part: RegExp, type: string][] = [
  [/\.m3u8/, 'application/x-mpegURL'],
  [/\.mpd/, 'application/dash+xml'],
  [/\.flv/, 'video/flv'],
  [/\/\/(www\.)?youtu\.?be/, 'video/x-youtube'],
  [/\/\/(\w+\.)?vimeo/, 'video/x-vimeo'],
  [/\/\/(\w+\.)?dai(\.ly|lymotion)/, 'video/x-dailymotion'],
  [/\/\/www\.facebook/, 'video/x-facebook'],
  [/soundcloud/, 'video/x-soundcloud'],
  [/twitch/, 'video/x-twitch'],
];

/** Extensions that are not called as their type is. */
const EXTENSION_NAMES: Readonly<Record<string, string>> = {
  m4v: 'mp4',
  oga: 'ogg',
  ogv: 'ogg',
  mov: 'quicktime',
  m4a: 'mp4',
};

/**
 * What an address most likely leads to (docs/reference/players.md#who-plays-what).
 *
 * @returns a MIME type; `video/mp4` if unknown
 */
export function guessType(address: string): string {
  const lower = address.toLowerCase();
  const known = PARTS.find(([part]) => part.test(lower));
  if (known) return known[1];
  const [, extension = ''] = /\.(\w+)$/.exec(lower.split(/[?#]/)[0] ?? '') ?? [];
  const kind = /^(mp3|wav|mid|m4a|flac)$/.test(extension) ? 'audio' : 'video';
  const name = EXTENSION_NAMES[extension] ?? extension.replace(/^webm[av]$/, 'webm');
  return /^(mp3|wav|mid|mp4|flac|webm|ogg|quicktime|mpeg)$/.test(name) ? `${kind}/${name}` : 'video/mp4';
}

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

/** Chooses the first renderer that can play one of the sources (docs/reference/players.md#who-plays-what). */
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

export interface EngineContext {
  /** The page's own element. */
  media: HTMLMediaElement;
  /** The element around it, for engines that insert elements. */
  wrapper: HTMLElement;
  sources: readonly Source[];
  /** Index of the source to play. */
  at: number;
  /** Seconds at which it begins. */
  from: number;
  options: Options;
  /** Whether to play at once; otherwise the engine loads as little as possible. */
  wanted: boolean;
  /** Says that it cannot play. */
  fail(message: string, links: readonly Source[]): void;
  /** Passes on what the engine tells, under the engine's own name for it. */
  dispatch(type: string, data: unknown): void;
}

export interface Engine {
  /** What plays in the element's place; the element itself where there is none. */
  medium?: Medium;
  stop(): void;
}

/** @throws Error when the code does not come */
export async function startEngine(renderer: Exclude<Renderer, 'html5'>, context: EngineContext): Promise<Engine> {
  switch (renderer) {
    case 'hls':
      return (await import('./hls')).startHls(context);
    case 'youtube':
      return (await import('./youtube')).startYouTube(context);
    case 'vimeo':
      return (await import('./vimeo')).startVimeo(context);
    default:
      return (await import('./foreign')).startForeign(renderer, context);
  }
}
