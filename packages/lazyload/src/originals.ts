/** Writes to the server's elements so that all of it can be restored; also their status. */

/** What takes back what was written for an element, the last first. */
const undos = new WeakMap<Element, () => void>();

/**
 * @param name the attribute that changes
 * @param change makes the change; where somebody else has written since, it is called once more to undo what it can
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

/** Byte for byte, unless somebody else has written there: then only what is ours is taken back. */
export const restore = (owner: Element): void => {
  undos.get(owner)?.();
  undos.delete(owner);
  // What is set is only acted on by videos when they are told.
  (owner as Partial<HTMLVideoElement>).load?.();
};

/** How far an element is; it stands on the element, where style sheets and other scripts read it. */
export const STATUS = 'data-ll-status';

/** How far an element is, as `data-ll-status` says it. */
export type Status = 'entered' | 'loading' | 'loaded' | 'applied' | 'error' | 'native';

/** Null as long as nobody has touched it. */
export const statusOf = (element: Element): string | null => element.getAttribute(STATUS);

export const setStatus = (element: Element, status: Status): void => writeAttribute(element, STATUS, status);

/** Makes it untouched, so that `update()` takes it again. */
export const resetStatus = (element: Element): void => element.removeAttribute(STATUS);
