/** Computes the size of a player as CSS, without measuring, so that nothing shifts (docs/reference/players.md#options). */

import { asNumber, attribute } from '@enliven/core';
import type { CSSProperties } from 'react';
import { useReading } from '../shared/use-reading';
import type { Options } from './options';

/** Height of an audio player, and the sizes of players that say none. */
const AUDIO = { width: '400px', height: '40px' };
const VIDEO = { width: 480, height: 270 };

const pixels = (value: number): string | undefined => (value > 0 ? `${value}px` : undefined);

/** The number an attribute or style says, percentages aside. */
function declared(media: HTMLElement, name: 'width' | 'height'): number {
  const text = media.style[name] || attribute(media, name) || '';
  return /%/.test(text) ? 0 : Number.parseFloat(text) || 0;
}

/** What the container's style should be. */
export function sizeOf(
  media: HTMLMediaElement,
  isVideo: boolean,
  { given, stretching }: Options,
  ratio: number,
  own: { width: number; height: number },
): CSSProperties {
  const forced = (name: string): string | undefined =>
    /^\d+%$/.test(`${given[name]}`) ? `${given[name]}` : pixels(asNumber(given[name]) ?? 0);
  if (!isVideo) {
    const width =
      forced('audioWidth') ?? (media.style.width || pixels(own.width) || forced('defaultAudioWidth') || AUDIO.width);
    return { width, height: forced('audioHeight') ?? forced('defaultAudioHeight') ?? AUDIO.height, maxWidth: '100%' };
  }
  if (stretching === 'fill') return { width: '100%', height: '100%' };
  const width = forced('videoWidth') ?? pixels(own.width) ?? forced('defaultVideoWidth') ?? pixels(VIDEO.width);
  const aspectRatio = own.width > 0 && own.height > 0 ? `${own.width} / ${own.height}` : `${ratio}`;
  if (stretching === 'none') return { width, height: forced('videoHeight') ?? pixels(own.height), aspectRatio };
  return { width: '100%', aspectRatio, ...(stretching === 'auto' && { maxWidth: width }) };
}

/** Reads the sizes that the server printed, before they are changed. */
export const ownSize = (media: HTMLMediaElement): { width: number; height: number } => ({
  width: declared(media, 'width'),
  height: declared(media, 'height'),
});

/** Width by height of the picture, once it is known. */
export function useRatio(media: HTMLMediaElement): number {
  return useReading(media as HTMLVideoElement, 'loadedmetadata resize', () => {
    const { videoWidth = 0, videoHeight = 0 } = media as HTMLVideoElement;
    return videoWidth > 0 && videoHeight > 0 ? videoWidth / videoHeight : VIDEO.width / VIDEO.height;
  });
}
