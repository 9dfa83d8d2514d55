/** Detection of the builder (docs/reference/builder-previews.md#contexts) and of its view of the page. */
import * as core from '@enliven/core/previews';

/** Context of a page: `fe` is the public site, the others are builders and their previews. */
export type Context = 'fe' | 'vb' | 'bfb' | 'tb' | 'lbb' | 'lbp';

/** Window that scrolls: `app` is the page's own window, `top` the outermost window. */
export type ScrollLocation = 'app' | 'top';

/** Returns the window that scrolls a builder's preview. */
export const scrollLocation: (context: Context, mode: string) => ScrollLocation = core.scrollLocation;

/** Returns the outermost window, or the window itself if the outermost has another origin. */
export const topWindow: (view: Window) => Window = core.topWindow;

/** Returns the mode of the preview: `wireframe`, `zoom`, `desktop`, `tablet` or `phone`. */
export const previewMode: (view: Window) => string = core.previewMode;

/** Returns the content area of a block editor; null without an editor. */
export const editorContent: (document: Document) => Element | null = core.editorContent;

/** Returns the element that scrolls the canvas; null for the window. */
export const scrollElement: (context: Context, view: Window) => Element | null = core.scrollElement;

/** Whether the page is a block editor, or inside one (docs/reference/builder-previews.md#block-editor). */
export const isBlockEditor = (view: Window): boolean =>
  topWindow(view).document.querySelector('.edit-post-layout__content') !== null;

/** Content area of WordPress 5.4, in which another element scrolls the content. */
const SKELETON = 'block-editor-editor-skeleton__content';

/** Returns the element whose position scroll effects of a preview follow; null without an editor. */
export function motionTracker(document: Document): Element | null {
  const content = editorContent(document);
  const writing = content?.classList.contains(SKELETON) && content.querySelector('.block-editor-writing-flow');
  return writing || content;
}

/** Returns the frame in which the template editor shows a template. */
export const editorCanvas = (document: Document): HTMLIFrameElement | null =>
  document.querySelector('iframe[name="editor-canvas"]');

const CONTEXTS: readonly unknown[] = ['fe', 'vb', 'bfb', 'tb', 'lbb', 'lbp'];

/** Whether a value is the name of a context. */
export const isContext = (word: unknown): word is Context => CONTEXTS.includes(word);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns a variable that a script has declared. Browsers also define globals for ids, which authors choose. */
function ownVariable(view: Window, name: string): Record<string, unknown> | undefined {
  const value: unknown = Object.hasOwn(view, name) ? (view as unknown as Record<string, unknown>)[name] : undefined;
  return isRecord(value) ? value : undefined;
}

const PARAMS = 'et_builder_utils_params';

/** Returns the builder's data of the window, else of the outermost window. */
export const builderParams = (view: Window): Record<string, unknown> =>
  ownVariable(view, PARAMS) ?? ownVariable(topWindow(view), PARAMS) ?? {};

/** Returns the context that the builder has declared, else `fe`. */
export function builderContext(view: Window): Context {
  const { builderType } = builderParams(view);
  return isContext(builderType) ? builderType : 'fe';
}

/** Whether a context is an editor. The public site and the preview in a block editor are not. */
export const isBuilder = (context: Context): boolean => context !== 'fe' && context !== 'lbp';

/** Properties of a page that a server prints. */
export interface PageKind {
  /** Whether the page shows a layout block. */
  readonly isLayoutBlock?: boolean;
  /** Whether the shell of the theme builder is around the page. */
  readonly isThemeBuilder?: boolean;
  readonly isBackEnd?: boolean;
  readonly isVisual?: boolean;
}

/** Returns the context that a server declares for a page. */
export function contextFor({ isLayoutBlock, isThemeBuilder, isBackEnd, isVisual }: PageKind): Context {
  if (isLayoutBlock) return isThemeBuilder ? 'lbb' : 'lbp';
  if (isThemeBuilder) return 'tb';
  if (isBackEnd) return 'bfb';
  return isVisual ? 'vb' : 'fe';
}

/** Whether a value is true; WordPress prints scalars as text. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** Returns the theme of the site, if it is one of the two themes that contain the builder. */
export function siteTheme(view: Window): 'divi' | 'extra' | undefined {
  const { condition } = builderParams(view);
  const { diviTheme, extraTheme } = isRecord(condition) ? condition : {};
  if (isTrue(diviTheme)) return 'divi';
  return isTrue(extraTheme) ? 'extra' : undefined;
}
