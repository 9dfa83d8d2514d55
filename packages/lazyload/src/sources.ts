/** Sets the sources of an element: its attributes, or a background. */
import { write, writeAttribute } from './originals';
import type { Part } from './settings';

/** In the order they are set: an address before its candidates would be fetched for nothing. */
export const PARTS: readonly Part[] = ['poster', 'sizes', 'srcset', 'src', 'bg', 'bg_multi', 'bg_set'];

/** Sets the sources. @returns the element that dispatches `load`; `applied` if none does; undefined if there was nothing to set */
export const setSources = (
  element: HTMLElement,
  read: (element: Element, part: Part) => string | null,
): Element | 'applied' | undefined => {
  let target: Element | 'applied' | undefined;
  for (const carrier of [...(element.closest('picture') ?? element).querySelectorAll(':scope>source'), element])
    for (const part of PARTS) {
      const name = 'data' in carrier ? 'data' : part;
      const value = name in carrier && read(carrier, part);
      if (value) {
        writeAttribute(carrier, name, value === 'auto' ? `${element.clientWidth}px` : value, element);
        target = element;
      }
    }
  (element as Partial<HTMLVideoElement>).load?.();
  const set = read(element, 'bg_set');
  // The last kind decides where there are several.
  const many = set ? `image-set(${set.replaceAll('|', '),image-set(')})` : read(element, 'bg_multi');
  const url = !many && read(element, 'bg');
  const image = url ? `url(${CSS.escape(url)})` : many;
  if (image && !target) {
    write(element, 'style', (back) => {
      element.style.backgroundImage = back ? '' : image;
    });
    target = 'applied';
    // Backgrounds dispatch no event, so the same address is loaded by an image.
    if (url) {
      const picture = new Image();
      picture.src = url;
      target = picture;
    }
  }
  return target;
};
