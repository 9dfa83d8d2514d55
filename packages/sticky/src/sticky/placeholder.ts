/** The copy of a stuck module that keeps its room in the flow (docs/reference/sticky.md#start-and-end). */
import { inertClone } from './inert-clone';

/**
 * Inserts it right after the module.
 *
 * @param around margins above and below
 */
export function placeholderFor(element: HTMLElement, id: string, around: string): HTMLElement {
  const clone = inertClone(element, 'et_pb_sticky_placeholder', `;margin-block:${around}!important`);
  const { dataset } = clone;
  dataset.stickyPlaceholderId = id;
  if (dataset.address) dataset.address = `placeholder-${dataset.address}`;
  element.after(clone);
  return clone;
}
