/** An in-view effect (docs/reference/animation.md#in-view-effects): the theme's style sheet moves what has the class. */
import { addStyleSheet, type BehaviorProps, useClass } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useInView } from '../shared/use-element';

/** What ends the page is waited for until all of it is seen. */
function endsThePage(element: Element): boolean {
  const row = element.closest('.et_pb_row');
  const sections = element.ownerDocument.querySelectorAll('.et_pb_section');
  return !!row && !row.nextElementSibling && row.closest('.et_pb_section') === sections[sections.length - 1];
}

/** Nobody scrolls paper, so what is not in view yet is printed as it will be. */
const CSS =
  '@media print{.et-waypoint{opacity:1!important}}' +
  '@media (prefers-reduced-motion:reduce){.et-waypoint{animation-duration:0s!important}}';

/** Classes: `et-animated` from the moment it is in view; under reduced motion at once, and without the theme's movement. */
export default function Waypoint({ element }: BehaviorProps): ReactNode {
  const [entire] = useState(() => endsThePage(element));
  useLayoutEffect(() => addStyleSheet(element.ownerDocument, CSS), [element]);
  useClass(element, 'et-animated', useInView(element, entire) ? true : undefined);
  return null;
}
