/** Dialog of the lightbox, with class names that themes style (docs/reference/lightbox.md, APG Dialog). Loads when a visitor is about to open it. */
import {
  addStyleSheet,
  closestTo,
  matches,
  phrase,
  queryAll,
  safeAddress,
  useAttr,
  useClass,
  useEvent,
  useInsert,
  useStyle,
  useTimeout,
} from '@enliven/core';
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSwipe } from '../shared/slider/use-swipe';
import { useFocusStyle } from '../shared/use-focus-style';
import {
  FetchedContent,
  FrameContent,
  ImageContent,
  InlineContent,
  READY_DELAY,
  REMOVAL_DELAY,
  type Status,
} from './content';
import type { LightboxEvent, LightboxItem, LightboxState } from './lightbox';

/** Specificity is below any class rule of a theme, but above rules for all `div`, `img` or `figure` elements. */
const CSS = `
:where(.enliven-lightbox){position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;overflow:hidden;touch-action:pan-y pinch-zoom}
:where(.enliven-lightbox)::backdrop{background:none}
:where(.mfp-bg,.mfp-wrap,.mfp-container){position:absolute;inset:0}
dialog div:where(.mfp-bg){background:#0b0b0b}
:where(.mfp-bg){opacity:.85}
:where(.mfp-wrap){outline:0;color:#f3f3f3}
:where(.mfp-bg,.mfp-content){transition:opacity .5s}
:where(.mfp-fade.mfp-bg:not(.mfp-ready)),:where(.mfp-fade.mfp-wrap:not(.mfp-ready) .mfp-content){opacity:0}
dialog div:where(.mfp-container){padding:0 8px}
:where(.mfp-container){display:flex;align-items:center;justify-content:center;box-sizing:border-box;overflow:auto}
:where(.mfp-content){position:relative;max-width:100%}
:where(.mfp-iframe-holder .mfp-content){width:100%;max-width:900px}
dialog div:where(:is(.mfp-ajax-holder,.mfp-inline-holder) .mfp-content){width:100%;max-width:900px;max-height:90%;margin:auto;padding:24px;background:#fff;color:#222;box-sizing:border-box;overflow:auto}
:where(.mfp-iframe-scaler){position:relative;aspect-ratio:16/9}
:where(.mfp-iframe){position:absolute;inset:0;width:100%;height:100%;border:0}
dialog :where(.mfp-figure) figure{margin:0}
dialog img:where(.mfp-img){display:block;max-width:100%;max-height:100vh;max-height:100dvh;width:auto;height:auto;margin:0 auto;padding:48px 0;box-sizing:border-box}
dialog div:where(.mfp-bottom-bar){position:absolute;top:100%;left:0;right:0;display:flex;gap:24px;margin-top:-40px;font-size:14px;line-height:20px}
:where(.mfp-title){flex:1;text-align:start}
:where(.mfp-preloader){position:absolute;inset:auto 8px;top:50%;text-align:center;color:#ddd}
:where(.mfp-preloader a){color:inherit}
:where(.mfp-s-ready .mfp-preloader),:where(.mfp-loading.mfp-figure),:where(.mfp-s-error .mfp-content){display:none}
:where(.mfp-close,.mfp-arrow){position:absolute;z-index:2;width:48px;height:48px;padding:0;border:0;background:#0009;color:#fff;font:28px/48px Arial,sans-serif;text-align:center;cursor:pointer}
:where(.mfp-close){top:0;right:0}
:where(.mfp-arrow){top:50%;margin-top:-24px}
:where(.mfp-arrow-left){left:0}
:where(.mfp-arrow-right){right:0}
:where(.mfp-arrow-left)::before{content:"\\2039"}
:where(.mfp-arrow-right)::before{content:"\\203a"}
:where(.mfp-zoom-out-cur){cursor:zoom-out}
:where(.mfp-gallery .mfp-img){cursor:pointer}
@media (prefers-reduced-motion:reduce){:where(.mfp-bg,.mfp-content){transition:none}}`;

