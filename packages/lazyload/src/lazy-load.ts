/** Lazy loading of everything that matches a selector: from waiting to loaded, and back. */
import { backgroundOf } from './background';
import { entryObserver } from './entry-observer';
import type { LazyLoadInstance } from './instance';
import { onLoad } from './load-events';
import { restore, setBackground, setSource, toggleClass } from './originals';
import { EAGER, isBot, isSeen, UNTOUCHED } from './rules';
import { attributeOf, classesOf, type LazyLoadSettings, type Part, type Shown } from './settings';
import { carriers, isMedia, reload, setSources } from './sources';
import { resetStatus, setStatus, statusOf } from './status';
import { type Tell, teller } from './tell';

type Crossing = Partial<IntersectionObserverEntry>;

/** What is on the first screen is looked for among so many: nothing else may wait for that. */
const ENOUGH = 100;

/** So many are begun to be watched in a frame: no frame waits for thousands. */
const SLICE = 400;

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
  /** Elements that are ours, and whether they are near. */
  const near = new WeakMap<Element, boolean>();
  /** Hidden elements, by what they show together with. */
  const covered = new WeakMap<Element, Set<HTMLElement>>();
  let starting = true;
  /** Those to be watched from the next frames on. */
  let queue: HTMLElement[] = [];
  /** What has changed will be looked at in the next frame. */
  let due = false;

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
      end.abort();
      queue = [];
      entries.disconnect();
      crossings.disconnect();
      changes.disconnect();
    },
  };

  const say = teller(settings, container, instance, quiet);
  // Who asks for an instance wants to have it before anything is said about it.
  const tell: Tell = (...words) => (starting ? queueMicrotask(() => say(...words)) : say(...words));

  const read = (element: Element, part: Part) => element.getAttribute(attributeOf(settings, part));

  const ours = (rule: string) =>
    [...container.querySelectorAll<HTMLElement>(rule)].filter((element) => near.has(element));

  /** Those a rule holds for, among those given or all. */
  const pick = (rule: string, list?: Iterable<Element>) =>
    (list
      ? [...list].filter((element) => element.matches(rule))
      : [...container.querySelectorAll(`:is(${selector})${rule}`)]) as HTMLElement[];

  function show(element: Element, state: Shown, on = true): void {
    for (const name of classesOf(settings, state)) toggleClass(element, name, on);
  }

  function become(element: HTMLElement, state: 'loading' | 'loaded' | 'error' | 'applied'): void {
    show(element, state);
    setStatus(element, state);
    tell(state, element);
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
      become(element, status);
    }
    if (status === 'error' && settings.restore_on_error) {
      takeBack(element);
      show(element, 'entered');
      show(element, status);
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
    waiting.delete(element);
    near.set(element, false);
    takeBack(element);
    resetStatus(element);
  }

  /** The browser decides when. */
  const isLeft = (element: HTMLElement) => native && 'loading' in (element as object);

  function load(element: HTMLElement): void {
    near.set(element, near.get(element) ?? false);
    if (isLeft(element) && !element.matches(EAGER)) setSource(element, 'loading', 'lazy');
    let target = element;
    if (isMedia(element)) {
      if (!setSources(element, read) && !native) {
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
      // Whether a background has loaded is not told, but somebody who asks for the same is.
      const probe = new Image();
      probe.src = url;
      target = probe;
    }
    fetching.set(
      element,
      onLoad(target, (status) => complete(element, status)),
    );
    if (isLeft(element)) {
      setStatus(element, 'native');
      return;
    }
    become(element, 'loading');
    // An address that was there already may not be fetched again, and then no event comes.
    queueMicrotask(() => {
      const { complete: isComplete, naturalWidth } = element as HTMLImageElement;
      if (fetching.has(element) && isComplete && naturalWidth) complete(element, 'loaded');
    });
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
  function arrive(element: HTMLElement): void {
    if (waiting.has(element)) enter(element, { target: element, isIntersecting: true });
  }

  function exit(element: HTMLElement, entry: Crossing): void {
    // What is hidden is nowhere, so it cannot leave.
    if (!near.get(element) || (settings.load_hidden && !element.getClientRects()[0])) return;
    near.set(element, false);
    if (settings.cancel_on_exit !== false && fetching.has(element) && element.matches(`img:not(${EAGER})`)) {
      release(element);
      waiting.add(element);
      show(element, 'entered');
      tell('cancel', element, entry);
    }
    show(element, 'exited');
    tell('exit', element, entry);
  }

  function cross(found: IntersectionObserverEntry[]): void {
    for (const entry of found)
      (entry.isIntersecting || entry.intersectionRatio > 0 ? enter : exit)(entry.target as HTMLElement, entry);
  }

  const { threshold = 300, thresholds } = settings;
  const within = (rootMargin: string) => new IntersectionObserver(cross, { root, rootMargin });
  let crossings: IntersectionObserver;
  try {
    crossings = within(thresholds || `${threshold}px`);
  } catch {
    crossings = within(`${Number(threshold) || 300}px`);
  }

  const entries = entryObserver(root, crossings.rootMargin, (cover) => (covered.get(cover) ?? [cover]).forEach(arrive));

  function watch(element: HTMLElement): void {
    let cover: HTMLElement = element;
    if (settings.load_hidden) {
      while (!cover.getClientRects()[0] && cover.parentElement) cover = cover.parentElement;
      covered.set(cover, (covered.get(cover) ?? new Set()).add(element));
    }
    entries.observe(cover);
  }

  function watchSome(): void {
    for (const element of queue.splice(0, SLICE)) if (waiting.has(element)) watch(element);
    if (queue[0]) requestAnimationFrame(watchSome);
  }

  function loadAll(list?: Iterable<Element>): void {
    for (const element of pick(UNTOUCHED, list)) {
      waiting.add(element);
      load(element);
    }
  }

  function update(list?: Iterable<Element>): void {
    if (isBot()) {
      loadAll(list);
      return;
    }
    const found = pick(UNTOUCHED, list);
    const now = pick(EAGER, list);
    for (const element of found) {
      if (waiting.has(element) || (native && (isLeft(element) || element.tagName !== 'VIDEO'))) continue;
      waiting.add(element);
      queue.push(element);
    }
    if (starting && !root) now.push(...queue.slice(0, ENOUGH).filter(isSeen));
    watchSome();
    now.forEach(arrive);
    if (native) found.filter(isLeft).forEach(load);
  }

  /** Leaves the page, or what is to be loaded is something else now. */
  function lose(element: HTMLElement): void {
    if (fetching.has(element)) tell('cancel', element, undefined);
    if (near.has(element)) release(element);
  }

  function follow(): void {
    due = false;
    for (const element of waiting) {
      if (element.isConnected) continue;
      lose(element);
      complete(element);
    }
    update();
  }

  const changes = new MutationObserver((records) => {
    for (const { attributeName, target } of records) if (attributeName) lose(target as HTMLElement);
    if (due) return;
    due = true;
    requestAnimationFrame(follow);
  });
  const attributeFilter = [attributeOf(settings, 'src'), attributeOf(settings, 'bg')];
  if (settings.observe) changes.observe(container, { childList: true, subtree: true, attributeFilter });

  const { signal } = end;
  addEventListener('beforeprint', () => loadAll(), { signal });
  const again = () => {
    // Browsers never fetch for an object again.
    const failed = ours('[data-ll-status=error]:not(object)');
    failed.forEach(release);
    update(failed);
  };
  addEventListener('online', again, { signal });

  update(elements);
  starting = false;
  return instance;
}
