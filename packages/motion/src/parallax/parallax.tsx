/** A parallax background (docs/reference/parallax.md): high enough to reach, and on its way at three tenths of the page's speed. */
import { $reducedMotion, type BehaviorProps, useOnScreen, useStore, useStyle } from '@enliven/core';
import type { ReactNode } from 'react';
import type { ParallaxConfig } from './config';
import { parallaxAt } from './position';
import { useBox } from './use-box';
import { useParallaxMotion } from './use-travel';

export { config } from './config';

export default function Parallax({ element, config }: BehaviorProps<ParallaxConfig>): ReactNode {
  const { owner, moves, needsScroll } = config;
  const reducedMotion = useStore($reducedMotion);
  const box = useBox(moves && !reducedMotion ? owner : null);
  const onScreen = useOnScreen(owner ?? element);
  useParallaxMotion(element, box, onScreen);
  const height = box && `${parallaxAt({ ...box, scroll: 0 }).height}px`;
  useStyle(element, 'height', reducedMotion ? '100%' : height);
  useStyle(element, 'background-attachment', reducedMotion || needsScroll ? 'scroll' : undefined);
  return null;
}
