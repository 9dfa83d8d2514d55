/** The copy of a stuck module that keeps its room in the flow (contract B §6.1). */
import { inertClone } from './inert-clone';

/**
 * Inserts it right after the module.
 *
 * @param around margins above and below
 */
export function placeholderFor(
  element: HTMLElement,
  id: string,
  [top, bottom]: readonly [top: string, bottom: string],
): HTMLElement {
  const margins = `;margin-top:${top}!important;margin-bottom:${bottom}!important`;
  const clone = inertClone(element, 'et_pb_sticky_placeholder', margins);
  clone.setAttribute('data-sticky-placeholder-id', id);
  const address = element.getAttribute('data-address');
  if (address) clone.setAttribute('data-address', `placeholder-${address}`);
  element.after(clone);
  return clone;
}
