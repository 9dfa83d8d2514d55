/** One group of items: an element of ours that holds the server's items while they are shown. */
import { type Motion, useAnimation, useClass, useInsert, useStyle } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { type CarouselDirection, SLIDE_DURATION } from './carousel-machine';

interface CarouselGroupProps {
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

interface CarouselItemProps {
  item: HTMLElement;
  /** Its place in the group, from 1; 0 while it is not shown. */
  position: number;
}

/** One item of a carousel: shown with the others of its group, at its place. */
export function CarouselItem({ item, position }: CarouselItemProps): null {
  useStyle(item, 'display', position > 0 ? 'block' : undefined);
  useClass(item, `position_${position}`, position > 0 || undefined);
  return null;
}
