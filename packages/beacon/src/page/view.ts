/** What the window shows and how far it is scrolled. */

export const viewWidth = (): number => innerWidth || document.documentElement.clientWidth;
export const viewHeight = (): number => innerHeight || document.documentElement.clientHeight;
export const scrolled = (): number => scrollY || document.documentElement.scrollTop;

export const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
