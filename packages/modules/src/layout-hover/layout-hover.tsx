/** Text that turns light or dark under the pointer (docs/reference/small-modules.md#text-colour-under-the-pointer), or while sticky. */
import { type BehaviorProps, useClaims, type Wanted } from '@enliven/core';
import type { ReactNode } from 'react';
import { useHovered } from '../shared/use-hovered';
import { useSticky } from '../shared/use-sticky';
import type { Change, LayoutHoverConfig } from './config';

export { config } from './config';

/** What was there comes back with the pointer's leave, since every claim is given back then. */
function claimsFor(target: Element, { tone, suffixes, marksText }: Change): Wanted[] {
  return [...suffixes].flatMap(([suffix, at]): Wanted[] => [
    [target, `class:et_pb_bg_layout_light${suffix}`, at === 'light'],
    [target, `class:et_pb_bg_layout_dark${suffix}`, at === 'dark'],
    [target, `class:et_pb_text_color_dark${suffix}`, marksText && tone === 'light' && at === 'light'],
  ]);
}

export default function LayoutHover({ element, config }: BehaviorProps<LayoutHoverConfig>): ReactNode {
  const { targets, hover, sticky } = config;
  const hovered = useHovered(hover ? element : null);
  const stuck = useSticky(element);
  const change = (hovered && hover) || (stuck && sticky);
  useClaims(change ? targets.flatMap((target) => claimsFor(target, change)) : []);
  return null;
}
