/** Sizes of previews and of the builder's modals (docs/reference/builder-previews.md#sizes), and scroll containers (docs/reference/builder-previews.md#scroll-locations). */
import type { Device } from '@enliven/values/builder';
import { type Context, type ScrollLocation, scrollElement, scrollLocation, topWindow } from './context';

/** Maximum widths of tablet and phone previews in pixels. */
const LIMITS = { portrait: { tablet: 768, phone: 479 }, landscape: { tablet: 980, phone: 767 } } as const;

/** Returns the device for the width of a preview. @param isLandscape @default false */
export function deviceAt(width: number, isLandscape = false): Device {
  const { tablet, phone } = LIMITS[isLandscape ? 'landscape' : 'portrait'];
  if (width <= phone) return 'phone';
  return width <= tablet ? 'tablet' : 'desktop';
}

/** Returns the width of a preview in pixels; undefined for the full width. */
export const previewWidth = (mode: string, isLandscape = false): number | undefined =>
  mode === 'tablet' || mode === 'phone' ? LIMITS[isLandscape ? 'landscape' : 'portrait'][mode] : undefined;

/** Maximum window width in pixels at which a touch screen gets the small builder. */
const TOUCH_WIDTH = 1024;

/** Whether the builder runs on a small touch screen. */
export function isTouchScreen({ document, innerWidth }: Window): boolean {
  try {
    document.createEvent('TouchEvent');
    return innerWidth <= TOUCH_WIDTH;
  } catch {
    return false;
  }
}

/** Returns the height of the admin bar, which in the theme builder is not part of the document. */
export const adminBarHeight = (context: Context, document: Document): number =>
  context === 'tb' ? 32 : (document.getElementById('wpadminbar')?.clientHeight ?? 0);

/** Positions of the page settings bar. */
export const BAR_POSITIONS = ['corner', 'left-corner', 'right-corner', 'right', 'vertical'] as const;
/** Position of the page settings bar. */
export type BarPosition = (typeof BAR_POSITIONS)[number];

/** Returns the position of the page settings bar, from its class. */
export const barPosition = ({ classList }: Element): BarPosition | undefined =>
  BAR_POSITIONS.find((position) => classList.contains(`et-fb-page-settings-bar--${position}`));

/** Sizes of the builder's modals in pixels. */
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

/** Milliseconds until sliders are measured again, and until a closing modal is removed. */
export const EDITOR_DELAYS = { sliderHeight: 600, modalClose: 600 } as const;

/** Preview modes of a builder. */
export const PREVIEW_MODES = ['wireframe', 'zoom', 'desktop', 'tablet', 'phone'] as const;
/** Preview mode of a builder. */
export type PreviewMode = (typeof PREVIEW_MODES)[number];

/** Whether a value is the name of a preview mode. */
export const isPreviewMode = (word: unknown): word is PreviewMode => PREVIEW_MODES.some((mode) => mode === word);

/** Whether a value is the name of a scroll location; settings with other values are refused. */
export const isScrollLocation = (word: unknown): word is ScrollLocation => word === 'app' || word === 'top';

/** Returns the scroll location when the page loads. @param preferred mode that the user has chosen for new pages */
export const initialScrollLocation = (context: Context, preferred: string): ScrollLocation =>
  scrollLocation(context, context === 'fe' || context === 'lbp' ? 'desktop' : preferred);

/** Converts a scroll distance to pixels of the page, which zoom shows at half its size. */
export const scaledScroll = (mode: string, distance: number): number => (mode === 'zoom' ? distance * 2 : distance);

/** Returns the window or element that scrolls the page. */
export function scrollTarget(view: Window, context: Context, mode: string): Window | Element {
  if (scrollLocation(context, mode) === 'app') return view;
  const top = topWindow(view);
  return scrollElement(context, top) ?? top;
}
