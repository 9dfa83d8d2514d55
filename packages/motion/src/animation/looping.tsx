/** What movement without end needs: rest while nobody sees it, and a way to stop it (WCAG 2.2.2). */
import { useOnScreen, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { LoopSwitch } from './loop-switch';
import { addLoop, useLoops } from './use-loops';

export interface LoopingProps {
  target: Element;
}

export function Looping({ target }: LoopingProps): ReactNode {
  const [own] = useState(() => Symbol());
  // Without keyframes it would stay where it begins, for ever.
  const [still] = useState(() => target.getAnimations?.().length === 0);
  const { all, stopped } = useLoops();
  // It moves itself, and may leave the screen on its way: what it is in stays where it is.
  const seen = useOnScreen(target.parentElement ?? target);
  const rests = stopped || still;
  useLayoutEffect(() => (still ? undefined : addLoop(own)), [still, own]);
  useStyle(target, 'animation-play-state', seen ? undefined : 'paused');
  useStyle(target, 'animation-name', rests ? 'none' : undefined);
  useStyle(target, 'opacity', rests ? '1' : undefined);
  useStyle(target, 'transform', rests ? 'none' : undefined);
  return all[0] === own && <LoopSwitch document={target.ownerDocument} stopped={stopped} />;
}
