/** Menu items with a sub-menu (docs/reference/header.md#sub-menus). */
import { closestTo, matches, query, queryAll } from '@enliven/core';

export interface ParentItem {
  item: HTMLElement;
  link: HTMLAnchorElement;
  list: HTMLElement;
}

/** Request to open a sub-menu that came before the code that opens it. */
export interface OpenRequest {
  link: Element;
  /** Whether the focus moves into the list. */
  enter?: boolean;
}

/** Returns the parts of an item with a sub-menu; undefined for other items, and for columns of a mega menu, which open with it. */
export function parentItem(item: Element): ParentItem | undefined {
  const link = query<HTMLAnchorElement>(item, ':scope>a');
  const list = query<HTMLElement>(item, ':scope>ul');
  if (!link || !list || closestTo(item.parentElement, 'li.mega-menu')) return undefined;
  return { item: item as HTMLElement, link, list };
}

export const parentItems = (menu: Element): ParentItem[] =>
  queryAll(menu, 'li').flatMap((item) => parentItem(item) ?? []);

/** Whether a link leads nowhere, so that it only opens: its address is `#`, or code without effect. */
export const isPlaceholder = (link: Element): boolean =>
  matches(link, ':not([href]),[href=""],[href="#"],[href*=":void("],[href$=":;"],.et_disable_top_tier>*>*');

/** Returns the action of a key on a link with a list: moves into the list, or presses the link. */
export const pressOf = ({ key }: KeyboardEvent, link: Element): 'enter' | 'press' | false =>
  key === 'ArrowDown' ? 'enter' : (key === ' ' || key === 'Enter') && isPlaceholder(link) && 'press';

/** Whether the input is touch. @param pointer type of the event; without one, devices that cannot hover count as touch */
export const isTouch = (pointer: string | undefined): boolean =>
  pointer ? pointer === 'touch' : matchMedia('(hover: none)').matches;
