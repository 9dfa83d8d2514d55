/** What a link shows in the lightbox: an image, a video or map in a frame, a part of this page, or a fetched page. */

export type Kind = 'image' | 'iframe' | 'inline' | 'ajax';

/** Players that take the id of a video from its page's address. */
const FRAMES: [RegExp, (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/watch\?(?:.*&)?v=|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube.com/embed/${id}?autoplay=1`,
  ],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/, (id) => `https://player.vimeo.com/video/${id}?autoplay=1`],
  [
    /^(https?:\/\/(?:maps\.google\.|(?:www\.)?google\.\w+\/maps).*)/,
    (url) => `${url}${url.includes('?') ? '&' : '?'}output=embed`,
  ],
];

/** The address to frame for a video's or map's page; undefined for any other. */
export function frameFor(address: string): string | undefined {
  for (const [pattern, frame] of FRAMES) {
    const found = pattern.exec(address);
    if (found?.[1]) return frame(found[1]);
  }
  return undefined;
}

/** What would run on this page if it were framed or followed. */
export const isCode = (address: string): boolean => /^\s*(javascript|vbscript|data):/i.test(address);

/** `mfp-iframe`, `mfp-inline` and `mfp-ajax` on the link say it; otherwise its address does. */
export function kindOf(classes: DOMTokenList, address: string): Kind {
  const named = (['iframe', 'inline', 'ajax'] as const).find((kind) => classes.contains(`mfp-${kind}`));
  if (isCode(address)) return 'image';
  return named ?? (frameFor(address) && !classes.contains('mfp-image') ? 'iframe' : 'image');
}
