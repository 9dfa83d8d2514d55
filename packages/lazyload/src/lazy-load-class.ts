/** The class sites and plugins know. */
import type { LazyLoadInstance } from './instance';
import { createLazyLoad } from './lazy-load';
import type { LazyLoadSettings } from './settings';
import { resetStatus } from './status';

export type LazyLoad = LazyLoadInstance;

interface LazyLoadClass {
  new (settings?: LazyLoadSettings, elements?: Iterable<Element>): LazyLoad;
  /** Loads one element now, without callbacks. */
  load(element: Element, settings?: LazyLoadSettings): void;
  /** Makes an element untouched, so that `update()` takes it again. */
  resetStatus(element: Element): void;
}

const load = (element: Element, settings?: LazyLoadSettings): void =>
  createLazyLoad(settings, [element], true).destroy();

/** A function that returns an object may be constructed; what plugins get hold of are closures. */
export const LazyLoad: LazyLoadClass = createLazyLoad as unknown as LazyLoadClass;
LazyLoad.load = load;
LazyLoad.resetStatus = resetStatus;
