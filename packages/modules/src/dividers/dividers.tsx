/** Section dividers (docs/reference/small-modules.md#dividers): on whole pixels, and in Divi 5 without a gap to the neighbor. */
import {
  $breakpoint,
  type BehaviorProps,
  documentOf,
  matches,
  measure,
  member,
  type Page,
  queryAll,
  useClass,
  useStore,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useMeasured, useWidth } from '../shared/use-element';

type Side = 'top' | 'bottom';

export interface DividersConfig {
  dividers: { side: Side; divider: Element }[];
  generation: 4 | 5;
}

export function config(element: Element, { generation }: Page): DividersConfig {
  const dividers = (['top', 'bottom'] as const).flatMap((side) =>
    queryAll(element, `:scope > .et_pb_${side}_inside_divider`).map((divider) => ({ side, divider })),
  );
  return { dividers, generation };
}

export default function Dividers({ element, config }: BehaviorProps<DividersConfig>): ReactNode {
  const repairs = config.generation === 5 ? element : null;
  // biome-ignore lint/suspicious/noArrayIndexKey: the server's dividers neither move nor change their number.
  return config.dividers.map((one, at) => <Divider key={at} {...one} section={repairs} />);
}

interface DividerProps {
  side: Side;
  divider: Element;
  /** Section whose edge the divider covers; null for none. */
  section: Element | null;
}

function Divider({ side, divider, section }: DividerProps): ReactNode {
  const mode = useStore($breakpoint);
  const width = useWidth(divider);
  const natural = useMeasured(mode, () => getComputedStyle(divider).backgroundSize);
  useClass(divider, 'et-no-transition', false);
  useStyle(divider, 'background-size', natural === undefined ? undefined : dividerSize(natural, width));
  useStyle(divider, side, useOverlap(section, side, width));
  return null;
}

/** Returns whether the neighbor has a divider on this section's edge. */
function isFacing(section: Element, side: Side): boolean {
  const neighbor = side === 'top' ? member(section, 'previousElementSibling') : member(section, 'nextElementSibling');
  return matches(neighbor, side === 'top' ? '.et_pb_bottom_divider' : '.et_pb_top_divider');
}

function useOverlap(section: Element | null, side: Side, width: number): string | undefined {
  const [distance, setDistance] = useState<string>();
  useLayoutEffect(() => {
    if (!section || width === 0) return;
    const scrolled = () => documentOf(section).defaultView?.scrollY ?? 0;
    return measure(
      () => overlap(member(section, 'getBoundingClientRect')()[side] + scrolled(), isFacing(section, side)),
      setDistance,
    );
  }, [section, side, width]);
  return distance;
}

/** Returns the `background-size` for a width in pixels; undefined if the style sheet's value fits. */
export function dividerSize(natural: string, width: number): string | undefined {
  const [first = '', second = 'auto'] = natural.split(',')[0]?.trim().split(/\s+/) ?? [];
  const percent = /^([\d.]+)%$/.exec(first)?.[1];
  if (percent === undefined || Number(percent) === 100 || width <= 0) return undefined;
  return `${Math.floor((Number(percent) * width) / 100)}px ${second}`;
}

/** Returns the offset of a divider from an edge between two pixels. @param facing whether another divider meets it */
export function overlap(edge: number, facing: boolean): string | undefined {
  const fraction = Math.round((edge - Math.floor(edge)) * 1000) / 1000;
  return fraction === 0 ? undefined : `${-(fraction + (facing ? 1 : 0))}px`;
}
