/** An entrance animation (contract C §3): classes and inline styles that the theme's keyframes start from, then neither. */
import {
  $breakpoint,
  $reducedMotion,
  asText,
  type BehaviorProps,
  claim,
  page,
  useEvent,
  useFrame,
  useStore,
  useTimeout,
} from '@enliven/core';
import { type ComponentType, type ReactNode, useLayoutEffect, useReducer, useState } from 'react';
import type { AnimationConfig } from './config';
import { nextEntrance } from './entrance-machine';
import { type AnimationEntry, animationEnd, animationFor, type EntranceAnimation } from './entry';
import { lookOf } from './look';
import type { LoopingProps } from './looping';
import { useEntered } from './use-entered';

export { config } from './config';

function begin(element: Element, entry: AnimationEntry): EntranceAnimation {
  const device = asText(page().global('et_animation_breakpoint')) ?? $breakpoint.get();
  return animationFor(entry, device, (name) => getComputedStyle(element).getPropertyValue(name));
}

/** What movement without end needs besides, fetched only where there is some. */
function useLooping(wanted: boolean): ComponentType<LoopingProps> | undefined {
  const [looping, setLooping] = useState<{ Looping: ComponentType<LoopingProps> }>();
  useLayoutEffect(() => {
    if (wanted) import('./looping').then(setLooping, () => {});
  }, [wanted]);
  return looping?.Looping;
}

export default function Animation({ element, config }: BehaviorProps<AnimationConfig>): ReactNode {
  const { entry, target, context } = config;
  const [state, send] = useReducer(nextEntrance, entry ? 'hidden' : 'shown');
  const [animation, setAnimation] = useState<EntranceAnimation>();
  const reduced = useStore($reducedMotion);
  const loops = animation?.loop === true && (state === 'running' || state === 'starting' || state === 'resting');
  const Looping = useLooping(loops);

  useEntered(element, context, state === 'hidden' && !reduced, () => {
    if (!entry || target.classList.contains('et_had_animation')) return send('show');
    setAnimation(begin(element, entry));
    send('enter');
  });
  // Who moves the focus into it must see it.
  useEvent(state === 'shown' ? null : target, 'focusin', () => send('show'));
  useLayoutEffect(() => {
    if (reduced || target.contains(element.ownerDocument.activeElement)) send('show');
  }, [element, target, reduced]);
  useFrame(() => {
    // Without keyframes it would stay where it starts, for ever.
    send(animation?.loop && target.getAnimations?.().length === 0 ? 'still' : 'frame');
  }, state === 'starting');
  // By the clock, so that it ends where a cached style sheet has lost the keyframes.
  useTimeout(() => send('end'), state === 'running' && animation && !animation.loop ? animationEnd(animation) : null);

  const phase = state === 'starting' ? 'running' : state;
  useLayoutEffect(() => {
    const releases = lookOf(element, config, phase, animation).map((wanted) => claim(...wanted));
    return () => {
      for (const release of releases.reverse()) release();
    };
  }, [element, config, phase, animation]);

  return loops && Looping && <Looping target={target} onChange={(rests) => send(rests ? 'rest' : 'resume')} />;
}
