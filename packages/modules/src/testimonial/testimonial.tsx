/** A testimonial (docs/reference/small-modules.md#testimonials): measures the portrait and keeps room for it at the side where lines begin. */
import { $viewport, type BehaviorProps, type Page, useStore, useStyle } from '@enliven/core';
import type { ReactNode } from 'react';
import { useAttributes } from '../shared/use-element-state';
import { useMeasured, useWidth } from '../shared/use-measured';
import { MAX_PORTRAIT, modeFor, NARROW_COLUMNS, type Portrait, portraitRoom } from './portrait-room';

export interface TestimonialConfig {
  portrait: HTMLElement | null;
  words: HTMLElement | null;
  generation: 4 | 5;
}

export const config = (element: Element, { generation }: Page): TestimonialConfig => ({
  portrait: element.querySelector<HTMLElement>('.et_pb_testimonial_portrait'),
  words: element.querySelector<HTMLElement>('.et_pb_testimonial_description'),
  generation,
});

function measurePortrait(portrait: Element | null): Portrait {
  if (!portrait?.getClientRects().length) return { width: 0, margins: 0 };
  const { marginLeft, marginRight } = getComputedStyle(portrait);
  const margins = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0);
  return { width: (portrait as HTMLElement).offsetWidth, margins };
}

export default function Testimonial({ element, config }: BehaviorProps<TestimonialConfig>): ReactNode {
  const { portrait, words, generation } = config;
  useAttributes(element, 'class');
  const mode = useStore($viewport, ({ width }) => modeFor(width, generation));
  const shown = useWidth(element) > 0;
  const withoutImage = generation === 5 && element.classList.contains('et_pb_testimonial_no_image');
  const measured = useMeasured(`${mode} ${shown} ${withoutImage}`, () => ({
    portrait: measurePortrait(portrait),
    rtl: words !== null && getComputedStyle(words).direction === 'rtl',
  }));
  const inNarrowColumn = element.closest(NARROW_COLUMNS[mode]) !== null;
  const room = measured && shown ? portraitRoom(mode, generation, measured.portrait, inNarrowColumn) : undefined;
  const size = room?.capped ? `${MAX_PORTRAIT}px` : undefined;
  const margin = !room ? undefined : mode === 'narrow' || withoutImage ? null : `${room.margin}px`;

  useStyle(portrait, 'padding-bottom', room?.capped ? '0px' : undefined);
  useStyle(portrait, 'width', size);
  useStyle(portrait, 'height', size);
  // Undefined until measured: a margin of ours would be gone while the words are looked at.
  useStyle(words, measured?.rtl ? 'margin-right' : 'margin-left', margin);
  return null;
}
