/** What the server wants to know about an image (docs/reference/beacon.md#image-information). */
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
const whole = <K extends 'src' | 'poster'>(element: Element | null, name: K): string =>
  element?.getAttribute(name)?.trim() ? (element as Element & Record<K, string>)[name] : '';

/** The first background that is any decides, whether it can be told or not. */
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
export function imageInfo(element: Element): ImageInfo | '' {
  const { localName } = element;
  const first = (name: string) => element.querySelector(name);
  if (/^(video|svg)$/.test(localName)) {
    const current_src =
      first('image')?.getAttribute('href')?.trim() || whole(element, 'poster') || whole(first('source'), 'src');
    return info('img', current_src, { current_src });
  }
  if (localName === 'picture') {
    const sources = [...element.querySelectorAll('source')];
    return info(localName, whole(first('img'), 'src'), {
      sources: sources.map(({ srcset, media, type, sizes }) => ({ srcset, media, type, sizes })),
    });
  }
  if (localName !== 'img') return ofBackground(element);
  const { srcset, sizes, currentSrc: current_src } = element as HTMLImageElement;
  const src = whole(element, 'src');
  return srcset ? info('img-srcset', src, { srcset, sizes, current_src }) : info(localName, src, { current_src });
}
