/** Lazy loading for an element that React renders. */
import { type RefObject, useEffect } from 'react';
import { createLazyLoad } from '../lazy-load';
import type { LazyLoadSettings } from '../settings';
import { resetStatus } from '../sources';

/**
 * Loads the element when it comes near. It is given back when the component ends.
 *
 * @param address what it loads; a change loads the new one
 * @param settings those of the first render count
 */
export function useLazy(ref: RefObject<HTMLElement | null>, address: string, settings?: LazyLoadSettings): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings are usually written where they are passed
  useEffect(() => {
    const element = ref.current;
    if (!element || !address) return;
    resetStatus(element);
    const instance = createLazyLoad(settings, [element]);
    return () => {
      instance.destroy();
      instance.restoreAll();
    };
  }, [ref, address]);
}
