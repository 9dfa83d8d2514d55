/** Plays an entrance animation with the theme's keyframes (docs/reference/animation.md#while-it-runs). */
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
// For `interactions/replay.ts`, which plays entrances again.
export { animationEnd, animationFor, claimEntrance };

/** Milliseconds after the end, so that the last frame has been painted. */
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
  // Keyboard focus ends the entrance. A press does not, since the element must not move under the pointer.
  useEvent(target, 'focusin', (event) => (event.target as Element).matches(':focus-visible') && show());
  useLayoutEffect(() => {
    if (reduced || target.contains(target.ownerDocument.activeElement)) setEntrance(null);
  }, [target, reduced]);
  // The time starts with the first painted frame, as that of the keyframes does.
  useFrame(() => setBegun(true), !!entrance && !started);
  // A timer ends the entrance, since a cached style sheet may lack the keyframes.
  useTimeout(show, entrance && started && !loops ? animationEnd(entrance) + FRAMES : null);
  useLayoutEffect(() => claimEntrance(element, config, entrance), [element, config, entrance]);
  useLayoutEffect(() => {
    if (loops) import('./looping').then(setEndless, () => {});
  }, [loops]);
  return loops && looping && <looping.Looping target={target} />;
}
