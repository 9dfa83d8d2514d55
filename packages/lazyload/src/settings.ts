/** Settings, by the names that sites already use (docs/reference/lazy-loading.md#settings), and rules: which elements load at once, and which are ignored. */

/** What stands in `data-…` attributes. */
export type Part = 'src' | 'srcset' | 'sizes' | 'poster' | 'bg' | 'bg_hidpi' | 'bg_multi' | 'bg_multi_hidpi' | 'bg_set';

/** A state that an element shows by a class. */
export type Shown = 'applied' | 'loading' | 'loaded' | 'error' | 'entered' | 'exited';

type OnElement = (element: HTMLElement, instance: LazyLoadInstance) => void;
/** The entry is undefined where an element leaves the page. */
type OnCrossing = (
  element: HTMLElement,
  entry: Partial<IntersectionObserverEntry> | undefined,
  instance: LazyLoadInstance,
) => void;

/** Names of attributes, without `data-`. @default the part itself, with hyphens: `bg-hidpi` */
type Attributes = { [P in Part as `data_${P}`]?: string };
/** Classes, several with spaces between; an empty text sets none. @default the state itself */
type Classes = { [S in Shown as `class_${S}`]?: string };

/** What can be set, by the names sites already use. */
export interface LazyLoadSettings extends Attributes, Classes {
  /** @default '.lazy' */
  elements_selector?: string;
  /** Where elements are looked for; it scrolls. @default document */
  container?: Document | HTMLElement;
  /** Pixels around the container in which elements load already. @default 300 */
  threshold?: number | string;
  /** The same as CSS margins, `"500px 0px"`; wins over `threshold`. */
  thresholds?: string | null;
  /** Stop watching what is loaded, applied or failed. @default true */
  unobserve_completed?: boolean;
  /** Stop watching at the first entry; nothing is cancelled then. @default false */
  unobserve_entered?: boolean;
  /** Stop loading images that leave again. @default true */
  cancel_on_exit?: boolean;
  /** Leave images, frames and videos to the browser, where it can. @default false */
  use_native?: boolean;
  /** Give what failed back the attributes it had. @default false */
  restore_on_error?: boolean;
  /** Load what is hidden together with what it is hidden in, not when it is shown. @default false */
  load_hidden?: boolean;
  /** Follow what is inserted, removed, and given other data. @default false, true for instances that start themselves */
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

/** What callbacks are named after. */
export type EventName = keyof {
  [K in keyof LazyLoadSettings as K extends `callback_${infer Name}` ? Name : never]: 0;
};

/** The attribute that holds a part. */
export const attributeOf = (settings: LazyLoadSettings, part: string): string =>
  `data-${settings[`data_${part}` as keyof Attributes] ?? part.replaceAll('_', '-')}`;

/** Returns a variable of the page; browsers also offer elements by their id as variables, which are not the window's own. */
export const pageGlobal = (name: string): unknown =>
  Object.hasOwn(window, name) ? (window as unknown as Record<string, unknown>)[name] : undefined;

/** A lazy loading instance. */
export interface LazyLoadInstance {
  /** How many are being fetched. */
  readonly loadingCount: number;
  /** How many have not come as far as they can. */
  readonly toLoadCount: number;
  /** Takes what has come since, or the elements given. */
  update(elements?: Iterable<Element>): void;
  /** Loads everything, or the elements given, wherever they are. */
  loadAll(elements?: Iterable<Element>): void;
  /** Restores everything as the server printed it; `update()` starts again. */
  restoreAll(): void;
  /** Stops watching. What is being fetched may finish. */
  destroy(): void;
}

/** Rules: which elements load at once, and which are ignored. Elements that load at once. */
export const EAGER = '.skip-lazy,[data-skip-lazy],[data-no-lazy],[loading=eager],[fetchpriority=high]';

/** Elements that another script has loaded, that the site excludes, that builders edit, and copies in `noscript`. */
export const TAKEN = '[data-ll-status],[data-enliven-ignore],[data-enliven-ignore] *,#et-fb-app *,noscript *';

/** Returns the box of an element; undefined if it is hidden. */
export const boxOf = (element: Element): DOMRect | undefined => element.getClientRects()[0];

/** On the screen as it is. */
export const isSeen = (element: Element): boolean | undefined => {
  const box = boxOf(element);
  return box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
};
