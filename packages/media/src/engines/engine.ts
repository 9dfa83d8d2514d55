/** Choice of the engine for an address (docs/reference/players.md#choice-of-the-renderer), the interface of engines, and their loading. */
import { asList, asRecord } from '@enliven/core';
import type { Options } from '../player/options';
import type { Source } from '../player/sources';
import type { Medium } from '../shared/medium';
import { scriptPath } from './load-script';

/** Patterns in addresses and their types, in order of precedence. */
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

/** Extensions whose name differs from their type. */
const EXTENSION_NAMES: Readonly<Record<string, string>> = {
  m4v: 'mp4',
  oga: 'ogg',
  ogv: 'ogg',
  mov: 'quicktime',
  m4a: 'mp4',
};

/**
 * Guesses the type of an address (docs/reference/players.md#choice-of-the-renderer).
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
  /** Result of the browser's `canPlayType`. */
  canPlay(type: string): string;
  /** Whether Media Source Extensions are available. */
  mse: boolean;
  /** Whether the site prefers playing streams by script. */
  preferMse: boolean;
  /** Renderers with a third-party script whose address is known. */
  allowed: ReadonlySet<Renderer>;
  /** Renderers to try, in order; empty for all. */
  only: readonly Renderer[];
}

/** Types that each renderer plays by script. */
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

/** Chooses the first renderer that can play one of the sources (docs/reference/players.md#choice-of-the-renderer). */
export function chooseRenderer(sources: readonly Source[], abilities: Abilities): Choice | undefined {
  for (const renderer of abilities.only.length > 0 ? abilities.only : ORDER) {
    const at = sources.findIndex(({ type }) => plays(renderer, type, abilities));
    if (at >= 0) return { renderer, at };
  }
  return undefined;
}

/** Renderers by their names in WordPress' player. */
const NAMES: Readonly<Record<string, Renderer>> = {
  html5: 'html5',
  native_hls: 'hls',
  native_dash: 'dash',
  native_flv: 'flv',
  youtube_iframe: 'youtube',
  vimeo_iframe: 'vimeo',
};

/** Returns what this browser and this site can play. */
export function abilitiesOf(media: HTMLMediaElement, { rawOptions }: Options): Abilities {
  const view = media.ownerDocument.defaultView as
    | (Window & { MediaSource?: unknown; ManagedMediaSource?: unknown })
    | null;
  const allowed = new Set<Renderer>(['youtube', 'vimeo']);
  for (const name of ['dash', 'flv'] as const) if (scriptPath(name, rawOptions)) allowed.add(name);
  return {
    // Android plays these types although `canPlayType` denies it.
    canPlay: (type) =>
      /android/i.test(view?.navigator.userAgent ?? '') && /mp[34]$/.test(type) ? 'yes' : media.canPlayType(type),
    // WebKit with only `ManagedMediaSource` plays streams natively, and better.
    mse: !!view?.MediaSource || (!!view?.ManagedMediaSource && !media.canPlayType('application/vnd.apple.mpegurl')),
    preferMse: !!view?.MediaSource && asRecord(rawOptions.hls).prefer === 'mse',
    allowed,
    only: asList(rawOptions.renderers).flatMap((name) => NAMES[String(name)] ?? []),
  };
}

export interface EngineContext {
  /** Media element of the page. */
  media: HTMLMediaElement;
  /** Wrapper of the element, into which engines insert elements. */
  wrapper: HTMLElement;
  sources: readonly Source[];
  /** Index of the source to play. */
  at: number;
  /** Start position in seconds. */
  from: number;
  options: Options;
  /** Whether to play immediately; otherwise the engine loads as little as possible. */
  wanted: boolean;
  /** Reports that the engine cannot play. */
  fail(message: string, links: readonly Source[]): void;
  /** Forwards an event of the engine under the engine's own name. */
  dispatch(type: string, data: unknown): void;
}

export interface Engine {
  /** Medium that replaces the element; undefined if the element itself plays. */
  medium?: Medium;
  stop(): void;
}

/** Loads and starts an engine. @throws Error if the code fails to load */
export async function startEngine(renderer: Exclude<Renderer, 'html5'>, context: EngineContext): Promise<Engine> {
  switch (renderer) {
    case 'hls':
      return (await import(/* chunk: "media-hls" */ './hls')).startHls(context);
    case 'youtube':
      return (await import(/* chunk: "media-youtube" */ './youtube')).startYouTube(context);
    case 'vimeo':
      return (await import(/* chunk: "media-vimeo" */ './vimeo')).startVimeo(context);
    default:
      return (await import(/* chunk: "media-foreign" */ './foreign')).startForeign(renderer, context);
  }
}
