/** What the markup names for playing, and which of it the browser plays for certain (docs/reference/players.md#who-plays-what). */

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
