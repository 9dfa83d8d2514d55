/** Events as browsers send them: what a listener throws goes to the window, and the dispatch goes on. */

/** happy-dom is told by vitest to let it through to whoever dispatches, which ends React 18's work half way. */
export function dispatchAsBrowsersDo(): () => void {
  if (typeof document === 'undefined') return () => {};
  let owner: EventTarget = document;
  while (!Object.hasOwn(owner, 'dispatchEvent')) owner = Object.getPrototypeOf(owner);
  const { dispatchEvent } = owner;
  owner.dispatchEvent = function (this: EventTarget, event) {
    try {
      return dispatchEvent.call(this, event);
    } catch (error) {
      window.dispatchEvent(new ErrorEvent('error', { error }));
      return !event.defaultPrevented;
    }
  };
  return () => {
    owner.dispatchEvent = dispatchEvent;
  };
}
