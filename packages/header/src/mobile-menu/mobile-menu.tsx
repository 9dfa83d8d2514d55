/** Bar that opens the menu of narrow windows: a button, whose menu is fetched when a pointer or the focus comes near. */
import { type BehaviorProps, closestTo, phrase, query } from '@enliven/core';
import type { ReactNode } from 'react';
import { Opener } from '../shared/opener';

const load = () => import('./mobile-panel');

/** Returns the list that the bar shows; undefined if there is none. */
export function sourceOf(nav: Element): Element | null | undefined {
  return query(nav, ':scope>ul') ?? query(closestTo(nav, '#et-top-navigation,.et_pb_module'), 'ul.nav,.et-menu-nav ul');
}

export default function MobileMenu({ element }: BehaviorProps): ReactNode {
  const bar = query<HTMLElement>(element, '.mobile_menu_bar');
  const words = query(element, '.select_page')?.textContent?.trim();
  const source = sourceOf(element);
  return bar && source ? (
    <Opener
      root={element}
      opener={bar}
      label={words || phrase('menu', 'Menu')}
      fallback={[[source, 'style:display', 'block']]}
      builds
      load={load}
    />
  ) : null;
}
