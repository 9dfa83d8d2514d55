/** Testimonial (docs/reference/small-modules.md#testimonials): reserves space for the portrait at the start of lines. */
import {
  $viewport,
  type BehaviorProps,
  closestTo,
  matches,
  member,
  type Page,
  query,
  useStore,
  useStyle,
} from '@enliven/core';
import type { ReactNode } from 'react';
import { useAttributes, useMeasured, useWidth } from '../shared/use-element';

/** Natural size of the portrait in pixels. */
interface Portrait {
  width: number;
  /** Sum of the left and right margins. */
  margins: number;
}

/** Space of the portrait. */
interface PortraitSpace {
  /** Whether to limit the portrait to its maximum size. */
  capped: boolean;
  /** Margin of the text in pixels. */
  margin: number;
}

/** Returns the mode of a window width. */
export function modeFor(width: number, generation: 4 | 5): Mode {
  const { middle, narrow } = LIMITS[generation];
  return width <= narrow ? 'narrow' : width <= middle ? 'middle' : 'wide';
}

/**
 * Computes the space that a testimonial reserves for its portrait (docs/reference/small-modules.md#testimonials).
 *
 * @param inNarrowColumn whether the text gets the full width
 */
export function portraitSpace(
  mode: Mode,
  generation: 4 | 5,
  portrait: Portrait,
  inNarrowColumn: boolean,
): PortraitSpace {
  const outer = portrait.width + portrait.margins;
  const capped = mode === 'wide' && generation === 4 && outer > MAX_PORTRAIT;
  const margin = inNarrowColumn ? 0 : capped ? MAX_PORTRAIT + portrait.margins : outer;
  return { capped, margin };
}

/** Maximum size of a portrait in pixels, on wide windows in Divi 4. */
const MAX_PORTRAIT = 90;

type Mode = 'wide' | 'middle' | 'narrow';

/** Maximum window width of the modes, in CSS pixels. */
const LIMITS = {
  4: { middle: 959, narrow: 767 },
  5: { middle: 980, narrow: 767 },
} as const;

const columns = (names: string) => names.split(' ').map((name) => `.et_pb_column_${name}`);
const flex = (parts: string, end = '') => parts.split(' ').map((part) => `.et_flex_column_${part}${end}`);

/** Columns in which the text gets the full width. */
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
  text: HTMLElement | null;
  generation: 4 | 5;
}

export const config = (element: Element, { generation }: Page): TestimonialConfig => ({
  portrait: query<HTMLElement>(element, '.et_pb_testimonial_portrait'),
  text: query<HTMLElement>(element, '.et_pb_testimonial_description'),
  generation,
});

function measurePortrait(portrait: HTMLElement | null): Portrait {
  if (!portrait || member(portrait, 'getClientRects')().length === 0) return { width: 0, margins: 0 };
  const { marginLeft, marginRight } = getComputedStyle(portrait);
  const margins = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0);
  return { width: member(portrait, 'offsetWidth'), margins };
}

export default function Testimonial({ element, config }: BehaviorProps<TestimonialConfig>): ReactNode {
  const { portrait, text, generation } = config;
  useAttributes(element, 'class');
  const mode = useStore($viewport, ({ width }) => modeFor(width, generation));
  const shown = useWidth(element) > 0;
  const withoutImage = generation === 5 && matches(element, '.et_pb_testimonial_no_image');
  const measured = useMeasured(`${mode} ${shown} ${withoutImage}`, () => ({
    portrait: measurePortrait(portrait),
    rtl: text !== null && getComputedStyle(text).direction === 'rtl',
  }));
  const inNarrowColumn = closestTo(element, NARROW_COLUMNS[mode]) !== null;
  const space = measured && shown ? portraitSpace(mode, generation, measured.portrait, inNarrowColumn) : undefined;
  const size = space?.capped ? `${MAX_PORTRAIT}px` : undefined;
  const margin = !space ? undefined : mode === 'narrow' || withoutImage ? null : `${space.margin}px`;

  useStyle(portrait, 'padding-bottom', space?.capped ? '0px' : undefined);
  useStyle(portrait, 'width', size);
  useStyle(portrait, 'height', size);
  // Undefined until measured, since an inline margin would change the measurement.
  useStyle(text, measured?.rtl ? 'margin-right' : 'margin-left', margin);
  return null;
}
