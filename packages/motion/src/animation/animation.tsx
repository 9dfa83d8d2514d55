/** An entrance animation (docs/reference/animation.md#while-it-runs): classes and inline styles that the theme's keyframes start from, then neither. */
import {
  $breakpoint,
  $reducedMotion,
  type BehaviorProps,
  useEvent,
  useFrame,
  useStore,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { AnimationConfig } from './config';
import { claimEntrance, type Entrance } from './entrance-claims';
import { type AnimationEntry, animationEnd, animationFor, type EntranceAnimation } from './entry';
import { useEntered } from './use-entered';

export { config } from './config';
// For what enters once more.
export { animationEnd, animationFor, claimEntrance };

/** Milliseconds until the last frame is certain to be drawn. It looks like what comes after, and can be seen a little longer. */
const FRAMES = 50;

const entranceFor = (element: Element, entry: AnimationEntry): EntranceAnimation =>
  animationFor(entry, $breakpoint.get(), (name) => getComputedStyle(element).getPropertyValue(name));

export default function Animation({ element, config }: BehaviorProps<AnimationConfig>): ReactNode {
  const { entry, target } = config;
  const [entrance, setEntrance] = useState<Entrance>(entry ? undefined : null);
  const [started, setBegun] = useState(false);
  const [looping, setEndless] = useState<typeof import('./looping')>();
  const reduced = useStore($reducedMotion);
  const show = () => setEntrance(null);
  const loops = entrance?.loop;

  useEntered(element, entrance === undefined && !reduced, () =>
    setEntrance(!entry || target.matches('.et_had_animation') ? null : entranceFor(element, entry)),
  );
  // Who moves the focus into it must see it. Who presses does, and it must not move away under the pointer.
  useEvent(target, 'focusin', (event) => (event.target as Element).matches(':focus-visible') && show());
  useLayoutEffect(() => {
    if (reduced || target.contains(target.ownerDocument.activeElement)) setEntrance(null);
  }, [target, reduced]);
  // Keyframes begin with the first frame that is drawn, and so does their time.
  useFrame(() => setBegun(true), !!entrance && !started);
  // By the clock, so that it ends where a cached style sheet has lost the keyframes.
  useTimeout(show, entrance && started && !loops ? animationEnd(entrance) + FRAMES : null);
  useLayoutEffect(() => claimEntrance(element, config, entrance), [element, config, entrance]);
  useLayoutEffect(() => {
    if (loops) import('./looping').then(setEndless, () => {});
  }, [loops]);
  return loops && looping && <looping.Looping target={target} />;
}
