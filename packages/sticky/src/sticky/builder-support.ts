/** Supports a builder's preview: its settings, its events and the edited state (docs/reference/sticky.md#builders). Lazy part: fetched in builders. */
import { claim, listen, type Release } from '@enliven/core';
import { observeScroller } from './preview-frame';
import type { StickyEntry } from './sticky-setting';

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

export { framedStyles, framePosition } from './preview-frame';
