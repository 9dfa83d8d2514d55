/** Video ids and poster addresses of YouTube (docs/reference/players.md#services), separate from the engine because posters need nothing else. */
import { asRecord, decodePart } from '@enliven/core';

const QUALITIES: readonly unknown[] = ['default', 'hqdefault', 'mqdefault', 'sddefault', 'maxresdefault'];

/** Returns the video id: the `v` parameter or the last part of the path; empty if invalid. */
export function videoIdOf(address: string): string {
  const named = /[?&]v=([^&#]+)/.exec(address)?.[1];
  const last = address.split(/[?#]/)[0]?.split('/').filter(Boolean).pop();
  const id = decodePart(named ?? last ?? '');
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** Returns the poster address; undefined for an unknown quality. */
export const posterOf = (id: string, quality: unknown): string | undefined =>
  QUALITIES.includes(quality) ? `https://img.youtube.com/vi/${encodeURIComponent(id)}/${quality}.jpg` : undefined;

/** Returns the poster of the service, if the site allows the request (docs/reference/players.md#services). */
export function servicePoster(
  { renderer, sources }: { renderer: string; sources: readonly { src: string }[] },
  { rawOptions }: { rawOptions: Record<string, unknown> },
): string {
  if (renderer !== 'youtube') return '';
  return posterOf(videoIdOf(sources[0]?.src ?? ''), asRecord(rawOptions.youtube).poster) ?? '';
}

/** Returns a smaller poster if the largest is missing; the service then sends a gray image, 120 pixels wide. */
export const betterPoster = (address: string, width: number): string =>
  width === 120 ? address.replace('/maxresdefault.', '/hqdefault.') : address;
