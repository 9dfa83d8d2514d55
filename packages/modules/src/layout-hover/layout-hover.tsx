/** Text that turns light or dark under the pointer (docs/reference/small-modules.md#text-colour-under-the-pointer), or while sticky. */
import { attribute, type BehaviorProps, useClaims, type WantedClaim } from '@enliven/core';
import type { ReactNode } from 'react';
import { useHovered, useSticky } from '../shared/use-element';

/** What was there comes back with the pointer's leave, since every claim is given back then. */
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
  const stuck = useSticky(element);
  const change = (hovered && hover) || (stuck && sticky);
  useClaims(change ? targets.flatMap((target) => claimsFor(target, change)) : []);
  return null;
}

/** Reads which elements change their background layout together, and to what. */
type Tone = 'light' | 'dark';

export interface LayoutHoverConfig {
  targets: Element[];
  hover: Change | undefined;
  sticky: Change | undefined;
}

interface Change {
  tone: Tone;
  /** Ends of the class names: for every window, and for narrow ones where the author says something about them. */
  suffixes: Map<'' | '_tablet' | '_phone', Tone>;
  /** An audio module: dark text is a class of its own there. */
  marksText: boolean;
}

const isTone = (text: string | null): text is Tone => text === 'light' || text === 'dark';

function changeFor(element: Element, state: 'hover' | 'sticky'): Change | undefined {
  const tone = attribute(element, `data-background-layout-${state}`);
  if (!isTone(tone)) return undefined;
  const suffixes: Change['suffixes'] = new Map([['', tone]]);
  for (const device of ['tablet', 'phone'] as const) {
    if (!element.hasAttribute(`data-background-layout-${device}`)) continue;
    const own = attribute(element, `data-background-layout-${state}-${device}`);
    suffixes.set(`_${device}`, isTone(own) ? own : tone);
  }
  return { tone, suffixes, marksText: element.classList.contains('et_pb_audio_module') };
}

/** Some modules pass it on to what they are made of, or are in (docs/reference/small-modules.md#text-colour-under-the-pointer). */
function targetsOf(element: Element): Element[] {
  const all = (selector: string) => [...element.querySelectorAll(selector)];
  if (element.matches('.et_pb_button_module_wrapper')) return all(':scope > .et_pb_button');
  if (element.matches('.et_pb_gallery')) return [element, ...all('.et_pb_gallery_item')];
  if (element.matches('.et_pb_post_slider')) return [element, ...all('.et_pb_slide')];
  const slider = element.matches('.et_pb_slide') ? element.closest('.et_pb_slider') : null;
  return slider ? [element, slider] : [element];
}

export const config = (element: Element): LayoutHoverConfig => ({
  targets: targetsOf(element),
  hover: changeFor(element, 'hover'),
  sticky: changeFor(element, 'sticky'),
});
