/** Counts event listeners on the window, the document and what is in it. */

type Listener = { target: EventTarget; type: string; listener: unknown; capture: boolean };

const captures = (options: unknown) =>
  typeof options === 'object' && options !== null
    ? Boolean((options as AddEventListenerOptions).capture)
    : Boolean(options);

/**
 * Watches `addEventListener` from now on.
 *
 * @returns `left` names the listeners that were added and are still there on this page; `stop` ends the watching
 */
export function countListeners(): { left(): string[]; stop(): void } {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const open: Listener[] = [];
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    open.findIndex((o) => o.target === target && o.type === type && o.listener === listener && o.capture === capture);

  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const target = this ?? window;
    if (listener && find(target, type, listener, captures(options)) < 0) {
      open.push({ target, type, listener, capture: captures(options) });
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    const target = this ?? window;
    const at = find(target, type, listener, captures(options));
    if (at >= 0) open.splice(at, 1);
    return remove.call(target, type, listener, options);
  };
  return {
    left: () =>
      open
        .filter(({ target }) => !(target instanceof Node) || target.getRootNode() === document)
        .map(({ target, type }) => `${type} on ${target instanceof Element ? target.outerHTML.slice(0, 60) : target}`),
    stop() {
      EventTarget.prototype.addEventListener = add;
      EventTarget.prototype.removeEventListener = remove;
    },
  };
}
