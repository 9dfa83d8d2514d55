/** Configuration of a playlist (docs/reference/players.md#playlists). */
import {
  asBoolean,
  asList,
  asNumber,
  asRecord,
  asText,
  member,
  type Page,
  query,
  remark,
  safeAddress,
} from '@enliven/core';
import { type Options, optionsOf } from '../player/options';

export interface Track {
  src: string;
  type: string;
  title: string;
  caption: string;
  artist: string;
  album: string;
  length: string;
  /** Image of an audio track; empty without one. */
  thumb: string;
  /** Poster of a video; '' without one. */
  poster: string;
  width: number;
  height: number;
}

export interface PlaylistConfig {
  /** Undefined without tracks, or if another player handles the element. */
  media: HTMLMediaElement | undefined;
  isVideo: boolean;
  tracks: Track[];
  list: boolean;
  numbers: boolean;
  images: boolean;
  artists: boolean;
  options: Options;
}

function dataOf(element: Element): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(query(element, 'script.wp-playlist-script')?.textContent || '{}'));
  } catch (error) {
    remark(`what script.wp-playlist-script holds is not valid JSON, the page stays as printed: ${error}`, {
      package: '@enliven/media',
      behavior: 'playlist',
      element,
    });
    return {};
  }
}

/** Placeholder icons, which are not used as posters. */
const isIcon = (address: string): boolean => address.includes('wp-includes/images/');

function trackOf(data: unknown, base: string): Track[] {
  const track = asRecord(data);
  const src = asText(track.src);
  if (!src || !safeAddress(src, base, 'media')) return [];
  const meta = asRecord(track.meta);
  const image = asText(asRecord(track.image).src) ?? '';
  const size = asRecord(asRecord(track.dimensions).resized);
  return [
    {
      src,
      type: asText(track.type) ?? '',
      title: asText(track.title) ?? '',
      caption: asText(track.caption) ?? '',
      artist: asText(meta.artist) ?? '',
      album: asText(meta.album) ?? '',
      length: asText(meta.length_formatted) ?? '',
      thumb: asText(asRecord(track.thumb).src) ?? '',
      poster: isIcon(image) ? '' : image,
      width: asNumber(size.width, 'length') ?? 0,
      height: asNumber(size.height, 'length') ?? 0,
    },
  ];
}

/** Flags are on unless the page says otherwise. */
const flag = (value: unknown): boolean => value === undefined || asBoolean(value);

export function config(element: Element, page: Page): PlaylistConfig {
  const data = dataOf(element);
  const tracks = asList(data.tracks).flatMap((track) => trackOf(track, member(element, 'baseURI')));
  const media = query<HTMLMediaElement>(element, 'audio,video');
  const free = media && tracks.length > 0 && !media.closest('.mejs-mediaelement');
  return {
    media: free ? media : undefined,
    isVideo: media?.tagName === 'VIDEO',
    tracks,
    list: flag(data.tracklist),
    numbers: flag(data.tracknumbers),
    images: flag(data.images),
    artists: flag(data.artists),
    options: optionsOf(media ?? element, page),
  };
}
