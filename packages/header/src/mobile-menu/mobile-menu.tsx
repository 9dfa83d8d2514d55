/** Bar that opens the menu of narrow windows: a button, whose menu is fetched when a pointer or the focus comes near. */
import { type BehaviorProps, phrase } from '@enliven/core';
import type { ReactNode } from 'react';
import { Opener } from '../shared/opener';

const load = () => import('./mobile-panel');

/** Returns the list that the bar shows; undefined if there is none. */
export function sourceOf(nav: Element): Element | null | undefined {
  return (
    nav.querySelector(':scope>ul') ??
    nav.closest('#et-top-navigation,.et_pb_module')?.querySelector('ul.nav,.et-menu-nav ul')
  );
}

export default function MobileMenu({ element }: BehaviorProps): ReactNode {
  const bar = element.querySelector<HTMLElement>('.mobile_menu_bar');
  const words = element.querySelector('.select_page')?.textContent?.trim();
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
