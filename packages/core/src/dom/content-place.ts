/** Where the content of a server element is, which may be wrapped. */
import { shared } from '../runtime/shared';

/** Element → our wrapper of its content. */
export const wrappers = shared('wrappers', () => new WeakMap<Element, HTMLElement>());

/** Where the content of an element is now: in our wrapper, if it has one. */
export function contentPlace(element: Element): Element {
  const wrapper = wrappers.get(element);
  return wrapper?.parentNode === element ? contentPlace(wrapper) : element;
}
