/** Which text tracks a medium has, by what they are for (docs/reference/players.md#captions). */

export interface TrackEntry {
  key: string;
  kind: 'captions' | 'chapters';
  label: string;
  language: string;
  isDefault: boolean;
  /** The page's element; none for tracks that come with a stream. */
  element: HTMLTrackElement | undefined;
  track: TextTrack | undefined;
}

const KINDS: Readonly<Record<string, TrackEntry['kind']>> = {
  subtitles: 'captions',
  captions: 'captions',
  chapters: 'chapters',
};

/** Tracks in the page's order, then those of the stream. */
export function tracksOf(media: HTMLMediaElement): TrackEntry[] {
  const elements = [...media.querySelectorAll<HTMLTrackElement>('track')];
  const known = new Set(elements.map(({ track }) => track));
  const own = elements.map((element) => ({ element, track: element.track as TextTrack | undefined }));
  const streamed = Array.from(media.textTracks ?? [])
    .filter((track) => !known.has(track))
    .map((track) => ({ element: undefined, track }));
  return [...own, ...streamed].flatMap(({ element, track }, at) => {
    const kind = KINDS[(element?.getAttribute('kind') ?? track?.kind ?? '').toLowerCase() || 'subtitles'];
    if (!kind || (element && !element.getAttribute('src'))) return [];
    const language = element?.getAttribute('srclang') ?? track?.language ?? '';
    const label = element?.getAttribute('label') || track?.label || guessName(language, media.ownerDocument);
    return [{ key: `${at}`, kind, label, language, isDefault: !!element?.hasAttribute('default'), element, track }];
  });
}

/** Returns the name of a language; its code if unknown. */
function languageName(code: string, owner: Document): string {
  const [primary = ''] = code.toLowerCase().split('-');
  try {
    const names = new Intl.DisplayNames([owner.documentElement.lang || 'en'], { type: 'language' });
    const name = names.of(code) ?? code;
    return name.charAt(0).toUpperCase() + name.slice(1);
  } catch {
    return primary || code;
  }
}

/** What a track without a name of its own is called. */
const guessName = (language: string, owner: Document): string => (language ? languageName(language, owner) : '–');
