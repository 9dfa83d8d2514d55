/** Menu that fills the window: a modal dialog (docs/reference/header.md#full-screen-menu). */
import {
  $viewport,
  ancestorsOf,
  closestTo,
  matches,
  measure,
  member,
  phrase,
  query,
  useAttr,
  useClaims,
  useEvent,
  useInsert,
  useProp,
  useStore,
  useTimeout,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useHeaderButton } from '../shared/use-header-button';
import { useSubLists } from './sub-lists';
import { type PanelProps, useFocusInside } from './use-focus-inside';

/** Milliseconds of the style sheet's fade-out. */
const FADING = 1000;
/** Pixels between `.et_slide_menu_top` and the menu. */
const GAP = 20;

/** Returns the siblings of the container and of its ancestors. */
function elementsOutside(container: Element): Element[] {
  const within = [container, ...ancestorsOf(container)];
  return within
    .slice(1, -1)
    .flatMap((ancestor, at) =>
      [...member(ancestor, 'children')].filter(
        (child) => child !== within[at] && !matches(child, 'script,style,link,template,#wpadminbar'),
      ),
    );
}

/** Measurements of the open menu. */
interface Measured {
  /** Whether the container has a box, so that a menu is visible. */
  isOpen: boolean;
  /** Whether the theme's inner toggle can be pressed. */
  hasCloser: boolean;
  /** Padding above the menu in pixels. */
  padding: number;
}

const hasBox = (element: HTMLElement | null): boolean =>
  !!element && member(element, 'offsetWidth') > 0 && member(element, 'offsetHeight') > 0;

const CLOSER = { where: 'afterbegin', tag: 'button' } as const;
const CLOSER_LOOK = { position: 'absolute', insetBlockStart: '10px', insetInlineEnd: '10px', zIndex: '1' } as const;

export default function FullscreenPanel({ container, toggle, open, onClose }: PanelProps): ReactNode {
  const owner = container.ownerDocument;
  const [measured, setMeasured] = useState<Measured>();
  const [animated, setAnimated] = useState(false);
  const [outside] = useState(() => elementsOutside(container));
  const innerToggle = query<HTMLElement>(container, '.et_toggle_fullscreen_menu');
  const { width } = useStore($viewport);
  useSubLists(container);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height of the top bar depends on the window's width.
  useLayoutEffect(() => {
    if (!open) return;
    setAnimated(true);
    return measure(
      () => ({
        isOpen: hasBox(container),
        hasCloser: hasBox(innerToggle),
        padding: (query(container, '.et_slide_menu_top')?.clientHeight ?? 0) + GAP,
      }),
      setMeasured,
    );
  }, [open, width, container, innerToggle]);
  const hasNoBox = open && measured?.isOpen === false;
  useEffect(() => {
    if (hasNoBox) onClose(false);
  }, [hasNoBox, onClose]);
  useTimeout(() => setAnimated(false), animated && !open ? FADING : null);
  useHeaderButton(innerToggle, { label: phrase('close_menu', 'Close menu'), onPress: () => onClose(true) });
  useFocusInside(container, open);
  useEvent(open ? owner : null, 'visibilitychange', () => owner.visibilityState === 'hidden' && onClose(false));
  useEvent<MouseEvent>(container, 'click', ({ target, defaultPrevented }) => {
    const link = closestTo(target, 'a');
    if (link?.hash && link.hash.length > 1 && link.pathname === owner.location.pathname && !defaultPrevented)
      onClose(false);
  });
  const claims: WantedClaim[] = [];
  if (measured?.isOpen) claims.push([container, 'style:padding-top', `${measured.padding}px`]);
  if (animated) claims.push([container, 'class:et_pb_fullscreen_menu_animated', true]);
  const isModal = open && measured?.isOpen;
  if (isModal)
    claims.push(
      [container, 'attr:role', 'dialog'],
      [container, 'attr:aria-modal', 'true'],
      [container, 'attr:aria-label', toggle.getAttribute('aria-label') ?? phrase('menu', 'Menu')],
      // Scrolling past the end does not scroll the page behind the menu.
      [container, 'style:overscroll-behavior', 'contain'],
      ...outside.map((element): WantedClaim => [element, 'prop:inert', true]),
    );
  useClaims(claims);
  // The toggle in the header is inert, so a close button is inserted if the theme's inner toggle is missing.
  return isModal && !measured.hasCloser ? <Closer container={container} onPress={() => onClose(true)} /> : null;
}

/** Close button for menus whose inner toggle is missing or hidden. */
function Closer({ container, onPress }: { container: Element; onPress(): void }): null {
  const button = useInsert(container, CLOSER);
  useEvent(button, 'click', onPress);
  useAttr(button, 'type', 'button');
  useProp(button, 'textContent', phrase('close_menu', 'Close menu'));
  useLayoutEffect(() => {
    if (button) Object.assign(button.style, CLOSER_LOOK);
  }, [button]);
  return null;
}
