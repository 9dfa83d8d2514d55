/** What the markup names for playing, which of it the browser plays for certain (docs/reference/players.md#who-plays-what), and the messages where none plays. */
import { reportFailure } from '@enliven/core';

export interface Source {
  src: string;
  /** MIME type without its parameters; '' where it is still to be guessed. */
  type: string;
}

/** Addresses as they are loaded: the element's own, then those of its sources. */
export function sourcesOf(media: HTMLMediaElement): Source[] {
  return [media, ...media.querySelectorAll(':scope > source')].flatMap((element) => {
    const src = element.getAttribute('src');
    const type = element.getAttribute('type') ?? '';
    if (!src) return [];
    try {
      return [{ src: new URL(src, element.baseURI).href, type: type.split(';')[0]?.trim() ?? '' }];
    } catch {
      // No address at all: browsers pass it by as well.
      return [];
    }
  });
}

/** @returns index of the first source; -1 where it takes a closer look to say who plays what */
export const playableAt = (
  sources: readonly Source[],
  media: HTMLMediaElement,
  given: Readonly<Record<string, unknown>>,
): number =>
  given.renderers || given.hls || sources.some(({ type }) => !type)
    ? -1
    : sources.findIndex(({ type }) => !/^(no)?$/.test(media.canPlayType(type)));

/** Messages of players that fail, and their report (docs/reference/players.md#trouble). */
export const FORMAT_ERROR = 'Media error: Format(s) not supported or source(s) not found';
export const RECOVERY_ERROR = 'Cannot recover, last media error recovery failed';
export const NO_RENDERER = 'No renderer found';

export const NETWORK_ERROR = 'Network error';

/** Lets the page know what cannot be played, and why. */
export const reportSources = (element: Element, message: string, sources: readonly Source[]): void =>
  reportFailure(`${message}: ${sources.map(({ src }) => src).join(', ')}`, {
    package: '@enliven/media',
    behavior: 'player',
    element,
  });
