/** Named channels between packages that do not import one another. */
import { shared } from '../runtime/shared';

type Listener<T> = (value: T) => void;

const channels = shared('channels', () => new Map<string, Set<Listener<never>>>());

/** A named channel between packages that do not import one another. */
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

/** Collects, in pixels, the heights stuck to the top of the window above an element; sticky modules add theirs. */
export const stickyTop: Channel<{ element: Element; add(pixels: number): void }> = channel('sticky-top');

/** A conversion, e.g. a form that was sent. */
export interface Conversion {
  /** The module that was used, e.g. the container of a form. */
  element: Element;
  /** Delays a redirect until `work` is settled, up to a time limit. */
  until(work: Promise<unknown>): void;
}

/** Emitted by forms; listeners count conversions. */
export const converted: Channel<Conversion> = channel('converted');

/** What an element has or looks like was replaced, because the device or the state of its module changed. */
export interface Switched {
  element: Element;
  /** What prints it, e.g. `et_pb_slider` (Divi 4) or `divi/slider` (Divi 5). */
  module: string;
}

/** Multi-view says what it has switched; modules that read it once read it again. */
export const switched: Channel<Switched> = channel('switched');
