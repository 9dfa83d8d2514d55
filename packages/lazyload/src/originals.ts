/** Writes to the server's elements so that all of it can be restored; also their status. */

/** Element → the function that undoes its writes, the last first. */
const undos = new WeakMap<Element, () => void>();

/**
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
