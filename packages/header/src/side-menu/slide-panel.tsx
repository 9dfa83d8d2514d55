/** Menu that slides in from the side and moves the page along (docs/reference/header.md#slide-in-menu). */
import { $viewport, matches, measure, useClaims, useStore, useTimeout, type WantedClaim } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useSubLists } from './sub-lists';
import { type PanelProps, useFocusInside } from './use-focus-inside';

/** Milliseconds that the menu stays beside the window before it moves, and of the style sheet's transition. */
const READY = 50;
const MOVING = 800;

type State = 'closed' | 'ready' | 'open' | 'closing';

interface Size {
  width: number;
  /** Position of the page in boxed layouts. */
  margin: number;
}

export default function SlidePanel({ container, open }: PanelProps): ReactNode {
  const owner = container.ownerDocument;
  const [state, setState] = useState<State>('closed');
  const [size, setSize] = useState<Size>({ width: 0, margin: 0 });
  const { width } = useStore($viewport);
  useSubLists(container);
  useLayoutEffect(() => {
    setState((before) => (open ? 'ready' : before === 'closed' ? before : 'closing'));
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its width depends on the window's width.
  useLayoutEffect(() => {
    if (!open) return;
    const page = owner.getElementById('page-container');
    const boxed = matches(owner.body, '.et_boxed_layout');
    return measure(
      () => ({
        width: container.offsetWidth,
        margin: boxed && page ? Number.parseFloat(getComputedStyle(page).marginLeft) || 0 : 0,
      }),
      setSize,
    );
  }, [open, width, container, owner]);
  useTimeout(() => setState('open'), state === 'ready' && size.width > 0 ? READY : null);
  useTimeout(() => setState('closed'), state === 'closing' ? MOVING : null);
  useClaims(slideClaims(container, state, size));
  useFocusInside(container, state === 'open');
  return null;
}

function slideClaims(container: HTMLElement, state: State, { width, margin }: Size): WantedClaim[] {
  const { body } = container.ownerDocument;
  const [side, other] = matches(body, '.rtl') ? ['left', 'right'] : ['right', 'left'];
  // A menu beside the window would become visible when the window gets wider.
  if (state === 'closed') return width ? [[container, 'style:display', 'none']] : [];
  const isIn = state === 'open';
  const claims: WantedClaim[] = [
    [container, 'style:display', 'block'],
    [container, `style:${side}`, isIn ? '0px' : `${-width}px`],
  ];
  if (state === 'ready') claims.push([container, 'style:transition', 'none']);
  const moved = isIn ? margin - width : 0;
  const page = body.ownerDocument.getElementById('page-container');
  const header = matches(body, '.et_fixed_nav') ? body.ownerDocument.getElementById('main-header') : null;
  if (page) claims.push([page, `style:${other}`, `${moved}px`]);
  if (header && !margin) claims.push([header, `style:${other}`, `${moved}px`]);
  // The header of a boxed page has the page's position.
  if (header && margin) claims.push([header, `style:${other}`, `${isIn ? 2 * margin - width : margin}px`]);
  return claims;
}
