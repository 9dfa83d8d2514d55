/** What loads an element: attributes of its own, or a background. */
import { backgroundOf } from './background';
import { remembered, setSource } from './originals';
import type { Part } from './settings';

/** In the order they are set: an address before its candidates would be fetched for nothing. */
const PARTS: readonly Part[] = ['sizes', 'srcset', 'poster', 'src'];

/** The `source` elements that belong to an element, and itself. */
export const carriers = (element: HTMLElement): HTMLElement[] => [
  ...(element.closest('picture') ?? element).querySelectorAll<HTMLElement>(':scope>source'),
  element,
];

/** What is set is only acted on by videos when they are told. */
export const reload = (element: Element): void => (element as Partial<HTMLVideoElement>).load?.();

/** @returns what will tell whether it has loaded; `applied` if nothing will; nothing if there was nothing to set */
export function setSources(
  element: HTMLElement,
  read: (element: Element, part: Part) => string | null,
): HTMLElement | 'applied' | undefined {
  let target: HTMLElement | undefined;
  if (/^(IMG|IFRAME|VIDEO|OBJECT)$/.test(element.tagName)) {
    for (const carrier of carriers(element))
      for (const part of PARTS) {
        const value = read(carrier, part);
        if (!value) continue;
        setSource(carrier, 'data' in carrier ? 'data' : part, value === 'auto' ? `${element.clientWidth}px` : value);
        target = element;
      }
    reload(element);
    return target;
  }
  const [image, url] = backgroundOf((part) => read(element, part));
  if (image) remembered(element).style.backgroundImage = image;
  if (!url) return image ? 'applied' : undefined;
  // Whether a background has loaded is not told, but somebody who asks for the same is.
  target = new Image();
  (target as HTMLImageElement).src = url;
  return target;
}
