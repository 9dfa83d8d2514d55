/** Which background an element wants. */
import type { Part } from './settings';

export interface Background {
  /** A value for `background-image`. */
  image: string;
  /** What to fetch to know whether it can be had; null when there is more than one. */
  url: string | null;
}

/** The last kind decides where there are several. */
export function backgroundOf(read: (part: Part) => string | null): Background {
  const sharp = (part: 'bg' | 'bg_multi') => (devicePixelRatio > 1 && read(`${part}_hidpi`)) || read(part);
  const set = read('bg_set')?.replace(/[^|]+/g, 'image-set($&)').replaceAll('|', ',');
  const many = set || sharp('bg_multi');
  const url = many ? null : sharp('bg');
  return { image: many || (url ? `url("${url.replace(/["\\\n]/g, '\\$&')}")` : ''), url };
}
