/** Lightbox of a gallery or a single image (docs/reference/lightbox.md). */
import {
  $reducedMotion,
  asBoolean,
  asRecord,
  type BehaviorProps,
  closestTo,
  documentOf,
  frameAddress,
  isPlainPress,
  isSafeAttribute,
  matches,
  type Page,
  phrase,
  queryAll,
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
  /** Whether images zoom out of their thumbnail; false if the builder runs as a plugin (docs/reference/lightbox.md#opening-and-closing). */
  zoom: boolean;
  generation: 4 | 5;
}

export interface LightboxItem {
  kind: Kind;
  /** Address of the content. */
  src: string;
  /** Address of the link. */
  href: string;
  /** Caption below the content. */
  title: string;
  /** Alternative text. */
  alt: string;
  link: HTMLAnchorElement;
  thumbnail: Element | null;
}

/** Reads whether images zoom. Links are read on press. */
export const config = (_element: Element, { generation, global }: Page): LightboxConfig => ({
  zoom: !asBoolean(asRecord(global('et_pb_custom')).is_builder_plugin_used),
  generation,
});

const IN_GALLERY = '.et_pb_gallery_image a';

/** Returns the links of this gallery, including hidden pages, or the single link. */
const linksOf = (element: Element): HTMLAnchorElement[] =>
  matches(element, 'a')
    ? [element as HTMLAnchorElement]
    : queryAll<HTMLAnchorElement>(element, IN_GALLERY).filter((link) => link.closest('.et_post_gallery') === element);

/** Reads the item of a pressed link, since lazy-load plugins set addresses late. @returns undefined if it cannot be shown */
function itemOf(link: HTMLAnchorElement): LightboxItem | undefined {
  const href = link.getAttribute('data-mfp-src') ?? link.getAttribute('href') ?? '';
  const content = contentOf(link.classList, href, link.ownerDocument);
  const thumbnail = link.querySelector('img');
  return href && content
    ? { ...content, href, title: link.title, alt: thumbnail?.alt ?? '', link, thumbnail }
    : undefined;
}

/** Kind of content: an image, a video or map in a frame, an element of this page, or a fetched page. */
type Kind = 'image' | 'iframe' | 'inline' | 'ajax';

