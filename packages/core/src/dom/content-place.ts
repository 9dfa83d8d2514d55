/** Place of a server element's content, which a behavior may have wrapped. */
import { shared } from '../runtime/shared';

/** Element → our wrapper of its content. */
export const wrappers = shared('wrappers', () => new WeakMap<Element, HTMLElement>());

/** Returns the element that contains the content: our wrapper, if there is one. */
export function contentPlace(element: Element): Element {
  const wrapper = wrappers.get(element);
  return wrapper?.parentNode === element ? contentPlace(wrapper) : element;
}
