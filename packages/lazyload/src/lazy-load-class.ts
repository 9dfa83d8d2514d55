/** The class sites and plugins know. */
import type { LazyLoadInstance } from './instance';
import { createLazyLoad } from './lazy-load';
import type { LazyLoadSettings } from './settings';
import { resetStatus } from './status';

export interface LazyLoad extends LazyLoadInstance {}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: what it constructs has all of it
export class LazyLoad {
  /** Loads one element now, without callbacks. */
  static load(element: Element, settings?: LazyLoadSettings): void {
    const instance = createLazyLoad(settings, [], true);
    instance.loadAll([element]);
    instance.destroy();
  }

  /** Makes an element untouched, so that `update()` takes it again. */
  static resetStatus = resetStatus;

  constructor(settings?: LazyLoadSettings, elements?: Iterable<Element>) {
    // biome-ignore lint/correctness/noConstructorReturn: what plugins get hold of are closures
    return createLazyLoad(settings, elements);
  }
}
