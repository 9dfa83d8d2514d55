/** Counter of event listeners on the window, the document and its elements. */

type Listener = {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
  /** Signal that removes the listener when it is aborted. */
  signal: AbortSignal | undefined;
};

const captures = (options: unknown) =>
  typeof options === 'object' && options !== null
    ? Boolean((options as AddEventListenerOptions).capture)
    : Boolean(options);

const signalOf = (options: unknown) =>
  typeof options === 'object' && options !== null ? (options as AddEventListenerOptions).signal : undefined;

/** Objects that define the method themselves; happy-dom has several besides the global `EventTarget`. */
function owners(): Set<EventTarget> {
  const found = new Set<EventTarget>();
  for (const target of [EventTarget.prototype, globalThis, window, document]) {
    for (let at: EventTarget | null = target; at; at = Object.getPrototypeOf(at)) {
      if (Object.hasOwn(at, 'addEventListener')) found.add(at);
    }
  }
  return found;
}

/**
 * Watches `addEventListener` from now on.
 *
 * @returns `left` names the listeners that were added and are still there on this page; `stop` ends the watching
 */
export function countListeners(): { left(): string[]; stop(): void } {
  const open: Listener[] = [];
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    open.findIndex(
      (o) =>
        o.target === target &&
        o.type === type &&
        o.listener === listener &&
        o.capture === capture &&
        !o.signal?.aborted,
    );

  const undo = [...owners()].map((owner) => {
    const { addEventListener: add, removeEventListener: remove } = owner;
    owner.addEventListener = function (this: EventTarget, type, listener, options) {
      const target = this ?? window;
      if (listener && find(target, type, listener, captures(options)) < 0) {
        open.push({ target, type, listener, capture: captures(options), signal: signalOf(options) });
      }
      return add.call(target, type, listener, options);
    };
    owner.removeEventListener = function (this: EventTarget, type, listener, options) {
      const target = this ?? window;
      const at = find(target, type, listener, captures(options));
      if (at >= 0) open.splice(at, 1);
      return remove.call(target, type, listener, options);
    };
    return () => Object.assign(owner, { addEventListener: add, removeEventListener: remove });
  });
  return {
    left: () =>
      open
        .filter(({ signal }) => !signal?.aborted)
        // A signal belongs to its creator, such as the test runner.
        .filter(({ target }) => !(target instanceof AbortSignal))
        .filter(({ target }) => !(target instanceof Node) || target.getRootNode() === document)
        // React adds `selectionchange` once to each document in which it renders, and never removes it.
        .filter(({ target, type }) => target !== document || type !== 'selectionchange')
        .map(({ target, type }) => `${type} on ${target instanceof Element ? target.outerHTML.slice(0, 60) : target}`),
    stop() {
      for (const restore of undo) restore();
    },
  };
}
