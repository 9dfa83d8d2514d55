/** What elements of a builder's canvas move against: the window around it, as long as that is what scrolls (docs/reference/shared.md#previews). */
import { type BuilderContext, listen } from '@enliven/core';
import { previewMode, scrollElement, scrollLocation, topWindow } from '@enliven/core/previews';
import { frameDriver, type Scroller } from './frame-driver';
import { type Ground, windowGround } from './ground';
import { LOOK_AHEAD_ZOOMED, PREVIEW_SHIFT } from './rare-constants';

/** Where the canvas begins in what scrolls around it, in pixels on the screen. */
function canvasTop(view: Window, top: Window, element: Element | null): number {
  let offset = element ? element.scrollTop - element.getBoundingClientRect().top : top.scrollY;
  for (let at = view; at !== top; at = at.parent) offset += at.frameElement?.getBoundingClientRect().top ?? 0;
  return offset;
}

function surroundings(view: Window, context: BuilderContext, zoom: number): Pick<Ground, 'frame'> {
  const top = topWindow(view);
  const element = scrollElement(context, top);
  let begin = 0;
  const scroller: Scroller = {
    y: () => ((element?.scrollTop ?? top.scrollY) - begin) * zoom,
    listen: (onScroll) => listen(element ?? top, 'scroll', onScroll),
  };
  const drive = frameDriver(scroller);
  return {
    frame() {
      begin = canvasTop(view, top, element);
      const height = (element?.clientHeight ?? top.innerHeight) * zoom;
      return { height, header: context === 'lbp' ? -PREVIEW_SHIFT : 0, drive };
    },
  };
}

export interface BuilderGround extends Ground {
  /** The preview may look different: what scrolls is looked for again. */
  change(): void;
}

export function builderGround(view: Window, context: BuilderContext): BuilderGround {
  const own = windowGround(view.document);
  function look(): Ground {
    const mode = previewMode(view);
    const isFramed = scrollLocation(context, mode) === 'top' && topWindow(view) !== view;
    const zoom = mode === 'zoom' ? 2 : 1;
    const { frame } = isFramed ? surroundings(view, context, zoom) : own;
    return { ahead: zoom === 2 ? LOOK_AHEAD_ZOOMED : own.ahead, frame };
  }
  let now = look();
  return {
    get ahead() {
      return now.ahead;
    },
    frame: (onReady) => now.frame(onReady),
    change() {
      now = look();
    },
  };
}
