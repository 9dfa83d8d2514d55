/** The list of a mobile menu: a copy of the menu of wide windows, which slides open below its bar. */
import { siteOptions, useAnimation, useClaims, useEvent, useLazy, type Wanted } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react';
import { slide } from '../shared/slide';
import { buildMobileList } from './build-list';

export interface MobilePanelProps {
  nav: Element;
  /** What is copied; a list that is inside already is used itself. */
  source: Element;
  open: boolean;
  onClose(): void;
  /** The id of the list, once it is there. */
  onList(id: string | undefined): void;
}

const loadCollapsed = () => import('../side-menu/collapsed-lists');

const DURATION = 500;
const OPENING = slide(true, DURATION);
const CLOSING = slide(false, DURATION);

type State = 'closed' | 'opening' | 'open' | 'closing';

/** What moves turns round when it is asked to. */
const next = (state: State, event: 'open' | 'close' | 'done'): State => {
  if (event === 'done') return state === 'opening' ? 'open' : state === 'closing' ? 'closed' : state;
  if (event === 'open') return state === 'open' ? state : 'opening';
  return state === 'closed' ? state : 'closing';
};

/** Rounded sections and rows cut off what is below them. */
const roundedAround = (nav: Element): Element[] =>
  ['.et_pb_section', '.et_pb_row'].flatMap((selector) => {
    const box = nav.closest(selector);
    return box && Number.parseFloat(getComputedStyle(box).borderTopLeftRadius) > 0 ? [box] : [];
  });

export default function MobilePanel({ nav, source, open, onClose, onList }: MobilePanelProps): ReactNode {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [state, send] = useReducer(next, 'closed');
  const [collapses] = useState(() => siteOptions('header').collapse === true);
  const Collapsed = useLazy(loadCollapsed, collapses);
  const [rounded] = useState(() => roundedAround(nav));
  useLayoutEffect(() => {
    const built = buildMobileList(nav, source);
    setList(built.list);
    onList(built.list.id);
    return () => {
      onList(undefined);
      built.remove();
    };
  }, [nav, source, onList]);
  useLayoutEffect(() => send(open ? 'open' : 'close'), [open]);
  const motion = state === 'opening' ? OPENING : state === 'closing' ? CLOSING : null;
  useAnimation(list, motion, () => send('done'));
  useClaims(
    state === 'closed' || !list
      ? []
      : [[list, 'style:display', 'block'], ...rounded.map((box): Wanted => [box, 'style:overflow', 'visible'])],
  );
  useEvent<MouseEvent>(list, 'click', ({ target, defaultPrevented }) => {
    if ((target as Element).closest('a') && !defaultPrevented) onClose();
  });
  return Collapsed && list ? <Collapsed list={list} /> : null;
}
