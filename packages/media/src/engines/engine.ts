/** Interface of engines, and fetching the code of one. */
import type { Options } from '../player/options';
import type { Source } from '../player/sources';
import type { Medium } from '../shared/medium';
import type { Renderer } from './choose-renderer';

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
