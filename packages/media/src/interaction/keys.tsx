/** Keys of a player that has the focus (docs/reference/players.md#keys-and-attention). */
import { asList, asRecord, useLatest, useTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { PlayerApi } from '../api/player-api';
import type { Options } from '../player/options';
import type { Keys as KeyQueue } from '../player/use-attention';
import type { Fullscreen } from '../player/use-fullscreen';
import type { Session } from '../player/use-session';
import { lengthOf, type Medium, stepVolume, toggleMute } from '../shared/medium';
import { type KeyAction, keyAction, whereOf } from './key-actions';

/** Milliseconds after the last step by key until what was playing plays on. */
const RESUME = 1100;
/** Share of the whole that one step takes. */
const STEP = 0.05;

type CustomAction = (player: unknown, media: unknown, key: number, event: KeyboardEvent) => void;

function stepOf(medium: Medium, given: unknown): number {
  const step = typeof given === 'function' ? Number(given(medium)) : given;
  return typeof step === 'number' && step > 0 ? step : lengthOf(medium) * STEP;
}

/** Runs an action that a script has defined for the key code. @returns whether there was one */
function runCustom(given: unknown, event: KeyboardEvent, player: unknown, media: unknown): boolean {
  for (const entry of asList(given).map(asRecord)) {
    if (!asList(entry.keys).includes(event.keyCode) || typeof entry.action !== 'function') continue;
    (entry.action as CustomAction)(player, media, event.keyCode, event);
    return true;
  }
  return false;
}

interface KeysProps {
  session: Session;
  options: Options;
  screen: Fullscreen;
  /** What other scripts know this player as. */
  player: PlayerApi | undefined;
  /** What was pressed already, and who answers what is pressed now. */
  keys: KeyQueue;
}

export function Keys({ session, options, screen, player, keys }: KeysProps): ReactNode {
  const { medium } = session;
  const { given } = options;
  // The medium pauses while it is moved by keys and resumes after the last one; each step restarts the timer.
  const [steps, setSteps] = useState(0);
  function seek(seconds: number): void {
    if (!medium.paused || steps > 0) setSteps(steps + 1);
    if (!medium.paused) medium.pause();
    session.seek(seconds);
  }

  useTimeout(
    () => {
      setSteps(0);
      session.play();
    },
    steps > 0 ? RESUME : null,
    steps,
  );

  const actions: Record<KeyAction, () => void> = {
    toggle: () => (medium.paused ? session.play() : session.pause()),
    back: () => seek(medium.currentTime - stepOf(medium, given.defaultSeekBackwardInterval)),
    forward: () => seek(medium.currentTime + stepOf(medium, given.defaultSeekForwardInterval)),
    start: () => seek(0),
    end: () => seek(lengthOf(medium)),
    louder: () => stepVolume(medium, true),
    quieter: () => stepVolume(medium, false),
    mute: () => toggleMute(medium),
    fullscreen: () => screen.possible && screen.toggle(),
  };

  function press(event: KeyboardEvent): boolean {
    if (session.state.phase === 'failed') return false;
    if (Array.isArray(given.keyActions)) return runCustom(given.keyActions, event, player, player?.media);
    const action = keyAction(event, whereOf(event.target as Element));
    if (action) actions[action]();
    return action !== undefined;
  }
  const newest = useLatest(press);
  useLayoutEffect(() => {
    keys.answer = (event) => newest.current(event);
    for (const event of keys.early.splice(0)) newest.current(event);
    return () => {
      keys.answer = undefined;
    };
  }, [keys, newest]);
  return null;
}
