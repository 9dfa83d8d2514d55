/** The largest image and all others above the fold (docs/reference/beacon.md#largest-image). */
import { boxOf } from '../page/view';
import { isVisible } from '../page/visible';
import type { Run } from '../run';
import { type ImageInfo, imageInfo } from './image-info';

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
  const told = new Set<string>();
  await run.each(await candidates(run), (element) => {
    const info = imageInfo(element);
    if (!info) return;
    // Lists are compared by what is in them.
    const source = JSON.stringify(info.src);
    if (!told.has(source)) images.push({ ...info, label: images[0] ? 'above-the-fold' : 'lcp' });
    told.add(source);
  });
  if (!images[0]) run.log('no LCP candidate found');
}
