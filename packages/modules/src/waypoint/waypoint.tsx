/** Legacy in-view effect (docs/reference/animation.md#in-view-effects): adds the class that starts the theme's CSS animation. */
import { addStyleSheet, type BehaviorProps, closestTo, documentOf, member, useClass } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useInView } from '../shared/use-element';

/** Returns whether the element is in the last row of the page; then the effect waits until all of it is in view. */
function isLastOnPage(element: Element): boolean {
  const row = closestTo(element, '.et_pb_row');
  // The browser keeps this list, so thousands of elements cost one search of the page.
  const sections = documentOf(element).getElementsByClassName('et_pb_section');
  return (
    !!row && !member(row, 'nextElementSibling') && closestTo(row, '.et_pb_section') === sections[sections.length - 1]
  );
}

/** Prints elements in their final state, skips the animation with reduced motion, and shows elements without an effect. */
const CSS =
  '.et-waypoint.et-animated:not([class*=et_pb_animation_]){opacity:1}' +
  '@media print{.et-waypoint{opacity:1!important}}' +
  '@media (prefers-reduced-motion:reduce){.et-waypoint{animation-duration:0s!important}}';

/** Classes: `et-animated` once in view; with reduced motion immediately and without the theme's animation. */
export default function Waypoint({ element }: BehaviorProps): ReactNode {
  const [isEntire] = useState(() => isLastOnPage(element));
  useLayoutEffect(() => addStyleSheet(documentOf(element), CSS), [element]);
  useClass(element, 'et-animated', useInView(element, isEntire) ? true : undefined);
  return null;
}
