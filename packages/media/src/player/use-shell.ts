/** The boxes around a medium for as long as its player lives. */
import { useLayoutEffect, useState } from 'react';
import { buildShell, type Shell } from './shell';

/** @returns undefined before they are there, and without a medium */
export function useShell(media: HTMLMediaElement | null, label: string): Shell | undefined {
  const [shell, setShell] = useState<Shell>();
  useLayoutEffect(() => {
    if (!media) return;
    const built = buildShell(media, label);
    setShell(built);
    return () => {
      setShell(undefined);
      built.remove();
    };
  }, [media, label]);
  return shell;
}
