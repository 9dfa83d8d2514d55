/** Fetches a part of a behavior when it is needed, and the style of focused controls with the first focus by keyboard. */

import { useEffect, useLayoutEffect, useState } from 'react';
import type { Release } from '../claims/claim';
import { listen } from '../dom/jquery';
import { membersOf } from '../dom/members';
import { report } from '../errors/report';
import { inTime } from '../runtime/loader';
import { usePlace } from '../runtime/mount-context';
import { useLatest } from './use-store';

/**
 * Fetches a part of a behavior when it is needed.
 *
 * @param load an `import()`; the same function each time
 * @param wanted nothing is fetched before it is true
 * @param onMissing called if the part fails to load within ten seconds, which is reported; the behavior works without it
 * @returns the part once it is loaded, while it is wanted
 */
export function useLazy<T>(
  load: () => Promise<{ default: T }>,
  wanted: boolean,
  onMissing?: () => void,
): T | undefined {
  const place = usePlace();
  const [part, setPart] = useState<{ default: T }>();
  const latest = useLatest(onMissing);
  useEffect(() => {
    if (!wanted) return;
    let alive = true;
    inTime(load()).then(
      (module) => alive && setPart(module),
      (cause) => {
        report(new Error(`a part did not load, it goes on without: ${cause?.message ?? cause}`, { cause }), place);
        if (alive) latest.current?.();
      },
    );
    return () => {
      alive = false;
    };
  }, [load, wanted, place, latest]);
  return wanted ? part?.default : undefined;
}

/** The code that has the style. */
export type LoadStyle = () => Promise<{ addFocusStyle(owner: Document): Release }>;

/**
 * Fetches the style of focused controls with the first focus by keyboard.
 *
 * @param element within which controls get the focus; the style stays for as long as the component lives
 * @param load the same function each time; without its answer everything works, and looks as the page has it
 */
export function useStyleOnFocus(element: Element | null, load: LoadStyle): void {
  useLayoutEffect(() => {
    if (!element) return;
    let release: Release | undefined;
    let isGone = false;
    const stopListening = listen(element, 'focusin', ({ target }) => {
      if (!membersOf(target as Element).matches(':focus-visible')) return;
      stopListening();
      load().then(
        ({ addFocusStyle }) => {
          if (!isGone) release = addFocusStyle(element.ownerDocument);
        },
        () => {},
      );
    });
    return () => {
      isGone = true;
      stopListening();
      release?.();
    };
  }, [element, load]);
}
