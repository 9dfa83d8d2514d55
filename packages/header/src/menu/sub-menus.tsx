/** Opens and closes the sub-menus of a menu by mouse, touch and keyboard (docs/reference/header.md#sub-menus). */
import { type ReactNode, useLayoutEffect } from 'react';
import { controlSubMenus } from './control-sub-menus';
import { reverseLists } from './reverse-lists';

export interface SubMenusProps {
  menu: Element;
  /** The link of what was asked for before this code was here. */
  first: Element | null;
}

export default function SubMenus({ menu, first }: SubMenusProps): ReactNode {
  useLayoutEffect(() => reverseLists(menu), [menu]);
  useLayoutEffect(() => controlSubMenus(menu, first), [menu, first]);
  return null;
}
