/** How a builder shows the page, as behaviors read it: their code, under types of this package's own, which then needs no other. */
import * as core from '@enliven/core/previews';

/** `fe` is the public site, the others are builders and their previews. */
export type Context = 'fe' | 'vb' | 'bfb' | 'tb' | 'lbb' | 'lbp';

/** `app` is the canvas itself, `top` what surrounds it. */
export type ScrollLocation = 'app' | 'top';

/** Which window a builder's preview scrolls in: the outermost, or the one the page is in. */
export const scrollLocation: (context: Context, mode: string) => ScrollLocation = core.scrollLocation;

/** The outermost window, or the window itself where that has another origin. */
export const topWindow: (view: Window) => Window = core.topWindow;

/** How the builder shows the page: `wireframe`, `zoom`, `desktop`, `tablet` or `phone`. */
export const previewMode: (view: Window) => string = core.previewMode;

/** The content area of a block editor; null where there is none. */
export const editorContent: (document: Document) => Element | null = core.editorContent;

/** What scrolls around the canvas; null for the window. */
export const scrollElement: (context: Context, view: Window) => Element | null = core.scrollElement;
