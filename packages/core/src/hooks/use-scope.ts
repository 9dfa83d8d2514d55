/** Scope for as long as a component lives. */
import { type DependencyList, useLayoutEffect } from 'react';
import type { Place } from '../errors/report';
import { usePlace } from '../runtime/mount-context';
import { Scope } from '../runtime/scope';

function openScope(place: Place, setUp: (scope: Scope) => void): () => void {
  const scope = new Scope(place);
  try {
    setUp(scope);
  } catch (error) {
    // React runs no clean-up of an effect that throws.
    scope.dispose();
    throw error;
  }
  return () => scope.dispose();
}

/**
 * Makes changes to the page in a layout effect; the clean-up undoes all of them.
 *
 * @param deps the effect runs again when one of them changes
 */
export function useScope(setUp: (scope: Scope) => void, deps: DependencyList): void {
  const place = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists them.
  useLayoutEffect(() => openScope(place, setUp), [place, ...deps]);
}
