/** Lazy loading of everything that matches a selector: from waiting to loaded, and back. */
import { backgroundOf } from './background';
import { entryObserver } from './entry-observer';
import type { LazyLoadInstance } from './instance';
import { onLoad } from './load-events';
import { restore, setBackground, setSource, toggleClass } from './originals';
import { isApart, isBot, isEager } from './rules';
import { attributeOf, classesOf, type LazyLoadSettings, type Part, type Shown } from './settings';
import { carriers, isMedia, reload, setSources } from './sources';
import { resetStatus, setStatus, statusOf } from './status';
import { teller } from './tell';

type Crossing = Partial<IntersectionObserverEntry>;

/** So many in a row that are not on the first screen, and it is taken to have ended. */
const ENOUGH = 99;

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
  const { container = document, elements_selector: selector = '.lazy', use_native: native } = settings;
  const root = container === document ? null : (container as Element);
  const end = new AbortController();
  /** Those that have not come as far as they can. */
  const waiting = new Set<HTMLElement>();
  /** Those being fetched, with what stops listening to that. */
  const fetching = new Map<HTMLElement, AbortController>();
  const failed = new Set<HTMLElement>();
  /** Elements that are ours, and whether they are near. */
  const near = new WeakMap<Element, boolean>();
  /** Hidden elements, by what they show together with. */
  const covered = new WeakMap<Element, Set<HTMLElement>>();
  let starting = true;
  /** What has changed will be looked at in the next frame. */
  let due = false;

  const say = teller(settings, container, () => instance, quiet);
  // Who asks for an instance wants to have it before anything is said about it.
  const tell: typeof say = (...words) => (starting ? queueMicrotask(() => say(...words)) : say(...words));

  const read = (element: Element, part: Part) => element.getAttribute(attributeOf(settings, part));

  function show(element: Element, state: Shown, on = true): void {
    for (const name of classesOf(settings, state)) toggleClass(element, name, on);
  }

  function drop(element: HTMLElement): void {
    fetching.get(element)?.abort();
    fetching.delete(element);
  }

  /** It has come as far as it can. */
  function complete(element: HTMLElement, status?: 'loaded' | 'error' | 'applied'): void {
    drop(element);
    waiting.delete(element);
    entries.unobserve(element);
    if (settings.unobserve_completed !== false) crossings.unobserve(element);
    if (status) {
      show(element, 'loading', false);
      show(element, status);
      setStatus(element, status);
      tell(status, element);
    }
    if (status === 'error') {
      // Browsers never fetch for an object again.
      if (element.tagName !== 'OBJECT') failed.add(element);
      if (settings.restore_on_error) {
        takeBack(element);
        show(element, 'entered');
        show(element, status);
      }
    }
    if (!native && fetching.size + waiting.size === 0) tell('finish');
  }

  function takeBack(element: HTMLElement): void {
    carriers(element).forEach(restore);
    reload(element);
  }

  /** Makes an element as the server printed it. */
  function release(element: HTMLElement): void {
    drop(element);
    failed.delete(element);
    near.set(element, false);
    takeBack(element);
    resetStatus(element);
  }

  function listenTo(target: HTMLElement, element: HTMLElement): void {
    fetching.set(
      element,
      onLoad(target, (status) => complete(element, status)),
    );
  }

  /** The browser decides when. */
  const isLeft = (element: HTMLElement) => native && 'loading' in (element as object);

  function load(element: HTMLElement): void {
    near.set(element, near.get(element) ?? false);
    if (isLeft(element) && !isEager(element)) setSource(element, 'loading', 'lazy');
    let changes: boolean[] = [];
    if (isMedia(element)) {
      listenTo(element, element);
      changes = setSources(element, read);
      if (changes.length === 0 && !native) {
        complete(element);
        return;
      }
      reload(element);
    } else {
      const { image, url } = backgroundOf((part) => read(element, part));
      if (image) setBackground(element, image);
      if (!url) {
        complete(element, image ? 'applied' : undefined);
        return;
      }
      const probe = new Image();
      listenTo(probe, element);
      probe.src = url;
    }
    if (isLeft(element)) {
      setStatus(element, 'native');
      return;
    }
    show(element, 'loading');
    setStatus(element, 'loading');
    tell('loading', element);
    // An address that was there already may not be fetched again, and then no event comes.
    const { complete: isComplete, naturalWidth } = element as HTMLImageElement;
    if (!changes.includes(true) && isComplete && naturalWidth)
      queueMicrotask(() => fetching.has(element) && complete(element, 'loaded'));
  }

  function enter(element: HTMLElement, entry: Crossing): void {
    if (near.get(element)) return;
    const status = statusOf(element);
    // Somebody else was faster.
    if (status && !near.has(element)) {
      complete(element);
      return;
    }
    near.set(element, true);
    if (!status) setStatus(element, 'entered');
    show(element, 'entered');
    show(element, 'exited', false);
    if (!settings.unobserve_entered) crossings.observe(element);
    tell('enter', element, entry);
    if (!status) load(element);
  }

  /** Without an observer's entry: the part of it that is known. */
  const arrive = (element: HTMLElement) => enter(element, { target: element, isIntersecting: true });

  function exit(element: HTMLElement, entry: Crossing): void {
    // What is hidden is nowhere, so it cannot leave.
    if (!near.get(element) || (settings.load_hidden && !element.getClientRects()[0])) return;
    near.set(element, false);
    if (settings.cancel_on_exit !== false && element.tagName === 'IMG' && fetching.has(element) && !isEager(element)) {
      release(element);
      show(element, 'entered');
      tell('cancel', element, entry);
    }
    show(element, 'exited');
    tell('exit', element, entry);
  }

  const watchCrossings = (rootMargin: string) =>
    new IntersectionObserver(
      (found) => {
        for (const entry of found)
          (entry.isIntersecting || entry.intersectionRatio > 0 ? enter : exit)(entry.target as HTMLElement, entry);
      },
      { root, rootMargin },
    );
  let crossings: IntersectionObserver;
  try {
    crossings = watchCrossings(settings.thresholds || `${settings.threshold ?? 300}px`);
  } catch {
    crossings = watchCrossings('300px');
  }

  const entries = entryObserver(root, crossings.rootMargin, (cover) => {
    for (const element of covered.get(cover) ?? [cover]) if (waiting.has(element)) arrive(element);
  });

  function watch(element: HTMLElement): void {
    let cover: HTMLElement = element;
    if (settings.load_hidden) {
      while (!cover.getClientRects()[0] && cover.parentElement) cover = cover.parentElement;
      covered.set(cover, (covered.get(cover) ?? new Set()).add(element));
    }
    entries.observe(cover);
  }

  const untouched = (list: Iterable<Element> = container.querySelectorAll(selector)) =>
    ([...list] as HTMLElement[]).filter((element) => !statusOf(element) && !isApart(element));

  function loadAll(list?: Iterable<Element>): void {
    for (const element of untouched(list)) {
      waiting.add(element);
      load(element);
    }
  }

  /** On the first screen, before anybody scrolls. */
  function isSeen(element: Element): boolean {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  }

  function update(list?: Iterable<Element>): void {
    const found = untouched(list);
    if (isBot()) {
      loadAll(found);
      return;
    }
    const now: HTMLElement[] = [];
    let missed = starting && !root ? 0 : ENOUGH;
    for (const element of found) {
      if (native && (isLeft(element) || element.tagName !== 'VIDEO')) continue;
      waiting.add(element);
      if (isEager(element)) now.push(element);
      else if (missed < ENOUGH && isSeen(element)) {
        missed = 0;
        now.push(element);
      } else {
        missed++;
        watch(element);
      }
    }
    now.forEach(arrive);
    for (const element of found) if (isLeft(element)) load(element);
  }

  const listen = (type: string, listener: () => void) => addEventListener(type, listener, { signal: end.signal });
  listen('beforeprint', () => loadAll());
  listen('online', () => {
    const again = [...failed];
    again.forEach(release);
    update(again);
  });

  /** Leaves the page, or what is to be loaded is something else now. */
  function lose(element: HTMLElement): void {
    if (fetching.has(element)) tell('cancel', element, undefined);
    if (near.has(element)) release(element);
  }

  const changes = new MutationObserver((records) => {
    for (const { attributeName, target } of records) if (attributeName) lose(target as HTMLElement);
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      for (const element of waiting) {
        if (element.isConnected) continue;
        lose(element);
        complete(element);
      }
      update();
    });
  });
  const attributeFilter = [attributeOf(settings, 'src'), attributeOf(settings, 'bg')];
  if (settings.observe) changes.observe(container, { childList: true, subtree: true, attributeFilter });

  const instance: LazyLoadInstance = {
    get loadingCount() {
      return fetching.size;
    },
    get toLoadCount() {
      return waiting.size;
    },
    update,
    loadAll,
    restoreAll() {
      for (const element of container.querySelectorAll<HTMLElement>(`${selector},[data-ll-status]`))
        if (near.has(element)) release(element);
    },
    destroy() {
      end.abort();
      entries.disconnect();
      crossings.disconnect();
      changes.disconnect();
    },
  };
  update(elements);
  starting = false;
  return instance;
}
