/** Hook for lazy loading of an element that React renders. */
import { type RefObject, useEffect } from 'react';
import { createLazyLoad } from '../lazy-load';
import type { LazyLoadSettings } from '../settings';
import { resetStatus } from '../sources';

/**
 * Loads an element when it comes near, and restores it when the component unmounts.
 *
 * @param address address to load; a change loads the new one
 * @param settings settings of the first render; later ones are ignored
 */
export function useLazy(ref: RefObject<HTMLElement | null>, address: string, settings?: LazyLoadSettings): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings are usually object literals
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
