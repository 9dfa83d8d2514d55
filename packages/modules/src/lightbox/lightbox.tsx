/** The lightbox of a gallery or of a single image (contract §8). */
import { $reducedMotion, type BehaviorProps, isPlainPress, phrase, useClass, useEvent } from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Wanted } from '../shared/claim-set';
import { useClaims } from '../shared/use-claims';
import { itemOf, type LightboxConfig, type LightboxItem, linksOf } from './config';
import { Dialog } from './dialog';
import { aheadOf, CLOSED, lightboxMachine } from './lightbox-machine';

export { config } from './config';

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
  useClaims(linksOf(element).flatMap(linkClaims));
  useClass(
    open && config.generation === 5 ? items[state.at]?.link : undefined,
    'et_pb_lightbox_image--open',
    open || undefined,
  );

  useEvent<MouseEvent>(element, 'click', (event) => {
    const links = linksOf(element);
    const at = links.indexOf((event.target as Element).closest('a') as HTMLAnchorElement);
    if (at < 0 || !isPlainPress(event) || !itemOf(links[at] as HTMLAnchorElement).href) return;
    event.preventDefault();
    const view = element.ownerDocument.defaultView as Window;
    const scrolls = view.innerWidth - element.ownerDocument.documentElement.clientWidth;
    pressed.current = links[at] as HTMLElement;
    setOpened({ items: links.map(itemOf), scrollBar: scrolls });
    send({ type: 'open', at, count: links.length });
  });

  // Whoever opened it is brought back to where that was.
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) return;
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [open]);

  useEffect(() => {
    if (state.phase !== 'ready') return;
    for (const at of aheadOf(state)) {
      const item = items[at];
      if (item?.kind === 'image') element.ownerDocument.createElement('img').src = item.src;
    }
  }, [state, items, element]);

  return (
    open && (
      <Dialog
        items={items}
        state={state}
        scrollBar={scrollBar}
        zoom={config.zoom}
        still={$reducedMotion.get()}
        send={send}
      />
    )
  );
}
