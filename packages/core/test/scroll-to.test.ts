/** Easing of all animations. */
import { describe, expect, it } from 'vitest';
import { swing } from '../src/dom/scroll-to';

describe('swing', () => {
  it('is 0 at the start, a half in the middle and 1 at the end', () => {
    expect(swing(0)).toBe(0);
    expect(swing(0.5)).toBeCloseTo(0.5, 12);
    expect(swing(1)).toBe(1);
  });

  it.each([
    [0.1, 0.0244717],
    [0.25, 0.1464466],
    [0.75, 0.8535534],
    [0.9, 0.9755283],
  ])('follows half a cosine at %d', (progress, value) => {
    expect(swing(progress)).toBeCloseTo(value, 6);
  });

  it('always increases, and is symmetric', () => {
    for (let step = 1; step <= 100; step += 1) {
      const progress = step / 100;
      expect(swing(progress)).toBeGreaterThan(swing(progress - 0.01));
      expect(swing(progress) + swing(1 - progress)).toBeCloseTo(1, 12);
    }
  });
});
