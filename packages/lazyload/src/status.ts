/** How far an element is; it stands on the element, where style sheets and other scripts read it. */
import { writeAttribute } from './originals';

export const STATUS = 'data-ll-status';

/** How far an element is, as `data-ll-status` says it. */
export type Status = 'entered' | 'loading' | 'loaded' | 'applied' | 'error' | 'native';

/** Null as long as nobody has touched it. */
export const statusOf = (element: Element): string | null => element.getAttribute(STATUS);

export const setStatus = (element: Element, status: Status): void => writeAttribute(element, STATUS, status);

/** Makes it untouched, so that `update()` takes it again. */
export const resetStatus = (element: Element): void => element.removeAttribute(STATUS);
