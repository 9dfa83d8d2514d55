/** Which builder is on the page (docs/reference/builder-previews.md#contexts), and how it shows the page. */
import * as core from '@enliven/core/previews';

/** `fe` is the public site, the others are builders and their previews. */
export type Context = 'fe' | 'vb' | 'bfb' | 'tb' | 'lbb' | 'lbp';

/** `app` is the canvas itself, `top` what surrounds it. */
export type ScrollLocation = 'app' | 'top';

/** Which window a builder's preview scrolls in: the outermost, or the one the page is in. */
export const scrollLocation: (context: Context, mode: string) => ScrollLocation = core.scrollLocation;

/** The outermost window, or the window itself where that has another origin. */
export const topWindow: (view: Window) => Window = core.topWindow;

/** Returns the mode of the preview: `wireframe`, `zoom`, `desktop`, `tablet` or `phone`. */
export const previewMode: (view: Window) => string = core.previewMode;

/** The content area of a block editor; null where there is none. */
export const editorContent: (document: Document) => Element | null = core.editorContent;

/** Returns the element that scrolls around the canvas; null for the window. */
export const scrollElement: (context: Context, view: Window) => Element | null = core.scrollElement;

/**
 * Finds the parts of WordPress's block editor (docs/reference/builder-previews.md#block-editor).
 * Whether the page is, or is in, a block editor.
 */
export const isBlockEditor = (view: Window): boolean =>
  topWindow(view).document.querySelector('.edit-post-layout__content') !== null;

/** Content area of WordPress 5.4, in which another element scrolls the content. */
const SKELETON = 'block-editor-editor-skeleton__content';

/** The element whose position scroll effects of a preview follow; null where there is no editor. */
export function motionTracker(document: Document): Element | null {
  const content = editorContent(document);
  const writing = content?.classList.contains(SKELETON) && content.querySelector('.block-editor-writing-flow');
  return writing || content;
}

/** The frame in which the editor of templates shows them. */
export const editorCanvas = (document: Document): HTMLIFrameElement | null =>
  document.querySelector('iframe[name="editor-canvas"]');

const CONTEXTS: readonly unknown[] = ['fe', 'vb', 'bfb', 'tb', 'lbb', 'lbp'];

/** Whether the word names a context. */
export const isContext = (word: unknown): word is Context => CONTEXTS.includes(word);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A variable that scripts have declared; browsers also define globals for ids, which authors choose. */
function ownVariable(view: Window, name: string): Record<string, unknown> | undefined {
  const value: unknown = Object.hasOwn(view, name) ? (view as unknown as Record<string, unknown>)[name] : undefined;
  return isRecord(value) ? value : undefined;
}

const PARAMS = 'et_builder_utils_params';

/** Returns the builder's data of the window, else of the outermost window. */
export const builderParams = (view: Window): Record<string, unknown> =>
  ownVariable(view, PARAMS) ?? ownVariable(topWindow(view), PARAMS) ?? {};

/** The context that the builder has declared; `fe` where it has declared none. */
export function builderContext(view: Window): Context {
  const { builderType } = builderParams(view);
  return isContext(builderType) ? builderType : 'fe';
}

/** Whether a context is an editor. The public site and the preview in a block editor are not. */
export const isBuilder = (context: Context): boolean => context !== 'fe' && context !== 'lbp';

/** Facts about a page that a server prints. */
export interface PageKind {
  /** A layout block is shown. */
  readonly isLayoutBlock?: boolean;
  /** The shell of the theme builder is around it. */
  readonly isThemeBuilder?: boolean;
  readonly isBackEnd?: boolean;
  readonly isVisual?: boolean;
}

/** The context that a server declares for a page. */
export function contextFor({ isLayoutBlock, isThemeBuilder, isBackEnd, isVisual }: PageKind): Context {
  if (isLayoutBlock) return isThemeBuilder ? 'lbb' : 'lbp';
  if (isThemeBuilder) return 'tb';
  if (isBackEnd) return 'bfb';
  return isVisual ? 'vb' : 'fe';
}

/** WordPress prints its scalars as text. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** The theme of the site, where it is one of the two that the builder belongs to. */
export function siteTheme(view: Window): 'divi' | 'extra' | undefined {
  const { condition } = builderParams(view);
  const { diviTheme, extraTheme } = isRecord(condition) ? condition : {};
  if (isTrue(diviTheme)) return 'divi';
  return isTrue(extraTheme) ? 'extra' : undefined;
}
