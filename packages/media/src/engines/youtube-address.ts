/** YouTube's addresses: which video is meant, and where its picture is (docs/reference/players.md#services). Apart from what plays, since its picture needs no more. */
import { asRecord, decodePart } from '@enliven/core';

const QUALITIES: readonly unknown[] = ['default', 'hqdefault', 'mqdefault', 'sddefault', 'maxresdefault'];

/** The `v` parameter, else the last part of the path; empty for what no id is made of. */
export function videoIdOf(address: string): string {
  const named = /[?&]v=([^&#]+)/.exec(address)?.[1];
  const last = address.split(/[?#]/)[0]?.split('/').filter(Boolean).pop();
  const id = decodePart(named ?? last ?? '');
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** @returns undefined for a quality there is none of */
export const posterOf = (id: string, quality: unknown): string | undefined =>
  QUALITIES.includes(quality) ? `https://img.youtube.com/vi/${encodeURIComponent(id)}/${quality}.jpg` : undefined;

/** The service's own picture, where the site allows that it is asked for one (docs/reference/players.md#services). */
export function servicePoster(
  { renderer, sources }: { renderer: string; sources: readonly { src: string }[] },
  { given }: { given: Record<string, unknown> },
): string {
  if (renderer !== 'youtube') return '';
  return posterOf(videoIdOf(sources[0]?.src ?? ''), asRecord(given.youtube).poster) ?? '';
}

/** The largest is not always there: then a small gray one answers, 120 pixels wide. */
export const betterPoster = (address: string, width: number): string =>
  width === 120 ? address.replace('/maxresdefault.', '/hqdefault.') : address;
