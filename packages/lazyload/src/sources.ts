/** Which attributes load an element. */
import { setSource } from './originals';
import type { Part } from './settings';

/** By tag, in the order they are set: an address before its candidates would be fetched for nothing. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  IMG: ['sizes', 'srcset', 'src'],
  IFRAME: ['src'],
  VIDEO: ['poster', 'src'],
  OBJECT: ['data'],
};

/** The `source` elements that belong to an element, and itself. */
export const carriers = (element: HTMLElement): HTMLElement[] => [
  ...(element.closest('picture') ?? element).querySelectorAll<HTMLElement>(':scope>source'),
  element,
];

/** What is set is only acted on by videos when they are told. */
export const reload = (element: Element): void => (element as Partial<HTMLVideoElement>).load?.();

/** Whether it loads by attributes. */
export const isMedia = (element: Element): boolean => element.tagName in ATTRIBUTES;

/** @returns whether there was anything to set */
export function setSources(element: HTMLElement, read: (element: Element, part: Part) => string | null): boolean {
  let found = false;
  for (const carrier of carriers(element)) {
    for (const name of ATTRIBUTES[element.tagName] ?? []) {
      const value = read(carrier, name === 'data' ? 'src' : (name as Part));
      if (!value) continue;
      setSource(carrier, name, value === 'auto' ? `${element.clientWidth}px` : value);
      found = true;
    }
  }
  return found;
}
