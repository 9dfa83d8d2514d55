/** Implementation of `$.magnificPopup` and `$.fn.magnificPopup`, through which other scripts use the lightbox (docs/reference/legacy.md#lightbox). */
import { asNumber, asRecord, asText, matches, queryAll, type Scope } from '@enliven/core';
import { refresh } from './globals';

type Options = Record<string, unknown>;

interface Item {
  src: string;
  type: string;
  title: string;
}

const TYPES = ['image', 'iframe', 'inline', 'ajax'];
/** Elements that the lightbox behavior already handles. */
const HANDLED = '.et_post_gallery,a.et_pb_lightbox_image';

function itemOf(entry: unknown, type: unknown): Item {
  const link = entry instanceof Element ? entry : null;
  const item = link
    ? { src: link.getAttribute('data-mfp-src') ?? link.getAttribute('href'), title: link.getAttribute('title') }
    : asRecord(entry);
  const named = [asText(asRecord(item).type), asText(type)].find((name) => name && TYPES.includes(name));
  return { src: asText(item.src) ?? '', type: named ?? 'image', title: asText(item.title) ?? '' };
}

/** Creates hidden links for the items, since the lightbox opens links. */
function galleryOf(owner: Document, items: readonly Item[]): HTMLElement {
  const gallery = owner.createElement('div');
  gallery.className = 'et_post_gallery';
  gallery.hidden = true;
  for (const { src, type, title } of items) {
    const box = gallery.appendChild(owner.createElement('div'));
    box.className = 'et_pb_gallery_image';
    const link = box.appendChild(owner.createElement('a'));
    link.className = `mfp-${type}`;
    link.title = title;
    link.href = src;
    if (type === 'inline') link.setAttribute('href', src);
  }
  return gallery;
}

/** Creates the popup for jQuery. Disposing the scope removes an open popup and all listeners. */
export function createPopup(owner: Document, scope: Scope) {
  let release = () => {};
  const box = () => owner.querySelector('.mfp-wrap');
  const press = (selector: string) => owner.querySelector<HTMLElement>(selector)?.click();

  function open(options: Options, index?: unknown): void {
    release();
    const type = options.type ?? asRecord(options.items).type;
    const entries = Array.isArray(options.items) ? options.items : [options.items];
    const items = entries.map((item) => itemOf(item, type)).filter(({ src }) => src !== '');
    const gallery = galleryOf(owner, items);
    const focused = owner.activeElement;
    const at = Math.max(0, asNumber(index) ?? asNumber(options.index) ?? 0);
    const notify = (name: string) => {
      const callback = asRecord(options.callbacks)[name];
      if (typeof callback === 'function') callback.call(instance);
    };
    let shown = false;
    const observer = new MutationObserver(() => {
      if (shown === (box() !== null)) return;
      shown = !shown;
      notify(shown ? 'open' : 'close');
      if (shown) return;
      release();
      (focused as HTMLElement | null)?.focus?.({ preventScroll: true });
    });
    release = scope.add(() => {
      observer.disconnect();
      gallery.remove();
    });
    Object.assign(instance, { st: options, items, index: at, currItem: items[at] });
    owner.body.append(gallery);
    observer.observe(owner.body, { childList: true, subtree: true });
    refresh(owner, gallery);
    queryAll(gallery, 'a')[at]?.click();
  }

  const instance = {
    st: {} as Options,
    items: [] as Item[],
    index: 0,
    currItem: undefined as Item | undefined,
    get isOpen() {
      return box() !== null;
    },
    open: (options: Options) => open(options),
    close: () => press('.mfp-close'),
    next: () => press('.mfp-arrow-right'),
    prev: () => press('.mfp-arrow-left'),
    /** Moves step by step in the shorter direction. */
    goTo(index: number) {
      const count = instance.items.length;
      const steps = count > 0 ? (((index - instance.index) % count) + count) % count : 0;
      const forward = steps <= count / 2;
      for (let step = 0; step < (forward ? steps : count - steps); step++) instance[forward ? 'next' : 'prev']();
      instance.index = index;
      instance.currItem = instance.items[index];
    },
  };

  const openers = new WeakMap<Element, (index: number) => void>();

  /** Runs `$(…).magnificPopup(options)` and its commands `open`, `close`, `next`, `prev` and `goTo`. */
  function run(root: HTMLElement, argument: unknown, index?: unknown): void {
    if (typeof argument === 'string') {
      if (argument === 'open') openers.get(root)?.(asNumber(index) ?? 0);
      else if (argument === 'goTo') instance.goTo(asNumber(index) ?? 0);
      else if (argument === 'close' || argument === 'next' || argument === 'prev') instance[argument]();
      return;
    }
    if (matches(root, HANDLED) || openers.has(root)) return;
    const options = asRecord(argument);
    const delegate = asText(options.delegate);
    const links = () => (delegate ? queryAll(root, delegate) : [root]);
    const openAt = (at: number) => {
      const several = options.items !== undefined || asRecord(options.gallery).enabled === true;
      open({ ...options, items: options.items ?? (several ? links() : links().slice(at, at + 1)) }, several ? at : 0);
    };
    const onClick = (event: MouseEvent) => {
      const at = links().findIndex((link) => link.contains(event.target as Node));
      const hasModifier = event.button > 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (at < 0 || event.defaultPrevented || hasModifier) return;
      event.preventDefault();
      openAt(at);
    };
    openers.set(root, openAt);
    root.addEventListener('click', onClick);
    scope.add(() => {
      openers.delete(root);
      root.removeEventListener('click', onClick);
    });
  }

  return { popup: { instance, open, close: instance.close }, run };
}
