/** The toggle of a slide-in or full-screen menu: a button; what it opens is fetched when somebody comes near. */
import { type BehaviorProps, phrase, useClass, useElementId, useEvent, useLazy, useProp } from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useButton } from '../shared/use-button';
import { useLabel } from '../shared/use-label';
import { useNear } from '../shared/use-near';
import { watchSwipes } from './edge-swipe';

const loadSlide = () => import('./slide-panel');
const loadFullscreen = () => import('./fullscreen-panel');

export default function SideMenu({ element }: BehaviorProps): ReactNode {
  const container = element.ownerDocument.querySelector<HTMLElement>('.et_slide_in_menu_container');
  return container ? <Toggle toggle={element as HTMLElement} container={container} /> : null;
}

function Toggle({ toggle, container }: { toggle: HTMLElement; container: HTMLElement }): ReactNode {
  const { body } = toggle.ownerDocument;
  const fullscreen = toggle.matches('.et_toggle_fullscreen_menu');
  const [open, setOpen] = useState(false);
  const near = useNear(toggle, open);
  const Panel = useLazy(fullscreen ? loadFullscreen : loadSlide, near, () => setOpen(false));
  const name = fullscreen ? 'et_pb_fullscreen_menu' : 'et_pb_slide_menu';
  useButton(toggle, {
    expanded: open,
    label: phrase('menu', 'Menu'),
    controls: useElementId(container),
    onPress: () => setOpen(!open),
  });
  const field = container.querySelector<HTMLInputElement>('input[type=search]');
  useLabel(field, field?.title || phrase('search', 'Search'));
  // What is beside the window, or cannot be seen, is not for the keyboard either.
  useProp(container, 'inert', open && Panel ? undefined : true);
  useClass(body, `${name}_active`, open || undefined);
  useClass(container, `${name}_opened`, open || undefined);
  useEffect(() => (fullscreen ? undefined : watchSwipes(toggle.ownerDocument, setOpen)), [fullscreen, toggle]);
  const back = useRef(false);
  const close = (withFocus: boolean) => {
    back.current = withFocus;
    setOpen(false);
  };
  // Once what is behind the menu can have the focus again.
  useEffect(() => {
    if (!open && back.current) toggle.focus({ preventScroll: true });
    back.current = false;
  }, [open, toggle]);
  useEvent<KeyboardEvent>(open ? toggle.ownerDocument : null, 'keydown', ({ key }) => {
    if (key === 'Escape') close(true);
  });
  return Panel ? <Panel container={container} toggle={toggle} open={open} onClose={close} /> : null;
}
