/** Plays an entrance animation with the theme's keyframes (docs/reference/animation.md#while-it-runs). */
import {
  $breakpoint,
  $reducedMotion,
  addStyleSheet,
  asRecord,
  type BehaviorProps,
  matches,
  membersOf,
  page,
  useEvent,
  useFrame,
  useLatest,
  useScope,
  useStore,
  useTimeout,
  watchVisible,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { AnimationConfig } from './config';
import { claimEntrance, type Entrance } from './entrance-claims';
import { type AnimationEntry, animationEnd, animationFor, type EntranceAnimation } from './entry';

export { config } from './config';

/** Includes everything above the window. */
const MARGIN = '9999999px 0px 0px';

/**
 * Calls back when an element's top reaches the lower edge of its scroll container, or is above it already.
 *
 * @param waiting whether to observe the element
 */
function useEntered(element: Element, waiting: boolean, onEntered: () => void): void {
  const latest = useLatest(onEntered);
  useLayoutEffect(() => {
    if (!waiting) return;
    const enter = () => latest.current();
    const { ignore_waypoints, waypoints_options } = asRecord(page().global('et_pb_custom'));
    if (ignore_waypoints === 'yes') return enter();
    if (!asRecord(waypoints_options).context) return watchVisible(element, (visible) => visible && enter(), MARGIN);
    let stop: (() => void) | undefined = () => {};
    import('./watch-context').then((code) => {
      stop &&= code.watchContext(element, enter, MARGIN);
    }, enter);
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [element, waiting, latest]);
}

// For `interactions/replay.ts`, which plays entrances again.
export { animationEnd, animationFor, claimEntrance };

/** Prints elements before their entrance in their final state, since print does not scroll. */
const PRINT = '@media print{.et_animated{opacity:1!important}}';

/** Milliseconds after the end, so that the last frame has been painted. */
const FRAMES = 50;

const entranceFor = (element: Element, entry: AnimationEntry): EntranceAnimation =>
  animationFor(entry, $breakpoint.get(), (name) => getComputedStyle(element).getPropertyValue(name));

export default function Animation({ element, config }: BehaviorProps<AnimationConfig>): ReactNode {
  const { entry, target } = config;
  const [entrance, setEntrance] = useState<Entrance>(entry ? undefined : null);
  const [started, setStarted] = useState(false);
  const [looping, setLooping] = useState<typeof import('./looping')>();
  const reduced = useStore($reducedMotion);
  const show = () => setEntrance(null);
  const loops = entrance?.loop;

  useEntered(element, entrance === undefined && !reduced, () =>
    setEntrance(!entry || matches(target, '.et_had_animation') ? null : entranceFor(element, entry)),
  );
  // Keyboard focus ends the entrance. A press does not, since the element must not move under the pointer.
  useEvent(target, 'focusin', (event) => matches(event.target as Element, ':focus-visible') && show());
  useLayoutEffect(() => {
    const { contains, ownerDocument } = membersOf(target);
    if (reduced || contains(ownerDocument.activeElement)) setEntrance(null);
  }, [target, reduced]);
  // The time starts with the first painted frame, as that of the keyframes does.
  useFrame(() => setStarted(true), !!entrance && !started);
  // A timer ends the entrance, since a cached style sheet may lack the keyframes.
  useTimeout(show, entrance && started && !loops ? animationEnd(entrance) + FRAMES : null);
  useLayoutEffect(() => addStyleSheet(membersOf(target).ownerDocument, PRINT), [target]);
  useScope((scope) => claimEntrance(element, scope, config, entrance), [element, config, entrance]);
  useLayoutEffect(() => {
    if (loops) import('./looping').then(setLooping, () => {});
  }, [loops]);
  return loops && looping && <looping.Looping target={target} />;
}
