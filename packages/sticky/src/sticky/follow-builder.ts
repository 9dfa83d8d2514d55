/** What a builder tells the preview of its page (docs/reference/sticky.md); fetched there only. */
import { listen } from '@enliven/core';
import { observeScroller } from './framed';
import { keepEditedStyles } from './keep-edited';
import { readSticky, type StickyEntry } from './read-sticky';

/** Milliseconds after which settings that have changed count. */
const SETTINGS = 10;
/** After these a preview may look different; with the milliseconds until it does. */
const CHANGES: Readonly<Record<string, number>> = {
  et_fb_root_did_mount: 0,
  et_fb_init_app_after: 0,
  et_fb_preview_mode_changed: 2000,
  ETBFBMetaboxSortStopped: 0,
  ETBlockGbBlockOrderChange: 0,
  ETGBNoticeSizeChange: 0,
};

/** What a builder sends stands for what was there; what it does not speak of stays as it was. */
export const mergeSettings = (before: readonly StickyEntry[], settings: unknown, onProblem: () => void): StickyEntry[] =>
  readSticky(settings, undefined, onProblem).map((entry) => {
    const old = before.find(({ id }) => id === entry.id);
    const next = { ...entry, fields: { ...old?.fields, ...entry.fields } };
    return old && JSON.stringify(old) === JSON.stringify(next) ? old : next;
  });

/** @param onScroll called when what is around a preview scrolls @returns the function that stops listening */
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
    listen(view, 'ETBuilderStickySettingsSyncs', (event) => {
      const { settings } = (event as CustomEvent).detail ?? {};
      later(() => onSettings(settings), SETTINGS);
    }),
    ...Object.entries(CHANGES).map(([type, delay]) => listen(view, type, () => later(change, delay))),
  ];
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const stop of off) stop();
  };
}
