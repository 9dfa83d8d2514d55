/** Keyboard control of a focused player (docs/reference/players.md#keyboard-and-focus). */
import { asList, asNumber, asRecord, closestTo, useLatest, useTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { PlayerApi } from '../api/player-api';
import type { Options } from '../player/options';
import type { Keys as KeyQueue } from '../player/use-attention';
import type { Fullscreen } from '../player/use-fullscreen';
import type { Session } from '../player/use-session';
import { lengthOf, type Medium, setVolume, stepVolume, toggleMute } from '../shared/medium';

/** button: handles Space itself · slider: the time slider · volume: its button or slider · menu: captions and chapters */
export type Where = 'player' | 'button' | 'slider' | 'volume' | 'menu';

type KeyAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'start'
  | 'end'
  | 'louder'
  | 'quieter'
  | 'loudest'
  | 'silent'
  | 'mute'
  | 'fullscreen';

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const KEYS: Readonly<Record<string, KeyAction>> = {
  ' ': 'toggle',
  MediaPlayPause: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  MediaRewind: 'back',
  MediaFastForward: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  m: 'mute',
  M: 'mute',
  f: 'fullscreen',
  F: 'fullscreen',
};

/** Keys of the volume slider; ArrowLeft and ArrowRight work since it may be horizontal. */
const VOLUME: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: 'quieter',
  ArrowRight: 'louder',
  Home: 'silent',
  End: 'loudest',
};
const SLIDER: Readonly<Record<string, KeyAction>> = { Home: 'start', End: 'end' };

/** Returns the action of a key; undefined if the player does not handle it. */
export function keyAction({ key, ctrlKey, altKey, metaKey }: Pressed, where: Where): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey || where === 'menu') return undefined;
  if (key === ' ' && where === 'button') return undefined;
  const ownKeys = where === 'volume' ? VOLUME : where === 'slider' ? SLIDER : {};
  return ownKeys[key] ?? KEYS[key];
}

function whereOf(target: Element): Where {
  if (closestTo(target, '[role=menu],[role=menuitemradio],[role=radio],input')) return 'menu';
  if (closestTo(target, '[role=slider]')) return closestTo(target, '.mejs-time-rail') ? 'slider' : 'volume';
  // Arrow keys on the volume button work as in the rest of the player; Space presses it.
  return closestTo(target, 'button,a[href],[role=button]') ? 'button' : 'player';
}

/** Milliseconds after the last seek by key until playback resumes. */
const RESUME = 1100;
/** Fraction of the duration that one step seeks. */
const STEP = 0.05;

type CustomAction = (player: unknown, media: unknown, key: number, event: KeyboardEvent) => void;

function stepOf(medium: Medium, interval: unknown): number {
  const step = typeof interval === 'function' ? Number(interval(medium)) : interval;
  const seconds = asNumber(step, 'seconds');
  return seconds && seconds > 0 ? seconds : lengthOf(medium) * STEP;
}

/** Runs an action that a script has defined for the key code. @returns whether there was one */
function runCustom(actions: unknown, event: KeyboardEvent, player: unknown, media: unknown): boolean {
  for (const entry of asList(actions).map(asRecord)) {
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
  /** Public player object. */
  player: PlayerApi | undefined;
  /** Keys pressed before loading, and the current key handler. */
  keys: KeyQueue;
}

export function Keys({ session, options, screen, player, keys }: KeysProps): ReactNode {
  const { medium } = session;
  const { rawOptions } = options;
  // The medium pauses while keys seek and resumes after the last step; each step restarts the timer.
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
    back: () => seek(medium.currentTime - stepOf(medium, rawOptions.defaultSeekBackwardInterval)),
    forward: () => seek(medium.currentTime + stepOf(medium, rawOptions.defaultSeekForwardInterval)),
    start: () => seek(0),
    end: () => seek(lengthOf(medium)),
    louder: () => stepVolume(medium, true),
    quieter: () => stepVolume(medium, false),
    loudest: () => setVolume(medium, 1),
    silent: () => setVolume(medium, 0),
    mute: () => toggleMute(medium),
    fullscreen: () => screen.possible && screen.toggle(),
  };

  function press(event: KeyboardEvent): boolean {
    if (session.state.phase === 'failed') return false;
    if (Array.isArray(rawOptions.keyActions)) return runCustom(rawOptions.keyActions, event, player, player?.media);
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
