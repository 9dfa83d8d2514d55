/** Lazy loading of everything that matches a selector: from waiting to loaded, and back. */
import { type EntryOptions, entryObserver } from './entry-observer';
import type { LazyLoadInstance } from './instance';
import { restore, setSource, toggleClass } from './originals';
import { boxOf, EAGER, isBot, isSeen, UNTOUCHED } from './rules';
import { attributeOf, classesOf, type Happening, type LazyLoadSettings, type Part, type Shown } from './settings';
import { carriers, reload, setSources } from './sources';
import { resetStatus, setStatus, statusOf } from './status';

type Callback = (...all: unknown[]) => void;
type Crossing = Partial<IntersectionObserverEntry>;

/** What is on the first screen is looked for among so many: nothing else may wait for that. */
const ENOUGH = 100;

/**
 * Starts at once.
 *
 * @param elements instead of those that match
 * @param quiet without callbacks
 */
export function createLazyLoad(
  settings: LazyLoadSettings = {},
  elements?: Iterable<Element>,
  quiet?: boolean,
): LazyLoadInstance {
  const { container = document, threshold = 300, use_native: native, load_hidden: hidden } = settings;
  const root = container === document ? null : (container as Element);
  const end = new AbortController();
  /** Those that have not come as far as they can. */
  let waiting = new Set<HTMLElement>();
  /** Those of them being fetched, with what stops listening to that. */
  const fetching = new Map<HTMLElement, AbortController>();
  /** Elements that are ours, and whether they are near. */
  const near = new WeakMap<Element, boolean>();
  /** Hidden elements, by what they show together with. */
  const covered = new WeakMap<Element, Set<HTMLElement>>();
  /** What has changed will be looked at in this frame. */
  let due = 0;
  let starting = true;

  const instance: LazyLoadInstance = {
    get loadingCount() {
      return fetching.size;
    },
    get toLoadCount() {
      return waiting.size;
    },
    update,
    loadAll,
    restoreAll: () => ours('*').forEach(release),
    destroy() {
      for (const each of [entries, crossings, changes]) each.disconnect();
      end.abort();
    },
  };

  const read = (element: Element, part: Part) => element.getAttribute(attributeOf(settings, part));

  /** Calls `callback_<what>` and sends `lazy:<what>`, from the element if there is one. */
  function tell(what: Happening, ...args: [element?: HTMLElement, entry?: Crossing]): void {
    // Who asks for an instance wants to have it before anything is said about it.
    if (starting) {
      queueMicrotask(() => tell(what, ...args));
      return;
    }
    try {
      if (!quiet) (settings[`callback_${what}`] as Callback | null | undefined)?.(...args, instance);
    } catch (error) {
      // Whatever a site does in there, the other elements load.
      reportError(error);
    }
    const event = new CustomEvent(`lazy:${what}`, { bubbles: true, detail: { instance } });
    (args[0] ?? container).dispatchEvent(event);
  }

  const ours = (rule: string) =>
    [...container.querySelectorAll<HTMLElement>(rule)].filter((element) => near.has(element));

  /** Those nobody has touched, among those given or all. */
  const pick = (list?: Iterable<Element>) =>
    (list
      ? [...list].filter((element) => element.matches(UNTOUCHED))
      : [...container.querySelectorAll(`:is(${settings.elements_selector ?? '.lazy'})${UNTOUCHED}`)]) as HTMLElement[];

  function show(element: Element, state: Shown, on = true): void {
    for (const name of classesOf(settings, state)) toggleClass(element, name, on);
  }

  function become(element: HTMLElement, state: 'loading' | 'loaded' | 'error' | 'applied'): void {
    show(element, state);
    setStatus(element, state);
    tell(state, element);
  }

  /** @returns whether it was being fetched */
  function drop(element: HTMLElement): boolean {
    waiting.delete(element);
    fetching.get(element)?.abort();
    return fetching.delete(element);
  }

  /** It has come as far as it can. */
  function complete(element: HTMLElement, status?: 'loaded' | 'error' | 'applied'): void {
    drop(element);
    if (settings.unobserve_completed !== false) crossings.unobserve(element);
    if (status) {
      show(element, 'loading', false);
      become(element, status);
      if (status === 'error' && settings.restore_on_error) {
        takeBack(element);
        show(element, 'entered');
        show(element, status);
      }
    }
    if (!native && !waiting.size) tell('finish');
  }

  function takeBack(element: HTMLElement): void {
    carriers(element).forEach(restore);
    reload(element);
  }

  /** Makes an element as the server printed it, @returns whether it was being fetched. */
  function release(element: HTMLElement): boolean {
    near.set(element, false);
    takeBack(element);
    resetStatus(element);
    return drop(element);
  }

  function cancel(element: HTMLElement, entry?: Crossing): void {
    if (near.has(element) && release(element)) tell('cancel', element, entry);
  }

  /** The browser decides when. */
  const isLeft = (element: HTMLElement) => native && 'loading' in (element as object);

  function load(element: HTMLElement): void {
    if (!near.has(element)) near.set(element, false);
    const left = isLeft(element);
    if (left && !element.matches(EAGER)) setSource(element, 'loading', 'lazy');
    const target = setSources(element, read) || (left && element);
    if (!target || target === 'applied') {
      complete(element, target || undefined);
      return;
    }
    const stop = new AbortController();
    fetching.set(element, stop);
    // Where a video is to fetch nothing ahead there are no data to wait for.
    for (const event of ['error', 'load', (target as HTMLVideoElement).preload === 'none' ? 'loadstart' : 'loadeddata'])
      target.addEventListener(
        event,
        ({ type, target: from }) => {
          // A video has failed when the last of its sources has; what a page puts into an object is its own matter.
          if (from === target || (from as Element).matches('video>source:last-of-type'))
            complete(element, type === 'error' ? type : 'loaded');
        },
        { capture: true, signal: stop.signal },
      );
    if (left) {
      setStatus(element, 'native');
      return;
    }
    become(element, 'loading');
    // An address that was there already may not be fetched again, and then no event comes.
    queueMicrotask(() => {
      const { complete: isComplete, naturalWidth } = element as HTMLImageElement;
      if (isComplete && naturalWidth && fetching.has(element)) complete(element, 'loaded');
    });
  }

  /** @param entry without an observer's, the part of it that is known */
  function enter(element: HTMLElement, entry: Crossing = { target: element, isIntersecting: true }): void {
    if (near.get(element)) return;
    const status = statusOf(element);
    // Somebody else was faster.
    if (status && !near.has(element)) {
      complete(element);
      return;
    }
    near.set(element, true);
    show(element, 'entered');
    show(element, 'exited', false);
    if (!settings.unobserve_entered) crossings.observe(element);
    if (!status) setStatus(element, 'entered');
    tell('enter', element, entry);
    if (!status) load(element);
  }

  const arrive = (element: HTMLElement) => waiting.has(element) && enter(element);

  function exit(element: HTMLElement, entry: Crossing): void {
    // What is hidden is nowhere, so it cannot leave.
    if (!near.get(element) || (hidden && !boxOf(element))) return;
    near.set(element, false);
    if (settings.cancel_on_exit !== false && fetching.has(element) && element.matches(`img:not(${EAGER})`)) {
      cancel(element, entry);
      waiting.add(element);
      show(element, 'entered');
    }
    show(element, 'exited');
    tell('exit', element, entry);
  }

  const range: EntryOptions = {
    root,
    rootMargin: settings.thresholds || `${threshold}px`,
    load: (cover) => (covered.get(cover) ?? [cover as HTMLElement]).forEach(arrive),
  };
  const watchCrossings = () =>
    new IntersectionObserver((found) => {
      for (const entry of found) (entry.isIntersecting ? enter : exit)(entry.target as HTMLElement, entry);
    }, range);
  let crossings: IntersectionObserver;
  try {
    crossings = watchCrossings();
  } catch {
    range.rootMargin = `${+threshold || 300}px`;
    crossings = watchCrossings();
  }
  const entries = entryObserver(range);

  function watch(element: HTMLElement): void {
    let cover = element;
    if (hidden) {
      while (!boxOf(cover) && cover.parentElement) cover = cover.parentElement;
      covered.set(cover, (covered.get(cover) ?? new Set()).add(element));
    }
    entries.observe(cover);
  }

  /** At once and by the browser's own code: there may be thousands. */
  function wait(list: HTMLElement[]): void {
    if (list[0]) waiting = new Set([...waiting, ...list]);
  }

  function loadAll(list?: Iterable<Element>): void {
    const found = pick(list);
    wait(found);
    found.forEach(load);
  }

  function update(list?: Iterable<Element>): void {
    if (isBot()) {
      loadAll(list);
      return;
    }
    let found = pick(list);
    if (native) {
      found.filter(isLeft).forEach(load);
      found = found.filter((element) => 'src' in element && !isLeft(element));
    }
    wait(found);
    const now = found.filter((element, at) => {
      watch(element);
      return element.matches(EAGER) || (at < ENOUGH && !root && starting && isSeen(element));
    });
    now.forEach(arrive);
  }

  function follow(): void {
    due = 0;
    for (const element of waiting)
      if (!element.isConnected) {
        cancel(element);
        complete(element);
      }
    update();
  }

  const changes = new MutationObserver((records) => {
    for (const { attributeName, target } of records) if (attributeName) cancel(target as HTMLElement);
    if (!due) due = requestAnimationFrame(follow);
  });
  if (settings.observe)
    changes.observe(container, {
      childList: true,
      subtree: true,
      attributeFilter: [attributeOf(settings, 'src'), attributeOf(settings, 'bg')],
    });

  addEventListener('beforeprint', () => loadAll(), end);
  addEventListener(
    'online',
    () => {
      // Browsers never fetch for an object again.
      const failed = ours('[data-ll-status=error]:not(object)');
      failed.forEach(release);
      update(failed);
    },
    end,
  );

  update(elements);
  starting = false;
  return instance;
}
