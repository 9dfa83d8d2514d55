/** Sizes of previews, of their surroundings and of the builder's windows (docs/reference/builder-previews.md#sizes), and scroll containers (docs/reference/builder-previews.md#scroll-locations). */
import type { Device } from '@enliven/values/builder';
import { type Context, type ScrollLocation, scrollElement, scrollLocation, topWindow } from './context';

/** Widths, in pixels, up to which a preview is a tablet or a phone. */
const LIMITS = { portrait: { tablet: 768, phone: 479 }, landscape: { tablet: 980, phone: 767 } } as const;

/** The device that a preview of this width stands for. @param isLandscape whether it is turned on its side @default false */
export function deviceAt(width: number, isLandscape = false): Device {
  const { tablet, phone } = LIMITS[isLandscape ? 'landscape' : 'portrait'];
  if (width <= phone) return 'phone';
  return width <= tablet ? 'tablet' : 'desktop';
}

/** Width of a preview in pixels; undefined where it is as wide as there is room. */
export const previewWidth = (mode: string, isLandscape = false): number | undefined =>
  mode === 'tablet' || mode === 'phone' ? LIMITS[isLandscape ? 'landscape' : 'portrait'][mode] : undefined;

/** Widest window, in pixels, in which a touch screen gets the small builder. */
const TOUCH_WIDTH = 1024;

/** Whether the builder is used by touch on a small screen. */
export function isTouchScreen({ document, innerWidth }: Window): boolean {
  try {
    document.createEvent('TouchEvent');
    return innerWidth <= TOUCH_WIDTH;
  } catch {
    return false;
  }
}

/** Height of the admin bar. In the theme builder it is not in the page that asks. */
export const adminBarHeight = (context: Context, document: Document): number =>
  context === 'tb' ? 32 : (document.getElementById('wpadminbar')?.clientHeight ?? 0);

/** Places where the bar with the settings of the page may be. */
export const BAR_POSITIONS = ['corner', 'left-corner', 'right-corner', 'right', 'vertical'] as const;
/** A place where the bar with the settings of the page may be. */
export type BarPosition = (typeof BAR_POSITIONS)[number];

/** Returns the position of the page settings bar, from its class. */
export const barPosition = ({ classList }: Element): BarPosition | undefined =>
  BAR_POSITIONS.find((position) => classList.contains(`et-fb-page-settings-bar--${position}`));

/** Sizes of the builder's windows in pixels. */
export const EDITOR_SIZES = {
  expandedModal: 1200,
  modalHeader: 56,
  modalFooter: 40,
  dropdown: 20,
  dropdownWide: 23,
  outerSpacing: 200,
  settingsBar: 100,
  handle: 30,
} as const;

/** Milliseconds after which sliders are measured again, and after which a closing window is gone. */
export const EDITOR_DELAYS = { sliderHeight: 600, modalClose: 600 } as const;

/** The ways a builder shows a page. */
export const PREVIEW_MODES = ['wireframe', 'zoom', 'desktop', 'tablet', 'phone'] as const;
/** A way a builder shows a page. */
export type PreviewMode = (typeof PREVIEW_MODES)[number];

/** Whether the word names a preview mode. */
export const isPreviewMode = (word: unknown): word is PreviewMode => PREVIEW_MODES.some((mode) => mode === word);

/** Whether the word names a scroll location; settings with any other are refused. */
export const isScrollLocation = (word: unknown): word is ScrollLocation => word === 'app' || word === 'top';

/** The location when the page loads. @param preferred the mode that the person has chosen for new pages */
export const initialScrollLocation = (context: Context, preferred: string): ScrollLocation =>
  scrollLocation(context, context === 'fe' || context === 'lbp' ? 'desktop' : preferred);

/** A distance that was scrolled, in pixels of the page: in zoom everything is half as large. */
export const scaledScroll = (mode: string, distance: number): number => (mode === 'zoom' ? distance * 2 : distance);

/** The window or element that scrolls the page. */
export function scrollTarget(view: Window, context: Context, mode: string): Window | Element {
  if (scrollLocation(context, mode) === 'app') return view;
  const top = topWindow(view);
  return scrollElement(context, top) ?? top;
}
