/** The list of a mobile menu: a copy of the menu of wide windows, which slides open below its bar. */
import { siteOptions, useAnimation, useAttr, useClaims, useClass, useEvent, useLazy, type Wanted } from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { menuOpened } from '../shared/menu-opened';
import type { OpenedProps } from '../shared/opener';
import { slide } from '../shared/slide';
import { buildMobileList } from './build-list';
import { sourceOf } from './mobile-menu';

const loadCollapsed = () => import('../side-menu/collapsed-lists');

const DURATION = 500;
const OPENING = slide(true, DURATION);
const CLOSING = slide(false, DURATION);

/** Rounded sections and rows cut off what is below them. */
const roundedAround = (nav: Element): Element[] =>
  ['.et_pb_section', '.et_pb_row'].flatMap((selector) => {
    const box = nav.closest(selector);
    return box && Number.parseFloat(getComputedStyle(box).borderTopLeftRadius) > 0 ? [box] : [];
  });

export default function MobilePanel({ root: nav, opener, presses, onExpanded }: OpenedProps): ReactNode {
  const [source] = useState(() => sourceOf(nav) as Element);
  const [answered, setAnswered] = useState(0);
  const [open, setOpen] = useState(false);
  /** Open, or sliding shut. */
  const [shown, setShown] = useState(false);
  const [list, setList] = useState<HTMLElement | null>(null);
  const [collapses] = useState(() => siteOptions('header').collapse === true);
  const Collapsed = useLazy(loadCollapsed, collapses);
  const [rounded] = useState(() => roundedAround(nav));
  if (presses !== answered) {
    setAnswered(presses);
    // What was pressed twice before this code was here is closed.
    setOpen((presses - answered) % 2 ? !open : open);
  }
  if (open && !shown) setShown(true);
  useLayoutEffect(() => {
    const built = buildMobileList(nav, source);
    setList(built.list);
    return built.remove;
  }, [nav, source]);
  useLayoutEffect(() => {
    onExpanded(open);
    if (open) menuOpened.emit(nav);
  }, [open, nav, onExpanded]);
  useEffect(() => menuOpened.on((other) => other !== nav && setOpen(false)), [nav]);
  useAttr(opener, 'aria-controls', list?.id);
  useClass(nav, 'opened', open || undefined);
  useClass(nav, 'closed', open ? false : undefined);
  useClaims(
    shown && list
      ? [[list, 'style:display', 'block'], ...rounded.map((box): Wanted => [box, 'style:overflow', 'visible'])]
      : [],
  );
  // What moves turns round when it is asked to.
  useAnimation(list, open ? OPENING : shown ? CLOSING : null, () => setShown(open));
  useEvent<MouseEvent>(list, 'click', ({ target, defaultPrevented }) => {
    if ((target as Element).closest('a') && !defaultPrevented) setOpen(false);
  });
  useEvent<KeyboardEvent>(open ? nav : null, 'keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
    opener.focus();
  });
  return Collapsed && list ? <Collapsed list={list} /> : null;
}
