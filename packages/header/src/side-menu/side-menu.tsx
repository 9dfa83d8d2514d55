/** Toggle of a slide-in or full-screen menu, whose panel is fetched when a pointer or the focus comes near. */
import {
  type BehaviorProps,
  documentOf,
  matches,
  phrase,
  query,
  useClass,
  useClassChange,
  useEarly,
  useElementId,
  useEvent,
  useLabel,
  useLazy,
  useProp,
} from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHeaderButton } from '../shared/use-header-button';
import { useNear } from '../shared/use-near';

/** Maximum distance from the window's edge, in pixels, at which an opening swipe begins. */
const EDGE = 30;
const DISTANCE = 30;
const DURATION = 1000;

interface Point {
  x: number;
  y: number;
  time: number;
}

/** Returns the direction of a swipe: -1 left, 1 right, 0 none. */
export function swipe(from: Point, to: Point): -1 | 0 | 1 {
  const x = to.x - from.x;
  if (to.time - from.time >= DURATION || Math.abs(x) <= DISTANCE || Math.abs(to.y - from.y) >= DISTANCE) return 0;
  return x < 0 ? -1 : 1;
}

/** Listens for swipes on touch devices. @returns the function that stops listening */
export function watchSwipes(owner: Document, onSwipe: (open: boolean) => void): () => void {
  const view = owner.defaultView;
  if (!view || !('ontouchstart' in view || view.navigator.maxTouchPoints > 0)) return () => {};
  let from: Point | undefined;
  const pointOf = ({ changedTouches: [touch], timeStamp }: TouchEvent): Point | undefined =>
    touch && { x: touch.clientX, y: touch.clientY, time: timeStamp };
  const onStart = (event: TouchEvent) => {
    from = event.touches.length === 1 ? pointOf(event) : undefined;
  };
  const onEnd = (event: TouchEvent) => {
    const to = pointOf(event);
    const direction = from && to ? swipe(from, to) : 0;
    if (!from || direction === 0) return;
    const right = matches(owner.body, '.rtl') ? -1 : 1;
    const edge = right > 0 ? owner.documentElement.clientWidth - from.x : from.x;
    if (direction === right) onSwipe(false);
    else if (edge <= EDGE) onSwipe(true);
  };
  owner.addEventListener('touchstart', onStart, { passive: true });
  owner.addEventListener('touchend', onEnd, { passive: true });
  return () => {
    owner.removeEventListener('touchstart', onStart);
    owner.removeEventListener('touchend', onEnd);
  };
}

const loadSlide = () => import('./slide-panel');
const loadFullscreen = () => import('./fullscreen-panel');

export default function SideMenu({ element }: BehaviorProps): ReactNode {
  const container = documentOf(element).querySelector<HTMLElement>('.et_slide_in_menu_container:not(#et-main-area *)');
  return container ? <Toggle toggle={element as HTMLElement} container={container} /> : null;
}

function Toggle({ toggle, container }: { toggle: HTMLElement; container: HTMLElement }): ReactNode {
  const { body } = toggle.ownerDocument;
  const fullscreen = matches(toggle, '.et_toggle_fullscreen_menu');
  const [open, setOpen] = useState(false);
  const [isBuilt, setBuilt] = useState(false);
  const near = useNear(toggle, useEarly(isBuilt) || open);
  const Panel = useLazy(fullscreen ? loadFullscreen : loadSlide, near, () => {
    setOpen(false);
    setBuilt(true);
  });
  if (Panel && !isBuilt) setBuilt(true);
  const name = fullscreen ? 'et_pb_fullscreen_menu' : 'et_pb_slide_menu';
  useHeaderButton(toggle, {
    expanded: open,
    label: phrase('menu', 'Menu'),
    controls: useElementId(container),
    onPress: () => setOpen(!open),
  });
  const field = query<HTMLInputElement>(container, 'input[type=search]');
  useLabel(field, field?.title || phrase('search', 'Search'));
  // A menu beside the window must not be reachable by keyboard.
  useProp(container, 'inert', open && Panel ? undefined : true);
  const [watched] = useState(() => [container]);
  /** Another script has switched the class of the menu. */
  const [switched, setSwitched] = useState(false);
  useClassChange(watched, () => {
    if (container.classList.contains(`${name}_opened`) === open) return;
    setSwitched(true);
    setOpen(!open);
  });
  const hasChanged = open || switched || undefined;
  useClass(body, `${name}_active`, hasChanged && open);
  useClass(container, `${name}_opened`, hasChanged && open);
  useEffect(() => (fullscreen ? undefined : watchSwipes(toggle.ownerDocument, setOpen)), [fullscreen, toggle]);
  const back = useRef(false);
  const close = (withFocus: boolean) => {
    back.current = withFocus;
    setOpen(false);
  };
  // After the page behind the menu is focusable again.
  useEffect(() => {
    if (!open && back.current) toggle.focus({ preventScroll: true });
    back.current = false;
  }, [open, toggle]);
  useEvent<KeyboardEvent>(open ? toggle.ownerDocument : null, 'keydown', ({ key }) => {
    if (key === 'Escape') close(true);
  });
  return Panel ? <Panel container={container} toggle={toggle} open={open} onClose={close} /> : null;
}
