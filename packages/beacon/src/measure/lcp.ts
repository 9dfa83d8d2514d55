/** The largest image and all others above the fold (docs/reference/beacon.md#largest-image). */

import { urlsIn } from '../page/addresses';
import { boxOf, isVisible } from '../page/visible';
import type { Run } from '../run';

/** Everything in the window that may hold an image, largest first; edges that touch count. */
async function candidates({ data, each }: Run): Promise<Element[]> {
  const found: [element: Element, area: number][] = [];
  const [width, height] = [innerWidth, innerHeight];
  await each(document.querySelectorAll(`${data.elements}`), (element) => {
    // A picture is as large as its image, which counts with it.
    const box = boxOf(element.localName === 'picture' ? (element.querySelector('img') ?? element) : element);
    const across = Math.min(box.right, width) - Math.max(box.left, 0);
    const down = Math.min(box.bottom, height) - Math.max(box.top, 0);
    if (across < 0 || down < 0 || !box.width || !box.height || element.matches('picture>img')) return;
    if (isVisible(getComputedStyle(element), boxOf(element))) found.push([element, across * down]);
  });
  return found.sort((one, other) => other[1] - one[1]).map(([element]) => element);
}

/** @param images filled in; keeps what is in it when something fails */
export async function measureLcp(run: Run, images: ImageInfo[]): Promise<void> {
  const added = new Set<string>();
  await run.each(await candidates(run), (element) => {
    const info = imageInfo(element);
    if (!info) return;
    // Lists are compared by what is in them.
    const source = JSON.stringify(info.src);
    if (!added.has(source)) images.push({ ...info, label: images[0] ? 'above-the-fold' : 'lcp' });
    added.add(source);
  });
  if (!images[0]) run.log('no LCP candidate found');
}

/** Reads the information about an image that the server expects (docs/reference/beacon.md#image-information). */
interface ImageInfo {
  type: 'img' | 'img-srcset' | 'picture' | 'bg-img' | 'bg-img-set';
  /** A list where a background offers several for one place: the server takes it so. */
  src: string | { src: string }[];
  srcset: string;
  sizes: string;
  sources: Record<'srcset' | 'media' | 'type' | 'sizes', string>[];
  bg_set: { src: string }[];
  current_src: string;
  label?: 'lcp' | 'above-the-fold';
}

/** Nothing when there is neither an address nor a set of them. */
const info = (type: ImageInfo['type'], src: ImageInfo['src'] | undefined, more: Partial<ImageInfo>): ImageInfo | '' =>
  (src || more.srcset || '') && {
    type,
    src: src || '',
    srcset: '',
    sizes: '',
    sources: [],
    bg_set: [],
    current_src: '',
    ...more,
  };

/** A whole address, but only of what is really there: a blank would be the page's own. */
const resolved = <K extends 'src' | 'poster'>(element: Element | null, name: K): string =>
  element?.getAttribute(name)?.trim() ? (element as Element & Record<K, string>)[name] : '';

/** Reads the first background image of the element or its pseudo-elements. */
function ofBackground(element: Element): ImageInfo | '' {
  const value =
    [null, ':after', ':before']
      .map((pseudo) => getComputedStyle(element, pseudo).backgroundImage)
      .find((image) => image !== 'none') ?? '';
  const bg_set = value.includes('data:image') ? [] : urlsIn(value).map((src) => ({ src }));
  return value.includes('image-set(')
    ? info('bg-img-set', bg_set[0] && bg_set, { bg_set })
    : info('bg-img', bg_set[0]?.src, { bg_set });
}

/** Empty when there is nothing to tell. */
function imageInfo(element: Element): ImageInfo | '' {
  const { localName } = element;
  const first = (name: string) => element.querySelector(name);
  if (/^(video|svg)$/.test(localName)) {
    const current_src =
      first('image')?.getAttribute('href')?.trim() || resolved(element, 'poster') || resolved(first('source'), 'src');
    return info('img', current_src, { current_src });
  }
  if (localName === 'picture') {
    const sources = [...element.querySelectorAll('source')];
    return info(localName, resolved(first('img'), 'src'), {
      sources: sources.map(({ srcset, media, type, sizes }) => ({ srcset, media, type, sizes })),
    });
  }
  if (localName !== 'img') return ofBackground(element);
  const { srcset, sizes, currentSrc: current_src } = element as HTMLImageElement;
  const src = resolved(element, 'src');
  return srcset ? info('img-srcset', src, { srcset, sizes, current_src }) : info(localName, src, { current_src });
}
