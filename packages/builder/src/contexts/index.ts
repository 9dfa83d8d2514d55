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
  editorContent,
  previewMode,
  type ScrollLocation,
  scrollElement,
  scrollLocation,
  topWindow,
} from './previews';
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
  initialScrollLocation,
  isPreviewMode,
  isScrollLocation,
  PREVIEW_MODES,
  type PreviewMode,
  scaledScroll,
  scrollTarget,
} from './scroll';
