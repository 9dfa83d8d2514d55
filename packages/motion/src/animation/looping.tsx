/** What movement without end needs: rest while nobody sees it, and a way to stop it (WCAG 2.2.2). */
import { useLatest, useOnScreen, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { LoopSwitch } from './loop-switch';
import { addLoop, useLoops } from './loops';

export interface LoopingProps {
  target: Element;
  onChange(rests: boolean): void;
}

export function Looping({ target, onChange }: LoopingProps): ReactNode {
  const [own] = useState(() => Symbol());
  const { all, stopped } = useLoops();
  const seen = useOnScreen(target);
  const latest = useLatest(onChange);
  useStyle(target, 'animation-play-state', seen ? undefined : 'paused');
  useLayoutEffect(() => addLoop(own), [own]);
  useLayoutEffect(() => {
    if (!stopped) return;
    latest.current(true);
    return () => latest.current(false);
  }, [stopped, latest]);
  return all[0] === own && <LoopSwitch document={target.ownerDocument} stopped={stopped} />;
}
