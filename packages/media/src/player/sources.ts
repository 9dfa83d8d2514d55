/** Sources of a player, the one that the browser certainly plays (docs/reference/players.md#choice-of-the-renderer), and error messages. */
import { reportFailure } from '@enliven/core';

export interface Source {
  src: string;
  /** MIME type without parameters; empty if unknown. */
  type: string;
}

/** Returns the sources: the address of the element, then its `source` elements. */
export function sourcesOf(media: HTMLMediaElement): Source[] {
  return [media, ...media.querySelectorAll(':scope > source')].flatMap((element) => {
    const src = element.getAttribute('src');
    const type = element.getAttribute('type') ?? '';
    if (!src) return [];
    try {
      return [{ src: new URL(src, element.baseURI).href, type: type.split(';')[0]?.trim() ?? '' }];
    } catch {
      // Browsers skip sources without a valid address as well.
      return [];
    }
  });
}

/** Returns the index of the first source that the browser plays natively; -1 if an engine may be needed. */
export const playableAt = (
  sources: readonly Source[],
  media: HTMLMediaElement,
  rawOptions: Readonly<Record<string, unknown>>,
): number =>
  rawOptions.renderers || rawOptions.hls || sources.some(({ type }) => !type)
    ? -1
    : sources.findIndex(({ type }) => !/^(no)?$/.test(media.canPlayType(type)));

/** Messages of players that fail, and their report (docs/reference/players.md#errors). */
export const FORMAT_ERROR = 'Media error: Format(s) not supported or source(s) not found';
export const RECOVERY_ERROR = 'Cannot recover, last media error recovery failed';
export const NO_RENDERER = 'No renderer found';

export const NETWORK_ERROR = 'Network error';

/** Reports sources that cannot be played. */
export const reportSources = (element: Element, message: string, sources: readonly Source[]): void =>
  reportFailure(`${message}: ${sources.map(({ src }) => src).join(', ')}`, {
    package: '@enliven/media',
    behavior: 'player',
    element,
  });
