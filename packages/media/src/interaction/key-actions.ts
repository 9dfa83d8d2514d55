/** What keys do (docs/reference/players.md#keys-and-attention): which, by where the focus is. */

/** button: something that answers Space by itself · slider: the time slider · volume: its button or slider · menu: captions and chapters */
export type Where = 'player' | 'button' | 'slider' | 'volume' | 'menu';

export type KeyAction = 'toggle' | 'back' | 'forward' | 'start' | 'end' | 'louder' | 'quieter' | 'mute' | 'fullscreen';

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

/** A slider for loudness that lies is moved sideways as well. */
const VOLUME: Readonly<Record<string, KeyAction>> = { ArrowLeft: 'quieter', ArrowRight: 'louder' };
const SLIDER: Readonly<Record<string, KeyAction>> = { Home: 'start', End: 'end' };

/** @returns undefined for keys that the player does not handle */
export function keyAction({ key, ctrlKey, altKey, metaKey }: Pressed, where: Where): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey || where === 'menu') return undefined;
  if (key === ' ' && where === 'button') return undefined;
  const own = where === 'volume' ? VOLUME : where === 'slider' ? SLIDER : {};
  return own[key] ?? KEYS[key];
}

export function whereOf(target: Element): Where {
  if (target.closest('[role=menu],[role=menuitemradio],[role=radio],input')) return 'menu';
  if (target.closest('[role=slider]')) return target.closest('.mejs-time-rail') ? 'slider' : 'volume';
  // Arrows on the volume button are the same as anywhere in the player; Space presses it.
  return target.closest('button,a[href],[role=button]') ? 'button' : 'player';
}
