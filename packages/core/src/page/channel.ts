/** Named meeting points: how packages that must not import one another still hear of each other. */
import { shared } from '../runtime/shared';

type Listener<T> = (value: T) => void;

const channels = shared('channels', () => new Map<string, Set<Listener<never>>>());

/** A named meeting point of packages that do not import one another. */
export interface Channel<T> {
  emit(value: T): void;
  /** @returns the function that stops listening. */
  on(listener: Listener<T>): () => void;
}

/** Opens the page-wide channel called `name`. */
/* @__NO_SIDE_EFFECTS__ */
export function channel<T>(name: string): Channel<T> {
  return {
    emit(value) {
      for (const listener of [...(channels.get(name) ?? [])]) (listener as Listener<T>)(value);
    },
    on(listener) {
      const set = channels.get(name) ?? new Set();
      channels.set(name, set);
      set.add(listener as Listener<never>);
      return () => void set.delete(listener as Listener<never>);
    },
  };
}

/** Content that was hidden has a box again (a tab, a toggle or a slide was opened): measure what is inside. */
export const revealed: Channel<Element> = channel('revealed');

/** Asks whichever menu the item is in to open or close what is below it. @param delay milliseconds until it closes */
export const subMenus: Channel<{ item: Element; open: boolean; delay?: number | undefined }> = channel('sub-menu');

/** Adds up, in pixels, what sticks to the top of the window above an element; sticky modules answer it. */
export const stickyTop: Channel<{ element: Element; add(pixels: number): void }> = channel('sticky-top');

/** A visitor did what the site hopes for, e.g. sent a form. */
export interface Conversion {
  /** The module that was used, e.g. the container of a form. */
  element: Element;
  /** Keeps the visitor on the page until `work` is done or has failed; not for long, though. */
  until(work: Promise<unknown>): void;
}

/** Where forms tell of conversions, and whoever counts them listens. */
export const converted: Channel<Conversion> = channel('converted');

/** What an element has or looks like was replaced, because the device or the state of its module changed. */
export interface Switched {
  element: Element;
  /** What prints it, e.g. `et_pb_slider` (Divi 4) or `divi/slider` (Divi 5). */
  module: string;
}

/** Multi-view says what it has switched; modules that read it once read it again. */
export const switched: Channel<Switched> = channel('switched');
