/** The lightbox of a gallery or of a single image (docs/reference/lightbox.md). */
import {
  $reducedMotion,
  asBoolean,
  asRecord,
  type BehaviorProps,
  frameAddress,
  isPlainPress,
  membersOf,
  type Page,
  phrase,
  safeAddress,
  useAttr,
  useClaims,
  useClass,
  useEvent,
  useLazy,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';

export interface LightboxConfig {
  /** The image grows out of its thumbnail; not where the builder runs as a plugin (docs/reference/lightbox.md#opening-and-closing). */
  zoom: boolean;
  generation: 4 | 5;
}

export interface LightboxItem {
  kind: Kind;
  /** Address of what is shown. */
  src: string;
  /** Address of the link. */
  href: string;
  /** What is printed under it. */
  title: string;
  /** What it shows, in words. */
  alt: string;
  link: HTMLAnchorElement;
  thumbnail: Element | null;
}

/** Reads the images of a gallery, or a single image, from their links. */
export const config = (_element: Element, { generation, global }: Page): LightboxConfig => ({
  zoom: !asBoolean(asRecord(global('et_pb_custom')).is_builder_plugin_used),
  generation,
});

const IN_GALLERY = '.et_pb_gallery_image a';

/** The links of this gallery, hidden pages included, or the one link. */
const linksOf = (element: Element): HTMLAnchorElement[] =>
  element.matches('a')
    ? [element as HTMLAnchorElement]
    : [...element.querySelectorAll<HTMLAnchorElement>(IN_GALLERY)].filter(
        (link) => link.closest('.et_post_gallery') === element,
      );

/** Reads an item when it is pressed, since lazy-load plugins set the address later. @returns undefined if it cannot be shown */
function itemOf(link: HTMLAnchorElement): LightboxItem | undefined {
  const href = link.getAttribute('data-mfp-src') ?? link.getAttribute('href') ?? '';
  const shown = shownBy(link.classList, href, link.ownerDocument);
  const thumbnail = link.querySelector('img');
  return href && shown ? { ...shown, href, title: link.title, alt: thumbnail?.alt ?? '', link, thumbnail } : undefined;
}

/** What a link shows in the lightbox: an image, a video or map in a frame, a part of this page, or a fetched page. */
type Kind = 'image' | 'iframe' | 'inline' | 'ajax';

/** Players that take the id of a video from its page's address. */
const FRAMES: [RegExp, (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube.com/embed/${id}?autoplay=1`,
  ],
  // The host without cookies is kept.
  [
    /^https?:\/\/(?:www\.)?youtube-nocookie\.com\/(?:watch\?(?:.*&)?v=|shorts\/)([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/, (id) => `https://player.vimeo.com/video/${id}?autoplay=1`],
  [
    /^(https?:\/\/(?:maps\.google\.(?:com?\.)?\w+|(?:www\.)?google\.(?:com?\.)?\w+\/maps)(?:[/?#].*)?)$/,
    (url) => `${url}${url.includes('?') ? '&' : '?'}output=embed`,
  ],
];

/** The address to frame for a video's or map's page; undefined for any other. */
export function frameFor(address: string): string | undefined {
  for (const [pattern, frame] of FRAMES) {
    const found = pattern.exec(address);
    if (found?.[1]) return frame(found[1]);
  }
  return undefined;
}

/** `mfp-iframe`, `mfp-inline` and `mfp-ajax` on the link say it; otherwise its address does. */
function wantedKind(classes: DOMTokenList, address: string): Kind {
  const named = (['iframe', 'inline', 'ajax'] as const).find((kind) => classes.contains(`mfp-${kind}`));
  return named ?? (frameFor(address) && !classes.contains('mfp-image') ? 'iframe' : 'image');
}

/**
 * What to show and from where. An address that would run code is shown as an image, which says that it cannot be loaded.
 *
 * @returns undefined for a page of a host that may not be framed: that link is left to the browser
 */
export function shownBy(
  classes: DOMTokenList,
  address: string,
  owner: Document,
): { kind: Kind; src: string } | undefined {
  const kind = wantedKind(classes, address);
  if (!safeAddress(address, owner.baseURI)) return { kind: 'image', src: address };
  if (kind !== 'iframe') return { kind, src: address };
  const src = frameFor(address) ?? address;
  return frameAddress(src, owner) && { kind, src };
}

/** State of the lightbox: whether it is open, and at which image. */
export interface LightboxState {
  /** ready: it may be seen · closing: it fades */
  phase: 'closed' | 'opening' | 'ready' | 'closing';
  at: number;
  count: number;
  /** Where the visitor is going: what comes next is fetched ahead. */
  direction: 1 | -1;
}

export type LightboxEvent =
  | { type: 'open'; at: number; count: number }
  | { type: 'shown' }
  | { type: 'move'; direction: 1 | -1 }
  | { type: 'close' }
  | { type: 'removed' };

export const CLOSED: LightboxState = { phase: 'closed', at: 0, count: 0, direction: 1 };

/** The first image follows the last. While it closes, only `removed` has an effect. */
export function lightboxMachine(state: LightboxState, event: LightboxEvent): LightboxState {
  const { phase, at, count } = state;
  switch (event.type) {
    case 'open':
      return phase === 'closed' ? { phase: 'opening', at: event.at, count: event.count, direction: 1 } : state;
    case 'shown':
      return phase === 'opening' ? { ...state, phase: 'ready' } : state;
    case 'move':
      if (phase === 'closed' || phase === 'closing' || count < 2) return state;
      return { ...state, at: (at + event.direction + count) % count, direction: event.direction };
    case 'close':
      return phase === 'closed' ? state : { ...state, phase: 'closing' };
    case 'removed':
      return CLOSED;
  }
}

/** Returns the images to preload: the next two in the visitor's direction (docs/reference/lightbox.md#opening-and-closing). */
export function preloadIndexes({ at, count, direction }: LightboxState, ahead = 2): number[] {
  const steps = Math.min(ahead, count - 1);
  return Array.from({ length: steps }, (_, step) => (at + direction * (step + 1) + count * 2) % count);
}

/** The dialog needs a rendering library, so it is fetched when a visitor is about to open it. */
const loadDialog = () => import('./dialog');

/** What a link says: it opens a dialog. Images without words get some, or the link would have no name. */
function linkClaims(link: HTMLAnchorElement): WantedClaim[] {
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
    const at = items.findIndex(({ link }) => link === membersOf(event.target as Element).closest('a'));
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
