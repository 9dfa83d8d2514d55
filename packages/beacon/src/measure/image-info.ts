/** What the server wants to know about an image (contract §4.1.6). */
import { urlsIn } from '../page/addresses';

export interface ImageInfo {
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
const info = (type: ImageInfo['type'], src: ImageInfo['src'] | undefined, more: Partial<ImageInfo>) =>
  src || more.srcset
    ? { type, src: src || '', srcset: '', sizes: '', sources: [], bg_set: [], current_src: '', ...more }
    : undefined;

/** A whole address, but only of what is really there: a blank would be the page's own. */
const whole = <K extends 'src' | 'poster'>(element: Element | null, name: K): string =>
  element?.getAttribute(name)?.trim() ? (element as Element & Record<K, string>)[name] : '';

/** The first background that is any decides, whether it can be told or not. */
function ofBackground(element: Element): ImageInfo | undefined {
  const value =
    [null, ':after', ':before']
      .map((pseudo) => getComputedStyle(element, pseudo).backgroundImage)
      .find((image) => image !== 'none') ?? '';
  const bg_set = value.includes('data:image') ? [] : urlsIn(value).map((src) => ({ src }));
  return value.includes('image-set(')
    ? info('bg-img-set', bg_set[0] && bg_set, { bg_set })
    : info('bg-img', bg_set[0]?.src, { bg_set });
}

/** @param pending whether images that are still to come are told by the address they will have */
export function imageInfo(element: Element, pending?: boolean): ImageInfo | undefined {
  const { localName } = element;
  const first = (name: string) => element.querySelector(name);
  const ofImg = (img: HTMLImageElement | null, type?: 'picture', sources: ImageInfo['sources'] = []) => {
    const late = (name: string) =>
      (pending && (img?.getAttribute(`data-lazy-${name}`) || img?.getAttribute(`data-${name}`))) || '';
    const src = late('src') || whole(img, 'src');
    if (type) return info(type, src, { sources });
    const srcset = late('srcset') || img?.srcset;
    const current_src = late('src') || img?.currentSrc;
    return srcset
      ? info('img-srcset', src, { srcset, sizes: img?.sizes, current_src })
      : info('img', src, { current_src });
  };
  switch (localName) {
    case 'img':
      return ofImg(element as HTMLImageElement);
    case 'picture':
      return ofImg(
        first('img') as HTMLImageElement | null,
        localName,
        [...element.querySelectorAll('source')].map(({ srcset, media, type, sizes }) => ({
          srcset,
          media,
          type,
          sizes,
        })),
      );
    case 'video':
    case 'svg': {
      const current_src =
        first('image')?.getAttribute('href')?.trim() || whole(element, 'poster') || whole(first('source'), 'src');
      return info('img', current_src, { current_src });
    }
    default:
      return ofBackground(element);
  }
}
