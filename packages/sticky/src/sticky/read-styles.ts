/** What the author of a page says about the looks of a module while it is stuck (docs/reference/sticky.md#data). */
import { asRecord, asText } from '@enliven/core';
import { deviceValue } from './device-value';
import type { StickyEntry } from './read-sticky';

export const ALIGNMENTS = ['', 'left', 'center', 'right'] as const;

/** How a module is aligned while it is stuck; `""` where nothing is said. */
export type Alignment = (typeof ALIGNMENTS)[number];

/** What the author of a page says about the looks of a module while it is stuck. */
export interface StickyStyles {
  /** Whether it goes softly where it is offset to. */
  transition: boolean;
  alignment: Alignment;
  /** CSS lengths, `""` where nothing is said. */
  width: string;
  maxWidth: string;
  stickyWidth: string;
  stickyMaxWidth: string;
  /** `<vertical>_<horizontal>`, and how far from there. */
  origin: string;
  verticalOffset: string;
  horizontalOffset: string;
}

/** Reads the looks of a stuck module for one device. */
export function stylesFor({ fields }: StickyEntry, device: string): StickyStyles {
  const style = (family: string, name: string) => asText(deviceValue(asRecord(fields[family])[name], device)) ?? '';
  const alignment = style('styles', 'module_alignment');
  return {
    transition: (deviceValue(fields.transition, device) ?? 'on') === 'on',
    alignment: ALIGNMENTS.find((one) => one === alignment) ?? '',
    width: style('styles', 'width'),
    maxWidth: style('styles', 'max-width'),
    stickyWidth: style('stickyStyles', 'width'),
    stickyMaxWidth: style('stickyStyles', 'max-width'),
    origin: style('stickyStyles', 'position_origin_r'),
    verticalOffset: style('stickyStyles', 'vertical_offset'),
    horizontalOffset: style('stickyStyles', 'horizontal_offset'),
  };
}