interface DialogProps {
  items: readonly LightboxItem[];
  state: LightboxState;
  /** Width in pixels of the window's scroll bar, which disappears while the page cannot scroll. */
  scrollBar: number;
  zoom: boolean;
  /** Whether to skip fades and delays. */
  reducedMotion: boolean;
  send(event: LightboxEvent): void;
}

/** Style of scrollable elements, which do not inherit `touch-action`. */
const SWIPE_STYLE = { touchAction: 'pan-y pinch-zoom' };

const INSERTION = { tag: 'dialog', className: 'enliven-lightbox' } as const;

/** Modal dialog of the open lightbox. */
export default function Dialog(props: DialogProps): ReactNode {
  const { items, state, scrollBar, reducedMotion, send } = props;
  const item = items[state.at] as LightboxItem;
  const { documentElement: page, body } = item.link.ownerDocument;
  const dialog = useInsert(body, INSERTION) as HTMLDialogElement | null;
  const hasSeveral = items.length > 1;

  useStyle(page, 'overflow', 'hidden');
  useStyle(page, 'margin-right', scrollBar > 0 ? `${scrollBar}px` : undefined);
  useClass(body, 'mfp-zoom-out-cur', true);
  useAttr(dialog, 'aria-label', item.title || item.alt || phrase('lightbox', 'Image'));
  useTimeout(() => send({ type: 'shown' }), state.phase === 'opening' ? READY_DELAY : null);
  useTimeout(() => send({ type: 'removed' }), state.phase === 'closing' ? (reducedMotion ? 0 : REMOVAL_DELAY) : null);

  // Esc fires `cancel`; browsers close the dialog without `cancel` on a second Esc.
  useEvent(dialog, 'cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    send({ type: 'close' });
  });
  useEvent(dialog, 'close', (event) => {
    if (event.target === dialog && !dialog?.open) send({ type: 'removed' });
  });
  useEvent<KeyboardEvent>(dialog, 'keydown', (event) => {
    const direction = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    const isTyping = matches(event.target as Element, 'input,textarea,select');
    if (event.key === 'Tab' && dialog) return trapFocus(dialog, event);
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      send({ type: 'close' });
    } else if (direction && hasSeveral) {
      event.preventDefault();
      send({ type: 'move', direction });
    }
  });
  useFocusStyle(dialog);
  useSwipe(dialog, (to) => hasSeveral && send({ type: 'move', direction: to === 'next' ? 1 : -1 }));
  return dialog && createPortal(<Frame {...props} dialog={dialog} />, dialog);
}

