/** How many text tracks there are: the page's own, and those that come with a stream. */
import { useMemo, useSyncExternalStore } from 'react';

export function useTrackCount(media: HTMLMediaElement): number {
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const tracks = media.textTracks as TextTrackList | undefined;
      for (const type of ['addtrack', 'removetrack']) tracks?.addEventListener?.(type, changed);
      return () => {
        for (const type of ['addtrack', 'removetrack']) tracks?.removeEventListener?.(type, changed);
      };
    },
    [media],
  );
  const read = () => Math.max(media.textTracks?.length ?? 0, media.querySelectorAll('track').length);
  return useSyncExternalStore(subscribe, read, read);
}
