/** The copy of a stuck module that keeps its room in the flow (contract B §6.1). */
import { inertClone } from './inert-clone';

/**
 * Inserts it right after the module.
 *
 * @param around margins above and below
 * @param before the one it replaces, which was copied while the module looked as in the flow
 */
export function placeholderFor(
  element: HTMLElement,
  id: string,
  around: readonly [top: string, bottom: string],
  before?: HTMLElement,
): HTMLElement {
  const clone = inertClone(element, 'et_pb_sticky_placeholder');
  if (before) {
    clone.className = before.className;
    clone.style.cssText = before.style.cssText;
    before.remove();
  } else clone.style.cssText += `;margin-top:${around[0]}!important;margin-bottom:${around[1]}!important`;
  clone.setAttribute('data-sticky-placeholder-id', id);
  const address = element.getAttribute('data-address');
  if (address) clone.setAttribute('data-address', `placeholder-${address}`);
  element.after(clone);
  return clone;
}
