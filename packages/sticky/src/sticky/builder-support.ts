/** Supports a builder's preview: its settings, its events and the edited state (docs/reference/sticky.md#builders). Lazy part: fetched in builders. */
import { $builder, type BuilderContext, claim, listen, type Release } from '@enliven/core';
import { previewMode, scrollElement, scrollLocation, topWindow } from '@enliven/core/previews';
import type { marginAt } from './activation-range';
import type { Member } from './member';
import type { StickyEntry } from './sticky-setting';
import type { Styles } from './stuck-element';

/** In CSS pixels of the preview. */
export interface FramePosition {
  /** Scroll position. */
  y: number;
  /** Visible height. */
  height: number;
}

/** Positions sticky modules in a preview that does not scroll itself (docs/reference/sticky.md#builders, docs/reference/shared.md#previews). */
export interface PreviewFrame {
  scroller: EventTarget;
  /** Reads layout. */
  measure(): FramePosition;
}

/** Finds the element that scrolls the preview. @returns undefined if the preview scrolls itself */
export function previewFrame(view: Window, context: BuilderContext): PreviewFrame | undefined {
  const top = topWindow(view);
  const mode = previewMode(view);
  if (top === view || scrollLocation(context, mode) === 'app') return undefined;
  const element = scrollElement(context, top);
  const zoom = mode === 'zoom' ? 2 : 1;
  return {
    scroller: element ?? top,
    measure() {
      let y = element?.getBoundingClientRect().top ?? 0;
      for (let at = view; at !== top; at = at.parent) y -= at.frameElement?.getBoundingClientRect().top ?? 0;
      return { y: y * zoom, height: (element?.clientHeight ?? top.innerHeight) * zoom };
    },
  };
}

let frame: PreviewFrame | undefined;

/** Measures the current frame; undefined if the page scrolls itself. */
export const framePosition = (): FramePosition | undefined => frame?.measure();

/**
 * Replaces the fixed position by `top`.
 *
 * @param marginWhen `marginAt`, handed over so that a preview's code is not fetched with the page's
 * @returns undefined if the page scrolls itself
 */
export function framedStyles(
  styles: Styles,
  { edge, margin, height, ranges }: Member,
  marginWhen: typeof marginAt,
): Styles | undefined {
  const there = framePosition();
  if (!there || !edge || !ranges) return undefined;
  const { y, height: window } = there;
  const offset = Number.parseFloat(`${styles[edge]}`) + margin;
  const held = marginWhen(ranges, edge, y);
  const top = edge === 'top' ? y + offset + held : y + window - offset - height - held;
  return {
    ...styles,
    top: `${top}px`,
    bottom: 'auto',
    [`margin-${edge}`]: '0px',
    translate: undefined,
    'will-change': 'top',
  };
}

/** Listens to the element that scrolls the preview. @returns `update()` finds that element again, `stop()` stops listening */
function observeScroller(view: Window, onScroll: () => void): { update(): void; stop(): void } {
  let stopListening = () => {};
  function stop(): void {
    stopListening();
    frame = undefined;
  }
  function update(): void {
    stop();
    frame = previewFrame(view, $builder.get() as BuilderContext);
    if (frame) stopListening = listen(frame.scroller, 'scroll', onScroll);
  }
  update();
  return { update, stop };
}

const EDITED = '.et_pb_sticky--editing';

/** Keeps the sticky classes of a module while its sticky state is edited (docs/reference/sticky.md#classes-and-events). @returns the function that stops it */
export function keepEditedStyles(root: Element): () => void {
  const kept = new Map<Element, Release[]>();

  function updateKept(): void {
    for (const [element, releases] of kept) {
      if (element.matches(EDITED)) continue;
      kept.delete(element);
      for (const release of releases) release();
    }
    for (const element of root.querySelectorAll(`${EDITED}.et_pb_sticky`)) {
      if (kept.has(element)) continue;
      const classNames = [...element.classList].filter((name) =>
        /^et_pb_sticky(--(top|bottom|top_bottom))?$/.test(name),
      );
      kept.set(
        element,
        classNames.map((name) => claim(element, `class:${name}`, true)),
      );
    }
  }

  const observer = new MutationObserver(updateKept);
  observer.observe(root, { subtree: true, attributeFilter: ['class'] });
  updateKept();
  return () => {
    observer.disconnect();
    for (const releases of kept.values()) for (const release of releases) release();
  };
}

const SETTINGS_EVENT = 'ETBuilderStickySettingsSyncs';
/** Milliseconds until changed settings are applied. */
const SETTINGS = 10;
/** Event that changes the preview's layout → milliseconds until it has changed. */
const CHANGES: Readonly<Record<string, number>> = {
  et_fb_root_did_mount: 0,
  et_fb_init_app_after: 0,
  et_fb_preview_mode_changed: 2000,
  ETBFBMetaboxSortStopped: 0,
  ETBlockGbBlockOrderChange: 0,
  ETGBNoticeSizeChange: 0,
};

/** Merges the entries of a builder's settings into those before. A field that the builder omits keeps its value. */
export const mergeSettings = (before: readonly StickyEntry[], sent: readonly StickyEntry[]): StickyEntry[] =>
  sent.map((entry) => {
    const old = before.find(({ id }) => id === entry.id);
    const next = { ...entry, fields: { ...old?.fields, ...entry.fields } };
    return old && JSON.stringify(old) === JSON.stringify(next) ? old : next;
  });

/** Listens to the builder. @param onScroll called when the element that scrolls the preview scrolls @returns the function that stops listening */
export function observeBuilder(
  element: Element,
  onChange: () => void,
  onSettings: (settings: unknown) => void,
  onScroll: () => void,
): () => void {
  const view = element.ownerDocument.defaultView as Window;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (callback: () => void, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      callback();
    }, delay);
    timers.add(timer);
  };
  const scroller = observeScroller(view, onScroll);
  function change(): void {
    scroller.update();
    onChange();
  }
  const off = [
    scroller.stop,
    keepEditedStyles(element),
    listen(view, SETTINGS_EVENT, (event) => {
      const { settings } = (event as CustomEvent).detail ?? {};
      later(() => onSettings(settings), SETTINGS);
    }),
    ...Object.entries(CHANGES).map(([type, delay]) => listen(view, type, () => later(change, delay))),
  ];
  // Settings that were sent before are lost, unless somebody sends them again.
  view.dispatchEvent(new CustomEvent('enliven:listen', { detail: { type: SETTINGS_EVENT } }));
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const stop of off) stop();
  };
}
