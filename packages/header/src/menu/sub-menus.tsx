/** Opens and closes the sub-menus of a menu by mouse, touch and keyboard (docs/reference/header.md#sub-menus). */
import { type ReactNode, useLayoutEffect } from 'react';
import { controlSubMenus } from './control-sub-menus';
import type { Asked } from './parent-items';
import { reverseLists } from './reverse-lists';

export interface SubMenusProps {
  menu: Element;
  /** What was asked for before this code was here. */
  first: Asked | undefined;
}

export default function SubMenus({ menu, first }: SubMenusProps): ReactNode {
  useLayoutEffect(() => reverseLists(menu), [menu]);
  useLayoutEffect(() => controlSubMenus(menu, first), [menu, first]);
  return null;
}
