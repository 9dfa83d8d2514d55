/** Pauses endless animations off screen and offers one button to stop all of them (WCAG 2.2.2). Lazy part: fetched by pages with endless animations. */
import { member, membersOf, phrase, useOnScreen, useStyle, useSwitch } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface Loops {
  /** In the order they started; the first one shows the switch. */
  readonly all: readonly symbol[];
  readonly stopped: boolean;
}

let loops: Loops = { all: [], stopped: false };
const listeners = new Set<() => void>();

function change(next: Partial<Loops>): void {
  loops = { ...loops, ...next };
  for (const listener of [...listeners]) listener();
}

/** Adds an animation. @returns the function that removes it; the last removal resets `stopped` */
function addLoop(loop: symbol): () => void {
  change({ all: [...loops.all, loop] });
  return () => {
    const all = loops.all.filter((one) => one !== loop);
    change(all.length > 0 ? { all } : { all, stopped: false });
  };
}

const stopLoops = (stopped: boolean): void => change({ stopped });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = () => loops;

const useLoops = (): Loops => useSyncExternalStore(subscribe, read, read);

interface LoopSwitchProps {
  document: Document;
  stopped: boolean;
}

const PLACE = { position: 'fixed', bottom: '12px', insetInlineStart: '12px', zIndex: '99998' };

function LoopSwitch({ document, stopped }: LoopSwitchProps): null {
  useSwitch(document.body, {
    className: 'enliven-animation-switch',
    stopped,
    label: stopped ? phrase('play_animations', 'Play animations') : phrase('stop_animations', 'Stop animations'),
    place: PLACE,
    onPress: () => stopLoops(!stopped),
  });
  return null;
}

interface LoopingProps {
  target: Element;
}

export function Looping({ target }: LoopingProps): ReactNode {
  const [own] = useState(() => Symbol());
  // Without keyframes the element would stay at its start.
  const [hasNoKeyframes] = useState(() => membersOf(target).getAnimations?.().length === 0);
  const { all, stopped } = useLoops();
  // The animated element may leave the screen, so its parent is observed.
  const onScreen = useOnScreen(member(target, 'parentElement') ?? target);
  const isStatic = stopped || hasNoKeyframes;
  useLayoutEffect(() => (hasNoKeyframes ? undefined : addLoop(own)), [hasNoKeyframes, own]);
  useStyle(target, 'animation-play-state', onScreen ? undefined : 'paused');
  useStyle(target, 'animation-name', isStatic ? 'none' : undefined);
  useStyle(target, 'opacity', isStatic ? '1' : undefined);
  useStyle(target, 'transform', isStatic ? 'none' : undefined);
  return all[0] === own && <LoopSwitch document={member(target, 'ownerDocument')} stopped={stopped} />;
}
