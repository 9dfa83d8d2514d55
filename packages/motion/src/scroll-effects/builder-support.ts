/** Runs scroll effects in a builder's preview with the builder's settings (docs/reference/shared.md#previews). Lazy part: fetched in builders. */
import { asList, asRecord, type BuilderContext, closestTo, listen, matches, type Scope } from '@enliven/core';
import { previewMode, scrollElement, scrollLocation, topWindow } from '@enliven/core/previews';
import type { ScrollSource } from './frame-driver';
import type { Entry, Lists } from './lists';
import type { ScrollViewport } from './scroll-viewport';

/** Code of the page's own effects. */
export type PreviewCode = typeof import('./preview-code');

/** Pixels below the window within which animations are started in a builder's zoomed preview. */
const LOOK_AHEAD_ZOOMED = 1500;
/** Pixels above the page in a block editor. */
const PREVIEW_SHIFT = 100;
/** Milliseconds until a builder has changed its preview. */
const PREVIEW_DELAY = 2000;

/** Returns the top of the canvas in its scroll container, in screen pixels. */
function canvasTop(view: Window, top: Window, scroller: Element | null): number {
  let offset = scroller ? scroller.scrollTop - scroller.getBoundingClientRect().top : top.scrollY;
  for (let at = view; at !== top; at = at.parent) offset += at.frameElement?.getBoundingClientRect().top ?? 0;
  return offset;
}

function frameViewport(
  view: Window,
  context: BuilderContext,
  zoom: number,
  { frameDriver }: PreviewCode,
): Pick<ScrollViewport, 'measure'> {
  const top = topWindow(view);
  const container = scrollElement(context, top);
  let canvasStart = 0;
  const scroller: ScrollSource = {
    y: () => ((container?.scrollTop ?? top.scrollY) - canvasStart) * zoom,
    listen: (onScroll) => listen(container ?? top, 'scroll', onScroll),
  };
  const driver = frameDriver(scroller);
  return {
    measure() {
      canvasStart = canvasTop(view, top, container);
      const height = (container?.clientHeight ?? top.innerHeight) * zoom;
      return { height, header: context === 'lbp' ? -PREVIEW_SHIFT : 0, driver };
    },
  };
}

export interface BuilderViewport extends ScrollViewport {
  /** Finds the scroll container again, after the preview has changed. */
  update(): void;
}

export function builderViewport(view: Window, context: BuilderContext, code: PreviewCode): BuilderViewport {
  const own = code.windowViewport(view.document);
  function currentViewport(): ScrollViewport {
    const mode = previewMode(view);
    const isFramed = scrollLocation(context, mode) === 'top' && topWindow(view) !== view;
    const zoom = mode === 'zoom' ? 2 : 1;
    const { measure } = isFramed ? frameViewport(view, context, zoom, code) : own;
    return { lookAhead: zoom === 2 ? LOOK_AHEAD_ZOOMED : own.lookAhead, measure };
  }
  let viewport = currentViewport();
  return {
    get lookAhead() {
      return viewport.lookAhead;
    },
    measure: (onReady) => viewport.measure(onReady),
    update() {
      viewport = currentViewport();
    },
  };
}

/** Matches ids of theme builder templates. Until the builder sends settings, only these are the server's. */
const TEMPLATE_PART = /_tb_(header|body|footer)$/;

function templateLists({ legacy, native }: Lists): Lists {
  const ofServer = (id: unknown) => TEMPLATE_PART.test(`${id}`);
  const devices = Object.entries(asRecord(legacy)).map(([device, list]) => [
    device,
    asList(list).filter((entry) => ofServer((Object(entry) as Entry).id)),
  ]);
  return {
    legacy: Object.fromEntries(devices),
    native: Object.fromEntries(Object.entries(asRecord(native)).filter(([id]) => ofServer(id))),
  };
}

const SETTINGS_EVENT = 'ETBuilderScrollSettingsSyncs';

/** Runs scroll effects in a preview. */
export function runBuilderSupport(
  root: Element,
  scope: Scope,
  printed: Lists,
  context: BuilderContext,
  code: PreviewCode,
): void {
  const { normalizeLists, createScrollController } = code;
  const view = root.ownerDocument.defaultView as Window;
  const viewport = builderViewport(view, context, code);
  let lists = normalizeLists(templateLists(printed));
  let cancelUpdate = () => {};
  const { setLists } = createScrollController(root, scope, lists, {
    viewport,
    // The builder might save the classes.
    marked: new Set(),
    isExcluded: (element) => closestTo(element, '[data-enliven-ignore]') !== null,
  });

  scope.on(view, SETTINGS_EVENT, (event) => {
    // A wireframe shows no final layout.
    if (matches(view.document.documentElement, '.et-fb-preview--wireframe')) return;
    const { settings } = asRecord((event as CustomEvent).detail);
    // The settings are one of the two kinds of lists.
    const isLegacy = Object.values(asRecord(settings)).some(Array.isArray);
    lists = normalizeLists(isLegacy ? { legacy: settings } : { native: settings });
    setLists(lists);
  });
  scope.on(view, 'et_fb_preview_mode_changed', () => {
    cancelUpdate();
    cancelUpdate = scope.timeout(() => {
      viewport.update();
      setLists(lists);
    }, PREVIEW_DELAY);
  });
  // The builder may have sent settings before, so this requests them again.
  view.dispatchEvent(new CustomEvent('enliven:listen', { detail: { type: SETTINGS_EVENT } }));
}
