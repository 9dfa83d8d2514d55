/** Settings, by the names that sites already use (docs/reference/lazy-loading.md#settings), and the elements that load at once or are ignored. */

/** Value that a `data-…` attribute holds. */
export type Part = 'src' | 'srcset' | 'sizes' | 'poster' | 'bg' | 'bg_hidpi' | 'bg_multi' | 'bg_multi_hidpi' | 'bg_set';

/** State of an element that a class shows. */
export type Shown = 'applied' | 'loading' | 'loaded' | 'error' | 'entered' | 'exited';

type OnElement = (element: HTMLElement, instance: LazyLoadInstance) => void;
/** The entry is undefined if the element was removed from the page. */
type OnCrossing = (
  element: HTMLElement,
  entry: Partial<IntersectionObserverEntry> | undefined,
  instance: LazyLoadInstance,
) => void;

/** Names of attributes, without `data-`. @default the part, with hyphens: `bg-hidpi` */
type Attributes = { [P in Part as `data_${P}`]?: string };
/** Classes, separated by spaces; an empty text sets none. @default the state */
type Classes = { [S in Shown as `class_${S}`]?: string };

/** Settings, by the names that sites already use. */
export interface LazyLoadSettings extends Attributes, Classes {
  /** @default '.lazy' */
  elements_selector?: string;
  /** Scroll container of the elements. @default document */
  container?: Document | HTMLElement;
  /** Pixels around the container within which elements load. @default 300 */
  threshold?: number | string;
  /** The same as CSS margins, `"500px 0px"`; overrides `threshold`. */
  thresholds?: string | null;
  /** Stop observing elements that are loaded, applied or failed. @default true */
  unobserve_completed?: boolean;
  /** Stop observing an element at its first entry; its load is then never cancelled. @default false */
  unobserve_entered?: boolean;
  /** Cancel the load of images that leave the range. @default true */
  cancel_on_exit?: boolean;
  /** Use the browser's lazy loading for images, frames and videos if supported. @default false */
  use_native?: boolean;
  /** Restore the attributes of failed elements. @default false */
  restore_on_error?: boolean;
  /** Load hidden elements when their visible ancestor comes near, not when they are shown. @default false */
  load_hidden?: boolean;
  /** Observe inserted, removed and changed elements. @default false; true for instances of `lazyLoadOptions` */
  observe?: boolean;
  callback_enter?: OnCrossing | null;
  callback_exit?: OnCrossing | null;
  callback_cancel?: OnCrossing | null;
  callback_loading?: OnElement | null;
  callback_loaded?: OnElement | null;
  callback_error?: OnElement | null;
  callback_applied?: OnElement | null;
  callback_finish?: ((instance: LazyLoadInstance) => void) | null;
}

/** Suffix of a callback's name. */
export type EventName = keyof {
  [K in keyof LazyLoadSettings as K extends `callback_${infer Name}` ? Name : never]: 0;
};

/** Returns the attribute that holds a part. */
export const attributeOf = (settings: LazyLoadSettings, part: string): string =>
  `data-${settings[`data_${part}` as keyof Attributes] ?? part.replaceAll('_', '-')}`;

/** Returns a global of the page. Elements with an id are also globals, but not own properties of the window. */
export const pageGlobal = (name: string): unknown =>
  Object.hasOwn(window, name) ? (window as unknown as Record<string, unknown>)[name] : undefined;

/** A lazy loading instance. */
export interface LazyLoadInstance {
  /** Number of elements that are loading. */
  readonly loadingCount: number;
  /** Number of elements that are not loaded, applied or failed. */
  readonly toLoadCount: number;
  /** Adds elements inserted since, or the given ones. */
  update(elements?: Iterable<Element>): void;
  /** Loads all elements, or the given ones, regardless of their position. */
  loadAll(elements?: Iterable<Element>): void;
  /** Restores the server's markup of all elements; `update()` starts again. */
  restoreAll(): void;
  /** Stops observing. Pending loads may finish. */
  destroy(): void;
}

/** Selector of elements that load at once. */
export const EAGER = '.skip-lazy,[data-skip-lazy],[data-no-lazy],[loading=eager],[fetchpriority=high]';

/** Selector of ignored elements: loaded by another script, excluded by the site, edited in builders, and copies in `noscript`. */
export const IGNORED = '[data-ll-status],[data-enliven-ignore],[data-enliven-ignore] *,#et-fb-app *,noscript *';

const METHODS =
  'addEventListener,closest,dispatchEvent,getAttribute,matches,querySelector,querySelectorAll,removeAttribute,setAttribute'.split(
    ',',
  );

const hidesMethods = (form: HTMLElement): boolean =>
  !form.classList.toggle || METHODS.some((name) => typeof form[name as 'matches'] !== 'function');

/** Leaves out forms whose fields hide the methods that lazy loading calls, and would stop all elements after them. */
export function usable(elements: HTMLElement[]): HTMLElement[] {
  const forms = [...document.querySelectorAll('form')].filter(hidesMethods) as HTMLElement[];
  return forms[0] ? elements.filter((element) => !forms.includes(element)) : elements;
}

/** Returns the box of an element; undefined if it is hidden. */
export const boxOf = (element: Element): DOMRect | undefined => Element.prototype.getClientRects.call(element)[0];

/** Whether an element is inside the window. */
export const isOnScreen = (element: Element): boolean | undefined => {
  const box = boxOf(element);
  return box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
};
