/** Gives Divi 5's videos their addresses when they are about to be seen (docs/reference/video-and-audio.md#background-videos). */
import { claim } from '@enliven/core';
import { useLayoutEffect, useRef } from 'react';
import type { BackgroundVideoParts } from './config';

/** Once given they stay: a video that was shown is not fetched twice. */
export function useSources({ video, kept }: BackgroundVideoParts, wanted: boolean): void {
  const given = useRef(false);
  given.current ||= wanted;
  const give = given.current;
  useLayoutEffect(() => {
    if (!give || kept.length === 0) return;
    const releases = kept.map((source) => claim(source, 'attr:src', source.getAttribute('data-src')));
    video.load();
    return () => {
      for (const release of releases) release();
      video.load();
    };
  }, [video, kept, give]);
}
