/** Where elements are. */

export const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