/** Addresses of video and map pages, and the address of their frame. */
const FRAMES: [RegExp, (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube.com/embed/${id}?autoplay=1`,
  ],
  // Keeps the host that sets no cookies.
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

/** Returns the frame address for the page of a video or map; undefined for all others. */
export function frameFor(address: string): string | undefined {
  for (const [pattern, frame] of FRAMES) {
    const match = pattern.exec(address);
    if (match?.[1]) return frame(match[1]);
  }
  return undefined;
}

/** Returns the kind by the classes `mfp-iframe`, `mfp-inline` and `mfp-ajax`, else by the address. */
function kindOf(classes: DOMTokenList, address: string): Kind {
  const named = (['iframe', 'inline', 'ajax'] as const).find((kind) => classes.contains(`mfp-${kind}`));
  return named ?? (frameFor(address) && !classes.contains('mfp-image') ? 'iframe' : 'image');
}

/** Address that never loads. */
const NOTHING = 'data:,';

/**
 * Returns the kind and address of a link's content. For an address that would run code, it returns an image that fails to load.
 *
 * @returns undefined for a page that must not be framed; the browser follows that link
 */
export function contentOf(
  classes: DOMTokenList,
  address: string,
  owner: Document,
): { kind: Kind; src: string } | undefined {
  const kind = kindOf(classes, address);
  if (!safeAddress(address, owner.baseURI)) {
    const isImage =
      safeAddress(address, owner.baseURI, 'media') ||
      isSafeAttribute({ localName: 'img', baseURI: owner.baseURI }, 'src', address);
    return { kind: 'image', src: isImage ? address : NOTHING };
  }
  if (kind !== 'iframe') return { kind, src: address };
  const src = frameFor(address) ?? address;
  return frameAddress(src, owner) && { kind, src };
}

/** State of the lightbox. */
export interface LightboxState {
  /** opening: inserted but not visible yet · ready: visible · closing: fades out */
  phase: 'closed' | 'opening' | 'ready' | 'closing';
  at: number;
  count: number;
  /** Direction of the last move, in which images are preloaded. */
  direction: 1 | -1;
}

export type LightboxEvent =
  | { type: 'open'; at: number; count: number }
  | { type: 'shown' }
  | { type: 'move'; direction: 1 | -1 }
  | { type: 'close' }
  | { type: 'removed' };

export const CLOSED: LightboxState = { phase: 'closed', at: 0, count: 0, direction: 1 };

/** Reducer. The first image follows the last; while closing, only `removed` has an effect. */
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

/** Loads the dialog, which needs a rendering library, only when a visitor is about to open it. */
const loadDialog = () => import('./dialog');

/** Claims of a link: it opens a dialog. Links of images without text get an accessible name. */
function linkClaims(link: HTMLAnchorElement): WantedClaim[] {
  const hasName = link.textContent?.trim() || link.title || link.ariaLabel || link.querySelector('img')?.alt;
  return [
    [link, 'attr:aria-haspopup', 'dialog'],
    ...(hasName ? [] : [[link, 'attr:aria-label', phrase('enlarge_image', 'Enlarge image')] as const]),
  ];
}

interface OpenGallery {
  items: LightboxItem[];
  scrollBar: number;
}

export default function Lightbox({ element, config }: BehaviorProps<LightboxConfig>): ReactNode {
  const [state, send] = useReducer(lightboxMachine, CLOSED);
  const [opened, setOpened] = useState<OpenGallery>({ items: [], scrollBar: 0 });
  const { items, scrollBar } = opened;
  const isOpen = state.phase !== 'closed';
  const [isNear, setNear] = useState(false);
  useEvent(element, 'pointerover', () => setNear(true));
  useEvent(element, 'focusin', () => setNear(true));
  useFocusStyle(element);
  useClaims(linksOf(element).flatMap(linkClaims));
  useClass(
    isOpen && config.generation === 5 ? items[state.at]?.link : undefined,
    'et_pb_lightbox_image--open',
    isOpen || undefined,
  );

  useEvent<MouseEvent>(element, 'click', (event) => {
    const items = linksOf(element).flatMap((link) => itemOf(link) ?? []);
    const at = items.findIndex(({ link }) => link === closestTo(event.target, 'a'));
    if (at < 0 || isMissing.current || !isPlainPress(event)) return;
    event.preventDefault();
    const view = documentOf(element).defaultView as Window;
    const scrollBarWidth = view.innerWidth - documentOf(element).documentElement.clientWidth;
    pressedLink.current = items[at]?.link ?? null;
    setOpened({ items, scrollBar: scrollBarWidth });
    send({ type: 'open', at, count: items.length });
  });

  const pressedLink = useRef<HTMLElement | null>(null);
  const isMissing = useRef(false);
  const Dialog = useLazy(loadDialog, isNear || isOpen, () => {
    // The dialog failed to load, so links work natively from now on, including the pressed one.
    isMissing.current = true;
    const link = pressedLink.current;
    send({ type: 'removed' });
    link?.click();
  });
  useAttr(isOpen && !Dialog ? items[state.at]?.link : undefined, 'aria-busy', true);

  // Restores the focus to the link that opened the dialog.
  useLayoutEffect(() => {
    if (isOpen) return;
    pressedLink.current?.focus({ preventScroll: true });
    pressedLink.current = null;
  }, [isOpen]);

  useEffect(() => {
    if (state.phase !== 'ready') return;
    for (const at of preloadIndexes(state)) {
      const item = items[at];
      if (item?.kind === 'image') documentOf(element).createElement('img').src = item.src;
    }
  }, [state, items, element]);

  return (
    isOpen &&
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
