/** The lightbox of a gallery or of a single image (docs/reference/lightbox.md). */
import {
  $reducedMotion,
  type BehaviorProps,
  isPlainPress,
  phrase,
  useAttr,
  useClaims,
  useClass,
  useEvent,
  useLazy,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';
import { itemOf, type LightboxConfig, type LightboxItem, linksOf } from './config';
import { CLOSED, lightboxMachine, preloadIndexes } from './lightbox-machine';

export { config } from './config';

/** The dialog needs a rendering library, so it is fetched when a visitor is about to open it. */
const loadDialog = () => import('./dialog');

/** What a link says: it opens a dialog. Images without words get some, or the link would have no name. */
function linkClaims(link: HTMLAnchorElement): Wanted[] {
  const named = link.textContent?.trim() || link.title || link.ariaLabel || link.querySelector('img')?.alt;
  return [
    [link, 'attr:aria-haspopup', 'dialog'],
    ...(named ? [] : [[link, 'attr:aria-label', phrase('enlarge_image', 'Enlarge image')] as const]),
  ];
}

interface Opened {
  items: LightboxItem[];
  scrollBar: number;
}

export default function Lightbox({ element, config }: BehaviorProps<LightboxConfig>): ReactNode {
  const [state, send] = useReducer(lightboxMachine, CLOSED);
  const [opened, setOpened] = useState<Opened>({ items: [], scrollBar: 0 });
  const { items, scrollBar } = opened;
  const open = state.phase !== 'closed';
  const [near, setNear] = useState(false);
  useEvent(element, 'pointerover', () => setNear(true));
  useEvent(element, 'focusin', () => setNear(true));
  useFocusStyle(element);
  useClaims(linksOf(element).flatMap(linkClaims));
  useClass(
    open && config.generation === 5 ? items[state.at]?.link : undefined,
    'et_pb_lightbox_image--open',
    open || undefined,
  );

  useEvent<MouseEvent>(element, 'click', (event) => {
    const items = linksOf(element).flatMap((link) => itemOf(link) ?? []);
    const at = items.findIndex(({ link }) => link === (event.target as Element).closest('a'));
    if (at < 0 || missing.current || !isPlainPress(event)) return;
    event.preventDefault();
    const view = element.ownerDocument.defaultView as Window;
    const scrolls = view.innerWidth - element.ownerDocument.documentElement.clientWidth;
    pressed.current = items[at]?.link ?? null;
    setOpened({ items, scrollBar: scrolls });
    send({ type: 'open', at, count: items.length });
  });

  const pressed = useRef<HTMLElement | null>(null);
  const missing = useRef(false);
  const Dialog = useLazy(loadDialog, near || open, () => {
    // The links work natively from now on, including the one that was pressed.
    missing.current = true;
    const link = pressed.current;
    send({ type: 'removed' });
    link?.click();
  });
  useAttr(open && !Dialog ? items[state.at]?.link : undefined, 'aria-busy', true);

  // Restores the focus to the link that opened the dialog.
  useLayoutEffect(() => {
    if (open) return;
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [open]);

  useEffect(() => {
    if (state.phase !== 'ready') return;
    for (const at of preloadIndexes(state)) {
      const item = items[at];
      if (item?.kind === 'image') element.ownerDocument.createElement('img').src = item.src;
    }
  }, [state, items, element]);

  return (
    open &&
    Dialog && (
      <Dialog
        items={items}
        state={state}
        scrollBar={scrollBar}
        zoom={config.zoom}
        reducedMotion={$reducedMotion.get()}
        send={send}
      />
    )
  );
}