/** Content of the dialog. */
function Frame({
  items,
  state,
  zoom,
  reducedMotion,
  send,
  dialog,
}: DialogProps & { dialog: HTMLDialogElement }): ReactNode {
  const { phase, at } = state;
  const item = items[at] as LightboxItem;
  const hasSeveral = items.length > 1;
  const wrap = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ at: number; status: Status }>({ at, status: 'loading' });
  const status = loaded.at === at ? loaded.status : 'loading';
  const onStatus = useMemo(() => (now: Status) => setLoaded({ at, status: now }), [at]);
  const [firstIndex] = useState(at);

  useLayoutEffect(() => {
    const { ownerDocument: owner } = dialog;
    const removeStyleSheet = addStyleSheet(owner, CSS);
    // The dialog is removed without `close()`, whose event would look like an action of the visitor.
    if (!dialog.open) dialog.showModal();
    wrap.current?.focus({ preventScroll: true });
    return removeStyleSheet;
  }, [dialog]);

  const phaseClass = phase === 'ready' ? ' mfp-ready' : phase === 'closing' ? ' mfp-removing' : '';
  const move = (direction: 1 | -1) => send({ type: 'move', direction });
  function onClick({ target }: MouseEvent): void {
    if (closestTo(target, '.mfp-arrow,.mfp-preloader a')) return;
    if (hasSeveral && matches(target as Element, '.mfp-img')) move(1);
    else if (closestTo(target, '.mfp-close') || !closestTo(target, '.mfp-content')) send({ type: 'close' });
  }

  const contentProps = { item, status, onStatus };
  const zoomDirection = !zoom || reducedMotion ? null : phase === 'closing' ? 'out' : at === firstIndex ? 'in' : null;
  const counter = hasSeveral ? phrase('lightbox_counter', '%1 of %2', at + 1, items.length) : '';
  const arrow = (side: string, label: string, direction: 1 | -1) => (
    <button
      type="button"
      className={`mfp-arrow mfp-arrow-${side} mfp-prevent-close`}
      title={label}
      aria-label={label}
      onClick={() => move(direction)}
    />
  );
  return (
    <>
      <div className={`mfp-bg mfp-fade${phaseClass}`} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Esc closes as well. */}
      <div
        ref={wrap}
        className={`mfp-wrap mfp-auto-cursor mfp-fade${hasSeveral ? ' mfp-gallery' : ''}${phaseClass}`}
        tabIndex={-1}
        style={SWIPE_STYLE}
        onClick={onClick}
      >
        <div style={SWIPE_STYLE} className={`mfp-container mfp-s-${status} mfp-${item.kind}-holder`}>
          <div className="mfp-content" key={at}>
            {item.kind === 'image' && <ImageContent {...contentProps} zoom={zoomDirection} counter={counter} />}
            {item.kind === 'iframe' && <FrameContent {...contentProps} />}
            {item.kind === 'inline' && <InlineContent {...contentProps} />}
            {item.kind === 'ajax' && <FetchedContent {...contentProps} />}
          </div>
          <div className="mfp-preloader" role="status">
            {status === 'loading' && phrase('lightbox_loading', 'Loading...')}
            {status === 'error' && <Failure item={item} />}
          </div>
          {hasSeveral && arrow('left', phrase('lightbox_prev', 'Previous (Left arrow key)'), -1)}
          {hasSeveral && arrow('right', phrase('lightbox_next', 'Next (Right arrow key)'), 1)}
        </div>
        <Close />
      </div>
    </>
  );
}

function Close(): ReactNode {
  const label = phrase('lightbox_close', 'Close (Esc)');
  return (
    <button type="button" className="mfp-close" title={label} aria-label={label}>
      ×
    </button>
  );
}

/** Error message, with a link to the content if it has an address (docs/reference/lightbox.md#texts). */
function Failure({ item: { kind, href, link } }: { item: LightboxItem }): ReactNode {
  if (kind === 'inline') return phrase('lightbox_not_found', 'Content not found');
  const text =
    kind === 'image'
      ? phrase('lightbox_image_error', 'The image could not be loaded.')
      : phrase('lightbox_content_error', 'The content could not be loaded.');
  return safeAddress(href, link.baseURI) ? <a href={href}>{text}</a> : text;
}

const TAB_STOPS =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex],[contenteditable]';

const isTabStop = (control: HTMLElement): boolean =>
  control.tabIndex >= 0 && !matches(control, ':disabled') && control.getClientRects().length > 0;

/** Wraps the focus from the last tab stop to the first and back; the browser handles all others. */
function trapFocus(dialog: Element, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = queryAll<HTMLElement>(dialog, TAB_STOPS).filter(isTabStop);
  const at = stops.indexOf(dialog.ownerDocument.activeElement as HTMLElement);
  const isBackward = event.shiftKey;
  const edge = isBackward ? 0 : stops.length - 1;
  // The initial focus is on the dialog's container, which is not a tab stop.
  if (at < 0 ? !isBackward : at !== edge) return;
  event.preventDefault();
  stops.at(isBackward ? -1 : 0)?.focus();
}
