/** How far an element is; it stands on the element, where style sheets and other scripts read it. */

const ATTRIBUTE = 'data-ll-status';

export type Status = 'entered' | 'loading' | 'loaded' | 'applied' | 'error' | 'native';

/** Null as long as nobody has touched it. */
export const statusOf = (element: Element): string | null => element.getAttribute(ATTRIBUTE);

export const setStatus = (element: Element, status: Status): void => element.setAttribute(ATTRIBUTE, status);

/** Makes it untouched, so that `update()` takes it again. */
export const resetStatus = (element: Element): void => element.removeAttribute(ATTRIBUTE);
