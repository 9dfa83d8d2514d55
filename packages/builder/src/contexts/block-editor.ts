/** Finds the parts of WordPress's block editor (docs/reference/builder-previews.md#block-editor). */
import { editorContent, topWindow } from './previews';

/** Whether the page is, or is in, a block editor. */
export const isBlockEditor = (view: Window): boolean =>
  topWindow(view).document.querySelector('.edit-post-layout__content') !== null;

/** Content area of WordPress 5.4, in which another element scrolls what is written. */
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
