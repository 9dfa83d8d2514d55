/** Boxes of elements, and whether their own style makes them visible (docs/reference/beacon.md#visible). */

/** Colors with an alpha of 0: `transparent`, functions with commas or a slash, and the hexadecimal form. */
const NO_ALPHA = /^tr|^(\w{1,9}a\(.*,|.*\/)\s?0%?\s?\)$|^#.{6}00$/;
/** Display, visibility and opacity of an invisible element. */
const INVISIBLE = /^none|hidden|,0$/;

type VisibleStyle = Pick<CSSStyleDeclaration, 'color' | 'filter' | 'display' | 'visibility' | 'opacity'>;

export const isTransparent = ({ color, filter }: Pick<VisibleStyle, 'color' | 'filter'>): boolean =>
  NO_ALPHA.test(color) || /opacity\(0\)/.test(filter);

export const isVisible = (style: VisibleStyle, { width, height }: { width: number; height: number }): boolean =>
  width * height > 0 && !INVISIBLE.test(`${[style.display, style.visibility, style.opacity]}`) && !isTransparent(style);

/** Returns the box of an element. */
export const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
