/** Whether an element can be seen, as far as its own style tells (docs/reference/beacon.md#visible). */

/** `transparent`, an alpha of nothing behind commas or a slash, and its hexadecimal form. */
const NO_ALPHA = /^tr|^(\w{1,9}a\(.*,|.*\/)\s?0%?\s?\)$|^#.{6}00$/;
/** Display, visibility and opacity of what is not there. */
const GONE = /^none|hidden|,0$/;

type Look = Pick<CSSStyleDeclaration, 'color' | 'filter' | 'display' | 'visibility' | 'opacity'>;

export const isTransparent = ({ color, filter }: Pick<Look, 'color' | 'filter'>): boolean =>
  NO_ALPHA.test(color) || /opacity\(0\)/.test(filter);

export const isVisible = (style: Look, { width, height }: { width: number; height: number }): boolean =>
  width * height > 0 && !GONE.test(`${[style.display, style.visibility, style.opacity]}`) && !isTransparent(style);
