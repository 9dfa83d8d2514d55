/** Horizontal swipes. */
import { describe, expect, it } from 'vitest';
import { swipe } from '../src/side-menu/side-menu';

const from = { x: 500, y: 300, time: 0 };

describe('swipe', () => {
  it.each([
    [-31, 0, 999, -1],
    [31, 29, 0, 1],
    [-31, -29, 500, -1],
    [30, 0, 100, 0],
    [-30, 0, 100, 0],
    [-200, 30, 100, 0],
    [-200, 0, 1000, 0],
  ])('returns for %i px across and %i px down in %i ms: %i', (x, y, time, direction) => {
    expect(swipe(from, { x: from.x + x, y: from.y + y, time })).toBe(direction);
  });
});
