/** Lazy loading of the elements that match a selector. */
import { type EntryOptions, entryObserver, MARKED, send } from './entry-observer';
import { foreignFrame } from './frames';
import {
  attributeOf,
  boxOf,
  EAGER,
  type EventName,
  IGNORED,
  isOnScreen,
  type LazyLoadInstance,
  type LazyLoadSettings,
  type Part,
  type Shown,
  usable,
} from './settings';
import { PARTS, restore, STATUS, setSources, setStatus, write, writeAttribute } from './sources';

type Callback = (...all: unknown[]) => void;
type Crossing = Partial<IntersectionObserverEntry>;

/** Number of elements among which those on the first screen are searched, so that the search is short. */
const FIRST_SCREEN_LIMIT = 50;

/**
 * Creates an instance, which starts at once.
 *
 * @param elements elements to load instead of those that match the selector
 * @param isQuiet calls no callbacks, and loads regardless of the position
 *
 * @example
 * ```ts
 * import { createLazyLoad } from '@enliven/lazyload';
 * const images = createLazyLoad({ elements_selector: 'img[data-src]', threshold: 300 });
 * images.update();
 * ```
 */
export function createLazyLoad(
  settings: LazyLoadSettings = {},
  elements?: Iterable<Element>,
  isQuiet?: boolean,
): LazyLoadInstance {
  const {
    container = document,
    elements_selector: selector = '.lazy',
    use_native: isNative,
    load_hidden: loadsHidden,
  } = settings;
  // Throws for an invalid selector, before anything is observed.
  new DocumentFragment().querySelector(selector);
  const root = container === document ? null : (container as Element);
  const end = new AbortController();
  /** Elements that are not loaded, applied or failed. */
  const waiting = new Set<HTMLElement>();
  /** Loading elements, with the controllers of their listeners. */
  const fetching = new Map<HTMLElement, AbortController>();
  /** Elements of this instance → whether they are near. */
  const near = new WeakMap<Element, boolean>();
  /** Request of the frame that handles changes; 0 if none. */
  let changeFrame = 0;
  let instance: LazyLoadInstance | undefined;

  /** Stops listening to a load. @returns whether the element was loading */
  const stopListening = (element: HTMLElement) => {
    // Without a reason, browsers create an error with a stack.
    fetching.get(element)?.abort(0);
    return fetching.delete(element);
  };

  const cancel = (element: HTMLElement, entry?: Crossing) => {
    if (release(element)?.[0]) dispatch('cancel', element, entry);
  };

  const setClass = (element: HTMLElement, state: Shown, isOn = true) => {
    for (const name of (settings[`class_${state}`] ?? state).split(' '))
      if (name) write(element, 'class', (isUndo) => element.classList.toggle(name, isOn !== isUndo));
  };

  const load = (element: HTMLElement) => {
    const foreign = foreignFrame(element, read(element, 'src'));
    if (!foreign) loadSources(element);
    // If the check fails to load, no frame of another host is loaded.
    else
      import('./may-frame')
        .then(({ mayFrame }) => mayFrame(element, foreign))
        .then(
          (isAllowed) => (isAllowed ? loadSources : complete)(element),
          () => complete(element),
        );
  };

  const loadSources = (element: HTMLElement) => {
    near.set(element, Boolean(near.get(element)));
    // The browser decides when to load the element.
    const isLeftToBrowser = isNative && 'loading' in element;
    if (isLeftToBrowser && !element.matches(EAGER)) writeAttribute(element, 'loading', 'lazy');
    const target = setSources(element, read) || (isLeftToBrowser && element);
    if (!(target as Element)?.matches) return complete(element, target as 'applied');
    // A video has failed when its last source has. A video that preloads nothing sends `suspend` instead of data.
    const stop = new AbortController();
    fetching.set(element, stop);
    for (const source of [target as Element, element.querySelector(':scope>source:last-of-type')])
      for (const event of ['error', 'load', 'loadeddata', 'suspend'])
        source?.addEventListener(event, () => complete(element, event === 'error' ? event : 'loaded'), stop);
    if (isLeftToBrowser) {
      waiting.delete(element);
      setStatus(element, 'native');
    } else setState(element, 'loading');
    // An address that the element had before may not be fetched again, so that no event follows.
    queueMicrotask(() => {
      if ((element as HTMLImageElement).complete && (element as HTMLImageElement).naturalWidth && fetching.has(element))
        complete(element, 'loaded');
    });
  };

  /** Completes an element: loaded, applied or failed. */
  const complete = (element: HTMLElement, status?: 'loaded' | 'error' | 'applied' | false) => {
    stopListening(element);
    waiting.delete(element);
    if (settings.unobserve_completed !== false) crossings.unobserve(element);
    if (status) {
      setClass(element, 'loading', false);
      if (status === 'error' && settings.restore_on_error) {
        restore(element);
        setClass(element, 'entered');
      }
      setState(element, status);
    }
    if (!isNative && !waiting.size) dispatch('finish');
  };

  const exit = (element: HTMLElement, entry: Crossing) => {
    // A hidden element has no position, so it cannot leave.
    if (!near.get(element) || (loadsHidden && !boxOf(element))) return;
    near.set(element, false);
    if (settings.cancel_on_exit !== false && fetching.has(element) && element.matches(`img:not(${EAGER})`)) {
      cancel(element, entry);
      setClass(element, 'entered');
    }
    setState(element, 'exit', entry);
  };

  /** Restores an element. @returns undefined for elements of others, else a list with whether it was loading */
  const release = (element: HTMLElement) => {
    if (!near.has(element)) return;
    near.set(element, false);
    restore(element);
    return [stopListening(element)];
  };

  /** @param entry the observer's; without one, the known part of it */
  const enter = (element: HTMLElement, entry: Crossing = { isIntersecting: true }) => {
    if (near.get(element)) return;
    const status = element.getAttribute(STATUS);
    // Another script has loaded the element.
    if (status && !near.has(element)) {
      complete(element);
      return;
    }
    near.set(element, true);
    setClass(element, 'exited', false);
    if (!settings.unobserve_entered) crossings.observe(element);
    if (!status) setStatus(element, 'entered');
    setState(element, 'enter', entry);
    if (!status) load(element);
  };

  const enterWaiting = (element: HTMLElement) => waiting.has(element) && enter(element);

  /** Returns the element to observe: the element, or the ancestor in which it is hidden. */
  const observedElement = (element: HTMLElement): HTMLElement =>
    boxOf(element) || !element.parentElement ? element : observedElement(element.parentElement);

  /** Calls `callback_<name>` and dispatches `lazy:<name>` on the element or the container. */
  const dispatch = (name: EventName, ...args: [element?: HTMLElement, entry?: Crossing]): void => {
    // Callbacks run after the constructor has returned the instance.
    if (!instance) {
      queueMicrotask(() => dispatch(name, ...args));
      return;
    }
    try {
      if (!isQuiet) (settings[`callback_${name}`] as Callback | null | undefined)?.(...args, instance);
    } catch (error) {
      // After an error in a callback, other elements still load.
      reportError(error);
    }
    send(args[0] ?? container, `lazy:${name}`, instance);
  };

  /** Runs one query for each selector: browsers index classes and attributes, but search the whole page for a list. */
  const queryEach = (rules: string) =>
    rules.split(',').flatMap((rule) => [...container.querySelectorAll<HTMLElement>(rule)]);

  const read = (element: Element, part: Part) =>
    (devicePixelRatio > 1 && element.getAttribute(attributeOf(settings, `${part}_hidpi`))) ||
    element.getAttribute(attributeOf(settings, part));

  /** Sets a state, its class and its event. @param entry for enter and exit; other states are also stored as status */
  const setState = (
    element: HTMLElement,
    state: 'enter' | 'exit' | 'loading' | 'loaded' | 'error' | 'applied',
    entry?: Crossing,
  ) => {
    setClass(element, (entry ? `${state}ed` : state) as Shown);
    if (!entry) setStatus(element, state as 'loading');
    dispatch(state, element, entry);
  };

  /**
   * Adds elements. There may be thousands, so each is passed to functions of the browser without our code in between.
   *
   * @param all loads them regardless of their position, as for crawlers, which do not scroll
   */
  const addElements = (
    list?: Iterable<Element>,
    all = /bot|crawl|spider/i.test(navigator.userAgent) || !('onscroll' in window),
  ): void => {
    let found = usable([...(list ?? container.querySelectorAll(selector))] as HTMLElement[]);
    // On most pages no element is ignored, and one query is faster than a check of each element.
    if (list || isNative || queryEach(IGNORED)[0])
      found = found.filter((element) => !element.matches(IGNORED) && (!isNative || all || 'src' in element));
    const onScreen = found.slice(0, instance || all || root ? 0 : FIRST_SCREEN_LIMIT).filter(isOnScreen);
    found.forEach(waiting.add, waiting);
    if (isNative || all)
      found = found.filter((element) => {
        if (!all && !('loading' in element)) return true;
        load(element);
        return false;
      });
    (loadsHidden ? found.map(observedElement) : found).forEach(entries.observe, entries);
    for (const element of queryEach(MARKED)) if (found.includes(element as HTMLElement)) crossings.observe(element);
    onScreen.forEach(enterWaiting);
    queryEach(EAGER).forEach(enterWaiting);
  };

  const onChanges = () => {
    if (!changeFrame) return;
    changeFrame = 0;
    for (const element of waiting)
      if (!element.isConnected) {
        cancel(element);
        complete(element);
      }
    addElements();
  };

  let crossings!: IntersectionObserver;
  let range!: EntryOptions;
  const pixels = `${settings.threshold ?? 300}px`;
  // Uses the first valid margin. Each invalid one costs as much time as a thousand images.
  for (const rootMargin of [settings.thresholds ?? pixels, pixels, '300px'])
    try {
      range = {
        root,
        rootMargin,
        load: loadsHidden
          ? (observed) => [...waiting].filter((element) => observedElement(element) === observed).forEach(enterWaiting)
          : enterWaiting,
      };
      crossings = new IntersectionObserver((found) => {
        for (const entry of found) (entry.isIntersecting ? enter : exit)(entry.target as HTMLElement, entry);
      }, range);
      break;
    } catch {}
  const entries = entryObserver(range);

  const changes = new MutationObserver((records) => {
    for (const { attributeName, target } of records) if (attributeName) cancel(target as HTMLElement);
    changeFrame ||= requestAnimationFrame(onChanges);
  });
  if (settings.observe)
    changes.observe(container, {
      childList: true,
      subtree: true,
      attributeFilter: PARTS.map((part) => attributeOf(settings, part)),
    });

  addEventListener('beforeprint', () => instance?.loadAll(), end);
  // Browsers never fetch the data of an object again.
  addEventListener('online', () => addElements(queryEach('[data-ll-status=error]:not(object)').filter(release)), end);

  addElements(elements, isQuiet);
  instance = {
    get toLoadCount() {
      return waiting.size;
    },
    get loadingCount() {
      return fetching.size;
    },
    update: addElements,
    loadAll: (list) => addElements(list, true),
    restoreAll: () => queryEach('*').forEach(release),
    destroy() {
      changeFrame = 0;
      for (const observer of [entries, crossings, changes]) observer.disconnect();
      end.abort();
    },
  };
  return instance;
}
