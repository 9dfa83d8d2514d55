/** The bar that opens a menu on narrow windows: a button by itself, with a menu that is fetched when somebody comes near. */
import { type BehaviorProps, channel, phrase, useClass, useEvent, useLazy } from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useButton } from '../shared/use-button';
import { useNear } from '../shared/use-near';

const loadPanel = () => import('./mobile-panel');
/** Only one of them is open. */
const opens = channel<Element>('mobile-menu');

/** The list it shows. Undefined where there is none, and so nothing to open. */
export function sourceOf(nav: Element): Element | null | undefined {
  return (
    nav.querySelector(':scope>ul') ??
    nav.closest('#et-top-navigation')?.querySelector('ul.nav') ??
    nav.closest('.et_pb_module')?.querySelector('.et-menu-nav ul.nav,.et-menu-nav ul')
  );
}

export default function MobileMenu({ element }: BehaviorProps): ReactNode {
  const bar = element.querySelector<HTMLElement>('.mobile_menu_bar');
  const [source] = useState(() => sourceOf(element));
  return bar && source ? <MenuBar nav={element} bar={bar} source={source} /> : null;
}

interface MenuBarProps {
  nav: Element;
  bar: HTMLElement;
  source: Element;
}

function MenuBar({ nav, bar, source }: MenuBarProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<string>();
  const near = useNear(nav, open);
  const Panel = useLazy(loadPanel, near, () => setOpen(false));
  const close = () => setOpen(false);
  const words = nav.querySelector('.select_page')?.textContent?.trim();
  useButton(bar, {
    expanded: open,
    label: words || phrase('menu', 'Menu'),
    controls: list,
    onPress(event) {
      // A finger on the bar is nobody else's.
      event.stopPropagation();
      setOpen(!open);
    },
  });
  useClass(nav, 'opened', open || undefined);
  useClass(nav, 'closed', open ? false : undefined);
  useEffect(() => (open ? opens.emit(nav) : undefined), [open, nav]);
  useEffect(() => opens.on((other) => other !== nav && setOpen(false)), [nav]);
  useEvent<KeyboardEvent>(open ? nav : null, 'keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
    bar.focus();
  });
  return Panel ? <Panel nav={nav} source={source} open={open} onClose={close} onList={setList} /> : null;
}
