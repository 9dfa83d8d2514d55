/** Which background an element wants. */
import type { Part } from './settings';

/**
 * The last kind decides where there are several.
 *
 * @returns a value for `background-image`, and what to fetch to know whether it can be had, if that is one thing
 */
export function backgroundOf(read: (part: Part) => string | null): [image: string, url?: string | null] {
  const sharp = (part: 'bg' | 'bg_multi') => (devicePixelRatio > 1 && read(`${part}_hidpi`)) || read(part);
  const many = read('bg_set')?.replace(/[^|]+/g, 'image-set($&)').replaceAll('|', ',') || sharp('bg_multi');
  const url = many ? '' : sharp('bg');
  return [many || (url && `url("${url.replace(/["\\\n]/g, '\\$&')}")`) || '', url];
}
