/** Text that turns light or dark on hover (docs/reference/small-modules.md#text-color-on-hover) or while sticky. */
import {
  attribute,
  type BehaviorProps,
  closestTo,
  matches,
  member,
  queryAll,
  useClaims,
  type WantedClaim,
} from '@enliven/core';
import type { ReactNode } from 'react';
import { useHovered, useSticky } from '../shared/use-element';

/** Returns the claims of a changed layout; releasing them restores the server's classes. */
function claimsFor(target: Element, { tone, suffixes, marksText }: Change): WantedClaim[] {
  return [...suffixes].flatMap(([suffix, at]): WantedClaim[] => [
    [target, `class:et_pb_bg_layout_light${suffix}`, at === 'light'],
    [target, `class:et_pb_bg_layout_dark${suffix}`, at === 'dark'],
    [target, `class:et_pb_text_color_dark${suffix}`, marksText && tone === 'light' && at === 'light'],
  ]);
}

export default function LayoutHover({ element, config }: BehaviorProps<LayoutHoverConfig>): ReactNode {
  const { targets, hover, sticky } = config;
  const hovered = useHovered(hover ? element : null);
  const isSticky = useSticky(element);
  const change = (hovered && hover) || (isSticky && sticky);
  useClaims(change ? targets.flatMap((target) => claimsFor(target, change)) : []);
  return null;
}

/** Text color scheme for a light or dark background. */
type Tone = 'light' | 'dark';

export interface LayoutHoverConfig {
  targets: Element[];
  hover: Change | undefined;
  sticky: Change | undefined;
}

interface Change {
  tone: Tone;
  /** Suffixes of the class names: none for all windows, others for devices that the author configured. */
  suffixes: Map<'' | '_tablet' | '_phone', Tone>;
  /** Whether dark text needs its own class, as in audio modules. */
  marksText: boolean;
}

const isTone = (text: string | null): text is Tone => text === 'light' || text === 'dark';

function changeFor(element: Element, state: 'hover' | 'sticky'): Change | undefined {
  const tone = attribute(element, `data-background-layout-${state}`);
  if (!isTone(tone)) return undefined;
  const suffixes: Change['suffixes'] = new Map([['', tone]]);
  for (const device of ['tablet', 'phone'] as const) {
    if (!member(element, 'hasAttribute')(`data-background-layout-${device}`)) continue;
    const deviceTone = attribute(element, `data-background-layout-${state}-${device}`);
    suffixes.set(`_${device}`, isTone(deviceTone) ? deviceTone : tone);
  }
  return { tone, suffixes, marksText: matches(element, '.et_pb_audio_module') };
}

/** Returns the elements to change. Some modules include their children or their parent (docs/reference/small-modules.md#text-color-on-hover). */
function targetsOf(element: Element): Element[] {
  const all = (selector: string) => queryAll(element, selector);
  if (matches(element, '.et_pb_button_module_wrapper')) return all(':scope > .et_pb_button');
  if (matches(element, '.et_pb_gallery')) return [element, ...all('.et_pb_gallery_item')];
  if (matches(element, '.et_pb_post_slider')) return [element, ...all('.et_pb_slide')];
  const slider = matches(element, '.et_pb_slide') ? closestTo(element, '.et_pb_slider') : null;
  return slider ? [element, slider] : [element];
}

export const config = (element: Element): LayoutHoverConfig => ({
  targets: targetsOf(element),
  hover: changeFor(element, 'hover'),
  sticky: changeFor(element, 'sticky'),
});
