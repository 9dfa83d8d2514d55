/** Reversible writes to the server's elements: their status, and their sources, which are attributes or a background. */
import type { Part } from './settings';

/** Element → the function that undoes its writes, the newest first. */
const undoByElement = new WeakMap<Element, () => void>();

/**
 * Writes to a server's element so that the write can be undone.
 *
 * @param name the attribute that changes
 * @param change makes the change; called again to undo it if another script has written since
 * @param owner element whose `restore` undoes the write
 */
export const write = (element: Element, name: string, change: (isUndo: boolean) => void, owner = element): void => {
  const before = element.getAttribute(name);
  change(false);
  const after = element.getAttribute(name);
  const undoEarlier = undoByElement.get(owner);
  if (before !== after)
    undoByElement.set(owner, () => {
      if (element.getAttribute(name) !== after) change(true);
      else if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
      undoEarlier?.();
    });
};

export const writeAttribute = (element: Element, name: string, value: string, owner?: Element): void =>
  write(element, name, (isUndo) => isUndo || element.setAttribute(name, value), owner);

/** Restores the server's markup; if another script has written, undoes only our changes. */
export const restore = (owner: Element): void => {
  undoByElement.get(owner)?.();
  undoByElement.delete(owner);
  // Videos apply new sources only after `load()`.
  (owner as Partial<HTMLVideoElement>).load?.();
};

/** Attribute of the status, which style sheets and other scripts read. */
export const STATUS = 'data-ll-status';

/** Value of `data-ll-status`. */
export type Status = 'entered' | 'loading' | 'loaded' | 'applied' | 'error' | 'native';

/** Returns the status; null for an untouched element. */
export const statusOf = (element: Element): string | null => element.getAttribute(STATUS);

export const setStatus = (element: Element, status: Status): void => writeAttribute(element, STATUS, status);

/** Resets the status, so that `update()` adds the element again. */
export const resetStatus = (element: Element): void => element.removeAttribute(STATUS);

/** Parts in the order in which they are set: `src` before `srcset` would fetch an unused image. */
export const PARTS: readonly Part[] = ['poster', 'sizes', 'srcset', 'src', 'bg', 'bg_multi', 'bg_set'];

/** Sets the sources. @returns the element that dispatches `load`; `applied` if none does; `error` if a policy forbids it; undefined if there was nothing to set */
export const setSources = (
  element: HTMLElement,
  read: (element: Element, part: Part) => string | null,
): Element | 'applied' | 'error' | undefined => {
  let target: Element | 'applied' | undefined;
  for (const carrier of [...(element.closest('picture') ?? element).querySelectorAll(':scope>source'), element])
    for (const part of PARTS) {
      const name = 'data' in carrier ? 'data' : part;
      const value = name in carrier && read(carrier, part);
      if (value) {
        try {
          writeAttribute(carrier, name, value === 'auto' ? `${element.clientWidth}px` : value, element);
        } catch {
          // A policy for trusted types forbids addresses of plug-ins. Other elements still load.
          return 'error';
        }
        target = element;
      }
    }
  (element as Partial<HTMLVideoElement>).load?.();
  const set = read(element, 'bg_set');
  // The last kind takes precedence.
  const images = set ? `image-set(${set.replaceAll('|', '),image-set(')})` : read(element, 'bg_multi');
  const url = !images && read(element, 'bg');
  const image = url ? `url(${CSS.escape(url)})` : images;
  if (image && !target) {
    write(element, 'style', (isUndo) => {
      element.style.backgroundImage = isUndo ? '' : image;
    });
    target = 'applied';
    // Backgrounds dispatch no event, so the same address is loaded by an image.
    if (url) {
      const picture = new Image();
      picture.src = url;
      target = picture;
    }
  }
  return target;
};
