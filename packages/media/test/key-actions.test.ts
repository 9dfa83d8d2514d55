/** Actions of keys, by the focused control. */
import { describe, expect, it } from 'vitest';
import { keyAction, type Where } from '../src/interaction/keys';

const pressed = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe('a key', () => {
  it.each<[string, Where, string | undefined]>([
    [' ', 'player', 'toggle'],
    [' ', 'slider', 'toggle'],
    [' ', 'button', undefined],
    ['MediaPlayPause', 'button', 'toggle'],
    ['ArrowLeft', 'player', 'back'],
    ['ArrowRight', 'slider', 'forward'],
    ['ArrowLeft', 'volume', 'quieter'],
    ['ArrowRight', 'volume', 'louder'],
    ['ArrowUp', 'slider', 'louder'],
    ['ArrowDown', 'button', 'quieter'],
    ['Home', 'slider', 'start'],
    ['End', 'slider', 'end'],
    ['Home', 'volume', 'silent'],
    ['End', 'volume', 'loudest'],
    ['Home', 'player', undefined],
    ['M', 'player', 'mute'],
    ['f', 'button', 'fullscreen'],
    ['ArrowUp', 'menu', undefined],
    ['Tab', 'player', undefined],
  ])('%j on the %s means %s', (key, where, action) => expect(keyAction(pressed(key), where)).toBe(action));

  it.each(['ctrlKey', 'altKey', 'metaKey'])('has no action with %s', (modifier) => {
    expect(keyAction(pressed('f', { [modifier]: true }), 'player')).toBeUndefined();
  });
});
