/** Arrows and dots keep their elements when their properties change, and with them the focus. */

import { type BehaviorProps, useStore } from '@enliven/core';
import { nextFrames, renderBehavior } from '@enliven/testing';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { Arrows, Dots } from '../src/shared/slider/controls';

const $props = atom<{ controls?: string; style?: Record<string, string>; count: number }>({ count: 2 });
const moves = { move() {}, get: () => ({ active: 1 }), listen: () => () => {} };

function Probe({ element }: BehaviorProps) {
  const { controls, style, count } = useStore($props);
  return (
    <>
      <Arrows at={element} controls={controls} style={style} onMove={moves.move} />
      <Dots at={element} controls={controls} moves={moves as never} count={count} video={false} />
    </>
  );
}

const probe = {
  name: 'probe',
  package: '@enliven/modules',
  selector: '.probe',
  load: async () => ({ default: Probe }),
};

it('arrows and dots keep focus when aria-controls, their position or the number of slides changes', async () => {
  const { element } = await renderBehavior(probe, '<div class="probe"></div>');
  const links = () => [...element.querySelectorAll('a')];
  const [previous, next, first, second] = links();
  next?.focus();
  $props.set({ controls: 'slides', style: { top: '40px' }, count: 3 });
  await nextFrames();
  expect(links().slice(0, 4)).toEqual([previous, next, first, second]);
  expect(links()).toHaveLength(5);
  expect(document.activeElement).toBe(next);
  expect(links().map((link) => link.getAttribute('aria-controls'))).toEqual(Array(5).fill('slides'));
  expect([previous?.style.top, second?.className, links()[4]?.getAttribute('aria-label')]).toEqual([
    '40px',
    'et-pb-active-control',
    'Go to slide 3',
  ]);
  $props.set({ count: 1 });
  await nextFrames();
  expect(links()).toEqual([previous, next, first]);
  expect(next?.hasAttribute('aria-controls')).toBe(false);
});
