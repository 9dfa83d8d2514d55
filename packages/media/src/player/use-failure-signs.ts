/** Collects signs that a medium may not play; the first fetches what examines them (docs/reference/players.md#trouble). */
import { useLayoutEffect, useState } from 'react';
import type { FailureSign } from '../layers/error-details';

/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;

/** @returns the last sign, and the function that sets another */
export function useFailureSigns(
  media: HTMLMediaElement,
  box: HTMLElement,
): [FailureSign | undefined, (failureSign: FailureSign) => void] {
  const [failureSign, setFailureSign] = useState<FailureSign>();
  useLayoutEffect(() => {
    // Errors of sources neither bubble nor pass by the medium, but come by on their way down.
    const note = ({ target }: Event) => setFailureSign({ by: target });
    // Signs of earlier sources do not apply to new ones.
    const forget = () => setFailureSign(undefined);
    box.addEventListener('error', note, true);
    box.addEventListener('loadstart', forget, true);
    // It may have failed before the listener was added.
    if (media.error || media.networkState === NO_SOURCE) setFailureSign({});
    return () => {
      box.removeEventListener('error', note, true);
      box.removeEventListener('loadstart', forget, true);
    };
  }, [media, box]);
  return [failureSign, setFailureSign];
}
