/** Channels between packages that do not import one another. */
import { shared } from '../runtime/shared';

type Listener<T> = (value: T) => void;

const channels = shared('channels', () => new Map<string, Set<Listener<never>>>());

/** Channel between packages that do not import one another. */
export interface Channel<T> {
  emit(value: T): void;
  /** @returns the function that stops listening. */
  on(listener: Listener<T>): () => void;
}

/** Returns the page-wide channel of a name. */
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

/** Emitted when hidden content has a box again, such as an opened tab: behaviors inside measure again. */
export const revealed: Channel<Element> = channel('revealed');

/** Asks the menu that contains an item to open or close the item's sub-menu. @param delay milliseconds until it closes */
export const subMenus: Channel<{ item: Element; open: boolean; delay?: number | undefined }> = channel('sub-menu');

/** Collects the heights, in pixels, of modules that are stuck to the top of the window above an element. */
export const stickyTop: Channel<{ element: Element; add(pixels: number): void }> = channel('sticky-top');

/** Conversion, such as a form that was sent. */
export interface Conversion {
  /** The module, such as the container of a form. */
  element: Element;
  /** Delays a redirect until `work` settles, up to a time limit. */
  until(work: Promise<unknown>): void;
}

/** Emitted by forms; listeners count conversions. */
export const converted: Channel<Conversion> = channel('converted');

/** Replacement of an element's content or styles for another device or state. */
export interface Switched {
  element: Element;
  /** Name of the module that prints the data: `et_pb_slider` (Divi 4) or `divi/slider` (Divi 5). */
  module: string;
}

/** Emitted by multi-view after a switch, so that modules read the element again. */
export const switched: Channel<Switched> = channel('switched');
