/** Measures the largest image and all others above the fold (docs/reference/beacon.md#largest-image). */

import { urlsIn } from '../page/addresses';
import { boxOf, isVisible } from '../page/visibility';
import type { Run } from '../run';

/** Returns the elements in the window that may show an image, the largest first. An element that only touches the window counts. */
async function findCandidates({ data, each }: Run): Promise<Element[]> {
  const found: [element: Element, area: number][] = [];
  const [width, height] = [innerWidth, innerHeight];
  await each(document.querySelectorAll(`${data.elements}`), (element) => {
    // A `picture` has the box of its image.
    const box = boxOf(element.localName === 'picture' ? (element.querySelector('img') ?? element) : element);
    const across = Math.min(box.right, width) - Math.max(box.left, 0);
    const down = Math.min(box.bottom, height) - Math.max(box.top, 0);
    if (across < 0 || down < 0 || !box.width || !box.height || element.matches('picture>img')) return;
    if (isVisible(getComputedStyle(element), boxOf(element))) found.push([element, across * down]);
  });
  return found.sort((one, other) => other[1] - one[1]).map(([element]) => element);
}

/** @param images receives the results, including those before an error */
export async function measureLcp(run: Run, images: ImageInfo[]): Promise<void> {
  const added = new Set<string>();
  await run.each(await findCandidates(run), (element) => {
    const info = imageInfo(element);
    if (!info) return;
    // A source may be a list, which is compared by value.
    const source = JSON.stringify(info.src);
    if (!added.has(source)) images.push({ ...info, label: images[0] ? 'above-the-fold' : 'lcp' });
    added.add(source);
  });
  if (!images[0]) run.log('no LCP candidate found');
}

/** Information about an image, as the server expects it (docs/reference/beacon.md#image-information). */
interface ImageInfo {
  type: 'img' | 'img-srcset' | 'picture' | 'bg-img' | 'bg-img-set';
  /** A list if a background has several candidates for one image. */
  src: string | { src: string }[];
  srcset: string;
  sizes: string;
  sources: Record<'srcset' | 'media' | 'type' | 'sizes', string>[];
  bg_set: { src: string }[];
  current_src: string;
  label?: 'lcp' | 'above-the-fold';
}

/** Creates the information; an empty string without an address or `srcset`. */
const createInfo = (
  type: ImageInfo['type'],
  src: ImageInfo['src'] | undefined,
  more: Partial<ImageInfo>,
): ImageInfo | '' =>
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

/** Returns the resolved address of an attribute; a blank one would resolve to the page. */
const resolvedAddress = <K extends 'src' | 'poster'>(element: Element | null, name: K): string =>
  element?.getAttribute(name)?.trim() ? (element as Element & Record<K, string>)[name] : '';

/** Reads the first background image of the element or its pseudo-elements. */
function backgroundInfo(element: Element): ImageInfo | '' {
  const value =
    [null, ':after', ':before']
      .map((pseudo) => getComputedStyle(element, pseudo).backgroundImage)
      .find((image) => image !== 'none') ?? '';
  const bg_set = value.includes('data:image') ? [] : urlsIn(value).map((src) => ({ src }));
  return value.includes('image-set(')
    ? createInfo('bg-img-set', bg_set[0] && bg_set, { bg_set })
    : createInfo('bg-img', bg_set[0]?.src, { bg_set });
}

/** Reads the image that an element shows; an empty string if it shows none. */
function imageInfo(element: Element): ImageInfo | '' {
  const { localName } = element;
  const first = (name: string) => element.querySelector(name);
  if (/^(video|svg)$/.test(localName)) {
    const current_src =
      first('image')?.getAttribute('href')?.trim() ||
      resolvedAddress(element, 'poster') ||
      resolvedAddress(first('source'), 'src');
    return createInfo('img', current_src, { current_src });
  }
  if (localName === 'picture') {
    const sources = [...element.querySelectorAll('source')];
    return createInfo(localName, resolvedAddress(first('img'), 'src'), {
      sources: sources.map(({ srcset, media, type, sizes }) => ({ srcset, media, type, sizes })),
    });
  }
  if (localName !== 'img') return backgroundInfo(element);
  const { srcset, sizes, currentSrc: current_src } = element as HTMLImageElement;
  const src = resolvedAddress(element, 'src');
  return srcset
    ? createInfo('img-srcset', src, { srcset, sizes, current_src })
    : createInfo(localName, src, { current_src });
}
