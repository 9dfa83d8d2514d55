/** YouTube's addresses: which video is meant, and where its picture is (contract §5.2). */

const QUALITIES: readonly unknown[] = ['default', 'hqdefault', 'mqdefault', 'sddefault', 'maxresdefault'];

/** The `v` parameter, else the last part of the path. */
export function videoIdOf(address: string): string {
  const named = /[?&]v=([^&#]+)/.exec(address)?.[1];
  const last = address.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').pop();
  return decodeURIComponent(named ?? last ?? '');
}

/** @returns undefined for a quality there is none of */
export const posterOf = (id: string, quality: unknown): string | undefined =>
  QUALITIES.includes(quality) ? `https://img.youtube.com/vi/${encodeURIComponent(id)}/${quality}.jpg` : undefined;
