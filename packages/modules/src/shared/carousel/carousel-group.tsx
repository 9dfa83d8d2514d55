/** One group of items: an element of ours that holds the server's items while they are shown. */
import { type Motion, useAnimation, useClass, useInsert, useStyle } from '@enliven/core';
import { useLayoutEffect } from 'react';
import type { CarouselDirection } from './carousel-machine';
import { SLIDE_DURATION } from './constants';

export interface CarouselGroupProps {
  box: HTMLElement;
  items: readonly HTMLElement[];
  /** Items another group holds meanwhile: this one shows copies of them. */
  held: ReadonlySet<HTMLElement>;
  /** Going out, coming in, or neither. */
  motion: 'leaving' | 'coming' | null;
  direction: CarouselDirection;
  onEnd(): void;
}

const slide = (from: string, to: string): Motion => ({
  duration: SLIDE_DURATION,
  frames: [{ transform: `translateX(${from})` }, { transform: `translateX(${to})` }],
});

const MOTIONS: Record<string, Motion> = {
  'coming next': slide('100%', '0%'),
  'leaving next': slide('0%', '-100%'),
  'coming previous': slide('-100%', '0%'),
  'leaving previous': slide('0%', '100%'),
};

function copyOf(item: HTMLElement): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement;
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) if (named.id) named.id += '-dup';
  copy.classList.add('delayed_container_append_dup');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}

export function CarouselGroup({ box, items, held, motion, direction, onEnd }: CarouselGroupProps): null {
  const group = useInsert(box, { className: 'et-carousel-group' });
  const moving = motion !== null;
  useClass(group, 'active', motion !== 'coming');
  useClass(group, 'next', motion === 'coming' && direction === 'next');
  useClass(group, 'prev', motion === 'coming' && direction === 'previous');
  useStyle(group, 'position', moving ? 'absolute' : undefined);
  useStyle(group, 'inset', moving ? '0' : undefined);
  useAnimation(group, motion && (MOTIONS[`${motion} ${direction}`] as Motion), onEnd);
  useLayoutEffect(() => {
    group?.replaceChildren(...items.map((item) => (held.has(item) ? copyOf(item) : item)));
    return () => {
      for (const item of items) if (item.parentElement === group) box.append(item);
    };
  }, [group, box, items, held]);
  return null;
}
