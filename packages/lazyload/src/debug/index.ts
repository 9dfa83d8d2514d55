/** Remarks on problems of lazy markup, for developers; visitors never fetch it. */
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
    warn('the image has no width and height, so the page moves when it has loaded. Print both attributes.');
  if (getComputedStyle(element).display === 'contents')
    warn('it is shown as "contents", so it has no box and never comes near. Put the class on what has one.');
}

function checkLater({ target }: Event): void {
  const element = target as HTMLElement;
  // What has nothing to load is not being loaded by now.
  queueMicrotask(() => {
    if (element.getAttribute('data-ll-status') === 'entered')
      remark('it has nothing to load, since none of the attributes it is to be loaded from is there. Check data_src.', {
        ...PLACE,
        element,
      });
  });
}

/**
 * Remarks on the console, once each.
 *
 * @param selector what is loaded lazily
 * @returns the function that stops watching
 */
export function watchLazyMarkup(selector = '.lazy'): () => void {
  document.querySelectorAll<HTMLElement>(selector).forEach(checkElement);
  document.addEventListener('lazy:enter', checkLater);
  return () => document.removeEventListener('lazy:enter', checkLater);
}
