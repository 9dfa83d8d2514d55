/** A menu module: its logo among the items, its colors, the place of its mega menus, and its search (docs/reference/header.md#menu-modules). */
import { attribute, type BehaviorProps, page, phrase, useClaims, type Wanted } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Opener } from '../shared/opener';
import { placeLogo } from './place-logo';
import { placeMegaMenus } from './place-mega-menus';

const loadSearch = () => import('./module-search');

function claimsFor(module: Element): Wanted[] {
  const color = attribute(module, 'data-bg_color');
  const claims: Wanted[] = color
    ? [...module.querySelectorAll('ul')].map((list) => [list, 'style:background-color', color])
    : [];
  if (page().generation === 5) {
    // What shows where the visitor is, which it leaves to script.
    for (const item of module.querySelectorAll('.et-menu :is(li.current-cat,li.current_page_item)'))
      claims.push([item, 'class:current-menu-item', true]);
    for (const name of ['column', 'row', 'section']) {
      const around = module.closest(`.et_pb_${name}`);
      if (around) claims.push([around, `class:et_pb_${name}--with-menu`, true]);
    }
  }
  return claims;
}

export default function MenuModule({ element }: BehaviorProps): ReactNode {
  const opener = element.querySelector<HTMLElement>('.et_pb_menu__search-button');
  const container = element.querySelector<HTMLElement>('.et_pb_menu__search-container');
  const [claims] = useState(() => claimsFor(element));
  useClaims(claims);
  useLayoutEffect(() => placeLogo(element), [element]);
  useLayoutEffect(() => placeMegaMenus(element), [element]);
  return opener && container ? (
    <Opener root={element} opener={opener} container={container} label={phrase('search', 'Search')} load={loadSearch} />
  ) : null;
}
