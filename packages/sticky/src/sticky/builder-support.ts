/** Supports a builder's preview: its settings, its events and the edited state (docs/reference/sticky.md#builders). Lazy part: fetched in builders. */
import { $builder, type BuilderContext, matches, membersOf, queryAll, type Scope } from '@enliven/core';
import { previewMode, scrollElement, scrollLocation, topWindow } from '@enliven/core/previews';
import type { marginAt } from './activation-range';
import type { Member } from './member';
import type { StickyEntry } from './sticky-setting';
import type { Styles } from './stuck-element';

/** Visible part of a preview, in CSS pixels of the preview. */
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
 * @param marginWhen `marginAt`, passed as an argument so that this file does not import the page's code
 * @returns undefined if the page scrolls itself
 */
export function framedStyles(
  styles: Styles,
  { edge, margin, height, ranges }: Member,
  marginWhen: typeof marginAt,
): Styles | undefined {
  const position = framePosition();
  if (!position || !edge || !ranges) return undefined;
  const { y, height: windowHeight } = position;
  const offset = Number.parseFloat(`${styles[edge]}`) + margin;
  const limitMargin = marginWhen(ranges, edge, y);
  const top = edge === 'top' ? y + offset + limitMargin : y + windowHeight - offset - height - limitMargin;
  return {
    ...styles,
    top: `${top}px`,
    bottom: 'auto',
    [`margin-${edge}`]: '0px',
    translate: undefined,
    'will-change': 'top',
  };
}

/** Listens to the element that scrolls the preview. @returns the function that finds that element again */
function observeScroller(view: Window, scope: Scope, onScroll: () => void): () => void {
  let stopListening = () => {};
  function stop(): void {
    stopListening();
    frame = undefined;
  }
  function update(): void {
    stop();
    frame = previewFrame(view, $builder.get() as BuilderContext);
    if (frame) stopListening = scope.on(frame.scroller, 'scroll', onScroll);
  }
  update();
  scope.add(stop);
  return update;
}

const EDITED = '.et_pb_sticky--editing';

/** Keeps the sticky classes of a module while its sticky state is edited (docs/reference/sticky.md#classes-and-events). */
export function keepEditedStyles(root: Element, scope: Scope): void {
  const kept = new Map<Element, Scope>();

  function updateKept(): void {
    for (const [element, claims] of kept) {
      if (matches(element, EDITED)) continue;
      kept.delete(element);
      claims.dispose();
    }
    for (const element of queryAll(root, `${EDITED}.et_pb_sticky`)) {
      if (kept.has(element)) continue;
      const claims = scope.open();
      for (const name of [...element.classList])
        if (/^et_pb_sticky(--(top|bottom|top_bottom))?$/.test(name)) claims.claim(element, `class:${name}`, true);
      kept.set(element, claims);
    }
  }

  const observer = new MutationObserver(updateKept);
  observer.observe(root, { subtree: true, attributeFilter: ['class'] });
  scope.add(() => observer.disconnect());
  updateKept();
}

const SETTINGS_EVENT = 'ETBuilderStickySettingsSyncs';
/** Milliseconds until changed settings are applied. */
const SETTINGS_DELAY = 10;
/** Event that changes the preview's layout → milliseconds until it has changed. */
const CHANGES: Readonly<Record<string, number>> = {
  et_fb_root_did_mount: 0,
  et_fb_init_app_after: 0,
  et_fb_preview_mode_changed: 2000,
  ETBFBMetaboxSortStopped: 0,
  ETBlockGbBlockOrderChange: 0,
  ETGBNoticeSizeChange: 0,
};

/** Merges new settings of a builder into the previous entries. A field that the builder omits keeps its value. */
export const mergeSettings = (before: readonly StickyEntry[], sent: readonly StickyEntry[]): StickyEntry[] =>
  sent.map((entry) => {
    const old = before.find(({ id }) => id === entry.id);
    const next = { ...entry, fields: { ...old?.fields, ...entry.fields } };
    return old && JSON.stringify(old) === JSON.stringify(next) ? old : next;
  });

/** Listens to the builder. @param onScroll called when the element that scrolls the preview scrolls */
export function observeBuilder(
  element: Element,
  scope: Scope,
  onChange: () => void,
  onSettings: (settings: unknown) => void,
  onScroll: () => void,
): void {
  const view = membersOf(element).ownerDocument.defaultView as Window;
  const updateScroller = observeScroller(view, scope, onScroll);
  function change(): void {
    updateScroller();
    onChange();
  }
  keepEditedStyles(element, scope);
  scope.on(view, SETTINGS_EVENT, (event) => {
    const { settings } = (event as CustomEvent).detail ?? {};
    scope.timeout(() => onSettings(settings), SETTINGS_DELAY);
  });
  for (const [type, delay] of Object.entries(CHANGES)) scope.on(view, type, () => scope.timeout(change, delay));
  // The builder may have sent settings before, so this requests them again.
  view.dispatchEvent(new CustomEvent('enliven:listen', { detail: { type: SETTINGS_EVENT } }));
}
