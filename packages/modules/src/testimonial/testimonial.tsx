/** A testimonial (docs/reference/small-modules.md#testimonials): measures the portrait and keeps room for it at the side where lines begin. */
import { $viewport, type BehaviorProps, type Page, useStore, useStyle } from '@enliven/core';
import type { ReactNode } from 'react';
import { useAttributes, useMeasured, useWidth } from '../shared/use-element';

/** What the portrait is by itself, in pixels. */
interface Portrait {
  width: number;
  /** Margins at both sides together. */
  margins: number;
}

interface Room {
  /** Bring the portrait to its largest size. */
  capped: boolean;
  /** Pixels kept free beside it. */
  margin: number;
}

export function modeFor(width: number, generation: 4 | 5): Mode {
  const { middle, narrow } = LIMITS[generation];
  return width <= narrow ? 'narrow' : width <= middle ? 'middle' : 'wide';
}

/**
 * Computes the room that a testimonial leaves for its portrait (docs/reference/small-modules.md#testimonials).
 *
 * @param inNarrowColumn the words get the whole width there
 */
export function portraitRoom(mode: Mode, generation: 4 | 5, portrait: Portrait, inNarrowColumn: boolean): Room {
  const outer = portrait.width + portrait.margins;
  const capped = mode === 'wide' && generation === 4 && outer > MAX_PORTRAIT;
  const margin = inNarrowColumn ? 0 : capped ? MAX_PORTRAIT + portrait.margins : outer;
  return { capped, margin };
}

/** Pixels; a wider portrait is brought to this size on Divi 4's wide windows. */
const MAX_PORTRAIT = 90;

type Mode = 'wide' | 'middle' | 'narrow';

/** Widest window, in CSS pixels, that is not `wide`, and that is `narrow`. */
const LIMITS = {
  4: { middle: 959, narrow: 767 },
  5: { middle: 980, narrow: 767 },
} as const;

const columns = (names: string) => names.split(' ').map((name) => `.et_pb_column_${name}`);
const flex = (parts: string, end = '') => parts.split(' ').map((part) => `.et_flex_column_${part}${end}`);

/** In these the words get the whole width. */
const NARROW_COLUMNS: Record<Mode, string> = {
  wide: [...columns('1_3 1_4 1_5 1_6 2_5 3_8'), ...flex('2_5 1_5 9_24 8_24 7_24 6_24 5_24 4_24')].join(),
  middle: [
    ...columns('1_4 1_5 1_6 2_5 3_8'),
    ...flex('2_5 1_5 12_24 11_24 10_24 9_24 8_24 7_24 6_24 5_24 4_24', '_tablet'),
  ].join(),
  narrow: '*',
};

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
