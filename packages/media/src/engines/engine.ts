/** What plays a source that the browser cannot play by itself. */

import type { Options } from '../player/options';
import type { Source } from '../player/sources';
import type { Medium } from '../shared/medium';

export interface EngineContext {
  /** The page's own element. */
  media: HTMLMediaElement;
  /** Around it, for what brings elements of its own. */
  wrapper: HTMLElement;
  sources: readonly Source[];
  /** Index of the source to play. */
  at: number;
  /** Seconds at which it begins. */
  from: number;
  options: Options;
  /** Somebody waits for it to play; otherwise it only loads what it must. */
  wanted: boolean;
  /** Says that it cannot play. */
  fail(message: string, links: readonly Source[]): void;
  /** Passes on what the engine tells, under the engine's own name for it. */
  tell(type: string, data: unknown): void;
}

export interface Engine {
  /** What plays in the element's place; the element itself where there is none. */
  medium?: Medium;
  stop(): void;
}
