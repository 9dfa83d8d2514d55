/** Which builder is on the page, how it shows it, and what scrolls there. */
export { editorCanvas, isBlockEditor, motionTracker } from './block-editor';
export {
  builderContext,
  builderParams,
  type Context,
  contextFor,
  isBuilder,
  isContext,
  type PageKind,
  siteTheme,
} from './context';
export {
  adminBarHeight,
  BAR_POSITIONS,
  type BarPosition,
  barPosition,
  deviceAt,
  EDITOR_DELAYS,
  EDITOR_SIZES,
  isTouchScreen,
  previewWidth,
} from './screen';
export {
  editorContent,
  initialScrollLocation,
  isPreviewMode,
  isScrollLocation,
  PREVIEW_MODES,
  type PreviewMode,
  previewMode,
  type ScrollLocation,
  scaledScroll,
  scrollElement,
  scrollLocation,
  scrollTarget,
  topWindow,
} from './scroll';
