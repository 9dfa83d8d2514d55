/** Lazy loading of everything that matches a selector: from waiting to loaded, and back. */
import { type EntryOptions, entryObserver, MARKED, send } from './entry-observer';
import { foreignFrame } from './frames';
import {
  attributeOf,
  boxOf,
  EAGER,
  type EventName,
  isSeen,
  type LazyLoadInstance,
  type LazyLoadSettings,
  type Part,
  type Shown,
  TAKEN,
} from './settings';
import { PARTS, restore, STATUS, setSources, setStatus, write, writeAttribute } from './sources';

type Image = HTMLImageElement;
type Callback = (...all: unknown[]) => void;
type Crossing = Partial<IntersectionObserverEntry>;

/** What is on the first screen is looked for among so many: nothing else may wait for that. */
const ENOUGH = 50;

/**
 * Starts at once.
 *
 * @param elements instead of those that match
 * @param quiet without callbacks, and wherever they are
 */
export function createLazyLoad(
  settings: LazyLoadSettings = {},
  elements?: Iterable<Element>,
  quiet?: boolean,
): LazyLoadInstance {
  const {
    container = document,
    elements_selector: selector = '.lazy',
    use_native: native,
    load_hidden: hidden,
  } = settings;
  // Throws for a selector that is none, before anything is observed.
  new DocumentFragment().querySelector(selector);
  const root = container === document ? null : (container as Element);
  const end = new AbortController();
  /** Those that have not come as far as they can. */
  const waiting = new Set<HTMLElement>();
  /** Those of them being fetched, with what stops listening to that. */
  const fetching = new Map<HTMLElement, AbortController>();
  /** Elements that are ours, and whether they are near. */
  const near = new WeakMap<Element, boolean>();
  /** What has changed will be looked at in this frame. */
  let due = 0;
  let instance: LazyLoadInstance | undefined;

  /** @returns whether it was being fetched */
  const drop = (element: HTMLElement) => {
    // With a reason of its own: without, browsers make an error with all that was called.
    fetching.get(element)?.abort(0);
    return fetching.delete(element);
  };

  const cancel = (element: HTMLElement, entry?: Crossing) => {
    if (release(element)?.[0]) dispatch('cancel', element, entry);
  };

  const show = (element: HTMLElement, state: Shown, on = true) => {
    for (const name of (settings[`class_${state}`] ?? state).split(' '))
      if (name) write(element, 'class', (back) => element.classList.toggle(name, on !== back));
  };

  const load = (element: HTMLElement) => {
    const foreign = foreignFrame(element, read(element, 'src'));
    if (!foreign) loadSources(element);
    // Without the rule no frame of another host is loaded.
    else
      import('./may-frame')
        .then(({ mayFrame }) => mayFrame(element, foreign))
        .then(
          (may) => (may ? loadSources : complete)(element),
          () => complete(element),
        );
  };

  const loadSources = (element: HTMLElement) => {
    near.set(element, Boolean(near.get(element)));
    // The browser decides when.
    const left = native && 'loading' in element;
    if (left && !element.matches(EAGER)) writeAttribute(element, 'loading', 'lazy');
    const target = setSources(element, read) || (left && element);
    if (!(target as Element)?.matches) return complete(element, target as 'applied');
    // A video has failed when the last of its sources has.
    // Where it is to fetch nothing ahead there are no data to wait for, and it says so.
    const stop = new AbortController();
    fetching.set(element, stop);
    for (const source of [target as Element, element.querySelector(':scope>source:last-of-type')])
      for (const event of ['error', 'load', 'loadeddata', 'suspend'])
        source?.addEventListener(event, () => complete(element, event === 'error' ? event : 'loaded'), stop);
    if (left) {
      waiting.delete(element);
      setStatus(element, 'native');
    } else become(element, 'loading');
    // An address that was there already may not be fetched again, and then no event comes.
    queueMicrotask(() => {
      if ((element as Image).complete && (element as Image).naturalWidth && fetching.has(element))
        complete(element, 'loaded');
    });
  };

  /** It has come as far as it can. */
  const complete = (element: HTMLElement, status?: 'loaded' | 'error' | 'applied' | false) => {
    drop(element);
    waiting.delete(element);
    if (settings.unobserve_completed !== false) crossings.unobserve(element);
    if (status) {
      show(element, 'loading', false);
      if (status === 'error' && settings.restore_on_error) {
        restore(element);
        show(element, 'entered');
      }
      become(element, status);
    }
    if (!native && !waiting.size) dispatch('finish');
  };

  const exit = (element: HTMLElement, entry: Crossing) => {
    // What is hidden is nowhere, so it cannot leave.
    if (!near.get(element) || (hidden && !boxOf(element))) return;
    near.set(element, false);
    if (settings.cancel_on_exit !== false && fetching.has(element) && element.matches(`img:not(${EAGER})`)) {
      cancel(element, entry);
      show(element, 'entered');
    }
    become(element, 'exit', entry);
  };

  /** Makes an element as the server printed it, @returns nothing if it is not ours, else whether it was being fetched. */
  const release = (element: HTMLElement) => {
    if (!near.has(element)) return;
    near.set(element, false);
    restore(element);
    return [drop(element)];
  };

  /** @param entry without an observer's, the part of it that is known */
  const enter = (element: HTMLElement, entry: Crossing = { isIntersecting: true }) => {
    if (near.get(element)) return;
    const status = element.getAttribute(STATUS);
    // Another script has loaded it.
    if (status && !near.has(element)) {
      complete(element);
      return;
    }
    near.set(element, true);
    show(element, 'exited', false);
    if (!settings.unobserve_entered) crossings.observe(element);
    if (!status) setStatus(element, 'entered');
    become(element, 'enter', entry);
    if (!status) load(element);
  };

  const arrive = (element: HTMLElement) => waiting.has(element) && enter(element);

  /** What an element is watched by: itself, or what it is hidden in. */
  const coverOf = (element: HTMLElement): HTMLElement =>
    boxOf(element) || !element.parentElement ? element : coverOf(element.parentElement);

  /** Calls `callback_<what>` and sends `lazy:<what>`, from the element if there is one. */
  const dispatch = (what: EventName, ...args: [element?: HTMLElement, entry?: Crossing]): void => {
    // Callbacks run after the constructor has returned the instance.
    if (!instance) {
      queueMicrotask(() => dispatch(what, ...args));
      return;
    }
    try {
      if (!quiet) (settings[`callback_${what}`] as Callback | null | undefined)?.(...args, instance);
    } catch (error) {
      // Whatever a site does in there, the other elements load.
      reportError(error);
    }
    send(args[0] ?? container, `lazy:${what}`, instance);
  };

  /** One query for each: browsers know where a class or an attribute is, but go through the whole page for a list. */
  const each = (rules: string) =>
    rules.split(',').flatMap((rule) => [...container.querySelectorAll<HTMLElement>(rule)]);

  const read = (element: Element, part: Part) =>
    (devicePixelRatio > 1 && element.getAttribute(attributeOf(settings, `${part}_hidpi`))) ||
    element.getAttribute(attributeOf(settings, part));

  /** @param entry for what comes and goes; the rest is a state, which the element keeps */
  const become = (
    element: HTMLElement,
    what: 'enter' | 'exit' | 'loading' | 'loaded' | 'error' | 'applied',
    entry?: Crossing,
  ) => {
    show(element, (entry ? `${what}ed` : what) as Shown);
    if (!entry) setStatus(element, what as 'loading');
    dispatch(what, element, entry);
  };

  /**
   * There may be thousands: what is done for each of them is the browser's own code, called without ours between.
   *
   * @param all loads them wherever they are, as for programs that read pages without scrolling
   */
  const addElements = (
    list?: Iterable<Element>,
    all = /bot|crawl|spider/i.test(navigator.userAgent) || !('onscroll' in window),
  ): void => {
    let found = [...(list ?? container.querySelectorAll(selector))] as HTMLElement[];
    // Untouched elements: on most pages all of them, which one query finds out faster than a check of each.
    if (list || native || each(TAKEN)[0])
      found = found.filter((element) => !element.matches(TAKEN) && (!native || all || 'src' in element));
    const now = found.slice(0, instance || all || root ? 0 : ENOUGH).filter(isSeen);
    found.forEach(waiting.add, waiting);
    if (native || all)
      found = found.filter((element) => {
        if (!all && !('loading' in element)) return true;
        load(element);
        return false;
      });
    (hidden ? found.map(coverOf) : found).forEach(entries.observe, entries);
    for (const element of each(MARKED)) if (found.includes(element as HTMLElement)) crossings.observe(element);
    now.forEach(arrive);
    each(EAGER).forEach(arrive);
  };

  const onChanges = () => {
    if (!due) return;
    due = 0;
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
  // The first that is a margin at all. Each that is none costs a start as much as a thousand images.
  for (const rootMargin of [settings.thresholds ?? pixels, pixels, '300px'])
    try {
      range = {
        root,
        rootMargin,
        load: hidden ? (cover) => [...waiting].filter((element) => coverOf(element) === cover).forEach(arrive) : arrive,
      };
      crossings = new IntersectionObserver((found) => {
        for (const entry of found) (entry.isIntersecting ? enter : exit)(entry.target as HTMLElement, entry);
      }, range);
      break;
    } catch {}
  const entries = entryObserver(range);

  const changes = new MutationObserver((records) => {
    for (const { attributeName, target } of records) if (attributeName) cancel(target as HTMLElement);
    due ||= requestAnimationFrame(onChanges);
  });
  if (settings.observe)
    changes.observe(container, {
      childList: true,
      subtree: true,
      attributeFilter: PARTS.map((part) => attributeOf(settings, part)),
    });

  addEventListener('beforeprint', () => instance?.loadAll(), end);
  // Browsers never fetch for an object again.
  addEventListener('online', () => addElements(each('[data-ll-status=error]:not(object)').filter(release)), end);

  addElements(elements, quiet);
  instance = {
    get toLoadCount() {
      return waiting.size;
    },
    get loadingCount() {
      return fetching.size;
    },
    update: addElements,
    loadAll: (list) => addElements(list, true),
    restoreAll: () => each('*').forEach(release),
    destroy() {
      due = 0;
      for (const each of [entries, crossings, changes]) each.disconnect();
      end.abort();
    },
  };
  return instance;
}
