/** The items of a menu that open something (docs/reference/header.md#sub-menus). */

export interface ParentItem {
  item: HTMLElement;
  link: HTMLAnchorElement;
  list: HTMLElement;
}

/** Request to open a sub-menu that came before the code that opens it. */
export interface OpenRequest {
  link: Element;
  /** The focus goes into its list. */
  enter?: boolean;
}

/** Undefined for items without a sub-menu, and for columns of a mega menu, which open with it. */
export function parentItem(item: Element): ParentItem | undefined {
  const link = item.querySelector<HTMLAnchorElement>(':scope>a');
  const list = item.querySelector<HTMLElement>(':scope>ul');
  if (!link || !list || item.parentElement?.closest('li.mega-menu')) return undefined;
  return { item: item as HTMLElement, link, list };
}

export const parentItems = (menu: Element): ParentItem[] =>
  [...menu.querySelectorAll('li')].flatMap((item) => parentItem(item) ?? []);

/** It leads nowhere, so it only opens: `#`, or code that does nothing as an address. */
export const isPlaceholder = (link: Element): boolean =>
  link.matches(':not([href]),[href=""],[href="#"],[href*=":void("],[href$=":;"],.et_disable_top_tier>*>*');

/** What a key without modifiers does on a link with a list: goes in, or presses, held down once. */
export const pressOf = ({ key }: KeyboardEvent, link: Element): 'enter' | 'press' | false =>
  key === 'ArrowDown' ? 'enter' : (key === ' ' || key === 'Enter') && isPlaceholder(link) && 'press';

/** @param pointer what the browser says; where it says nothing it is asked whether anything can hover */
export const isTouch = (pointer: string | undefined): boolean =>
  pointer ? pointer === 'touch' : matchMedia('(hover: none)').matches;
