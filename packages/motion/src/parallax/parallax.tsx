/** A parallax background (docs/reference/parallax.md): high enough to reach, and on its way at three tenths of the page's speed. */
import { $reducedMotion, type BehaviorProps, useOnScreen, useStore, useStyle } from '@enliven/core';
import type { ReactNode } from 'react';
import type { ParallaxConfig } from './config';
import { parallaxAt } from './position';
import { useBox } from './use-box';
import { useTravel } from './use-travel';

export { config } from './config';

export default function Parallax({ element, config }: BehaviorProps<ParallaxConfig>): ReactNode {
  const { owner, moves, loose } = config;
  const still = useStore($reducedMotion);
  const box = useBox(moves && !still ? owner : null);
  const seen = useOnScreen(owner ?? element);
  useTravel(element, box, seen);
  const height = box && `${parallaxAt({ ...box, scroll: 0 }).height}px`;
  useStyle(element, 'height', still ? '100%' : height);
  useStyle(element, 'background-attachment', still || loose ? 'scroll' : undefined);
  return null;
}
