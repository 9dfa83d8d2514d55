/** Writes to the server's elements so that all of it can be restored: their status, and their sources, which are attributes or a background. */
import type { Part } from './settings';

/** Element → the function that undoes its writes, the last first. */
const undos = new WeakMap<Element, () => void>();

/**
 * Writes to the server's elements so that all of it can be restored; also their status.
 *
 * @param name the attribute that changes
 * @param change makes the change; called again to undo it if another script has written since
 * @param owner what the element belongs to, by which it is taken back
 */
export const write = (element: Element, name: string, change: (back: boolean) => void, owner = element): void => {
  const was = element.getAttribute(name);
  change(false);
  const now = element.getAttribute(name);
  const before = undos.get(owner);
  if (was !== now)
    undos.set(owner, () => {
      if (element.getAttribute(name) !== now) change(true);
      else if (was === null) element.removeAttribute(name);
      else element.setAttribute(name, was);
      before?.();
    });
};

export const writeAttribute = (element: Element, name: string, value: string, owner?: Element): void =>
  write(element, name, (back) => back || element.setAttribute(name, value), owner);

/** Restores the server's bytes; if another script has written, only our changes are undone. */
export const restore = (owner: Element): void => {
  undos.get(owner)?.();
  undos.delete(owner);
  // Videos apply new sources only after `load()`.
  (owner as Partial<HTMLVideoElement>).load?.();
};

/** How far an element is; it stands on the element, where style sheets and other scripts read it. */
export const STATUS = 'data-ll-status';

/** How far an element is, as `data-ll-status` says it. */
export type Status = 'entered' | 'loading' | 'loaded' | 'applied' | 'error' | 'native';

/** Returns the status; null for an untouched element. */
export const statusOf = (element: Element): string | null => element.getAttribute(STATUS);

export const setStatus = (element: Element, status: Status): void => writeAttribute(element, STATUS, status);

/** Makes it untouched, so that `update()` takes it again. */
export const resetStatus = (element: Element): void => element.removeAttribute(STATUS);

/** In the order they are set: an address before its candidates would be fetched for nothing. */
export const PARTS: readonly Part[] = ['poster', 'sizes', 'srcset', 'src', 'bg', 'bg_multi', 'bg_set'];

/** Sets the sources. @returns the element that dispatches `load`; `applied` if none does; undefined if there was nothing to set */
export const setSources = (
  element: HTMLElement,
  read: (element: Element, part: Part) => string | null,
): Element | 'applied' | undefined => {
  let target: Element | 'applied' | undefined;
  for (const carrier of [...(element.closest('picture') ?? element).querySelectorAll(':scope>source'), element])
    for (const part of PARTS) {
      const name = 'data' in carrier ? 'data' : part;
      const value = name in carrier && read(carrier, part);
      if (value) {
        writeAttribute(carrier, name, value === 'auto' ? `${element.clientWidth}px` : value, element);
        target = element;
      }
    }
  (element as Partial<HTMLVideoElement>).load?.();
  const set = read(element, 'bg_set');
  // The last kind decides where there are several.
  const many = set ? `image-set(${set.replaceAll('|', '),image-set(')})` : read(element, 'bg_multi');
  const url = !many && read(element, 'bg');
  const image = url ? `url(${CSS.escape(url)})` : many;
  if (image && !target) {
    write(element, 'style', (back) => {
      element.style.backgroundImage = back ? '' : image;
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
