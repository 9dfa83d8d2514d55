/** Who plays what: the first renderer that can play any of the sources, and which of them (docs/reference/players.md#who-plays-what). */
import type { Source } from '../player/sources';

export type Renderer = 'html5' | 'hls' | 'dash' | 'flv' | 'youtube' | 'vimeo';

export interface Choice {
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
  /** Renderers that need a script of somebody else, and have an address for it. */
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
