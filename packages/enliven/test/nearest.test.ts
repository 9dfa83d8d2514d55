/** The most similar known word. */
import { describe, expect, it } from 'vitest';
import { nearest } from '../src/check-configuration';

const WORDS = [
  'tabs',
  'toggle',
  'accordion',
  'video',
  'video-slider',
  'slider',
  'now',
  'visible',
  'idle',
  'interaction',
];

describe('nearest', () => {
  it.each([
    ['tab', 'tabs'],
    ['tbas', 'tabs'],
    ['Tabs', 'tabs'],
    ['acordion', 'accordion'],
    ['accordeon', 'accordion'],
    ['videoSlider', 'video-slider'],
    ['video_slider', 'video-slider'],
    ['sliders', 'slider'],
    ['visibel', 'visible'],
    ['on-interaction', 'interaction'],
    ['nwo', 'now'],
  ])('returns for %s: %s', (word, known) => {
    expect(nearest(word, WORDS)).toBe(known);
  });

  it.each(['', 'x', 'countdown', 'sometimes', '__proto__', 'a word that is much longer than all of them'])(
    'returns undefined for %j',
    (word) => {
      expect(nearest(word, WORDS)).toBeUndefined();
    },
  );

  it('returns a known word itself', () => {
    for (const word of WORDS) expect(nearest(word, WORDS)).toBe(word);
  });
});
