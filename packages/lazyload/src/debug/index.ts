/** Remarks on problems of lazy markup, for developers. Visitors never fetch this code. */
import { remark } from '@enliven/core';

const PLACE = { package: '@enliven/lazyload', behavior: 'lazy' };

function checkElement(element: HTMLElement): void {
  const warn = (text: string) => remark(text, { ...PLACE, element });
  const { width, height } = element.getBoundingClientRect();
  if (
    element.tagName === 'IMG' &&
    !(element.hasAttribute('width') && element.hasAttribute('height')) &&
    width * height === 0
  )
    warn('the image has no width and height, so the layout shifts when it has loaded. Print both attributes.');
  if (getComputedStyle(element).display === 'contents')
    warn('its display is "contents", so it has no box and never loads. Move the class to an element with a box.');
}

function checkLater({ target }: Event): void {
  const element = target as HTMLElement;
  // An element with sources would be loading by now.
  queueMicrotask(() => {
    if (element.getAttribute('data-ll-status') === 'entered')
      remark('it has nothing to load, because it has none of the attributes of sources. Check the setting data_src.', {
        ...PLACE,
        element,
      });
  });
}

/**
 * Logs each remark once.
 *
 * @param selector selector of lazy elements
 * @returns the function that stops observing
 */
export function watchLazyMarkup(selector = '.lazy'): () => void {
  document.querySelectorAll<HTMLElement>(selector).forEach(checkElement);
  document.addEventListener('lazy:enter', checkLater);
  return () => document.removeEventListener('lazy:enter', checkLater);
}
