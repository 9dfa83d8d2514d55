/** The scroll-down link of a fullwidth header (docs/reference/fullwidth-headers.md#scroll-down-link): leads past the header, with the focus. */
import { type BehaviorProps, chromeHeights, phrase, useClaims, useEvent, type Wanted } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useScrollTarget } from '../shared/use-scroll-target';
import { scrollGoal } from './scroll-goal';

/** A layout read. */
function goalBelow(section: Element): number {
  const owner = section.ownerDocument;
  const { classList } = owner.body;
  const marginBottom = Number.parseFloat(getComputedStyle(section).marginBottom) || 0;
  return scrollGoal({
    bottom: section.getBoundingClientRect().bottom + marginBottom + (owner.defaultView?.scrollY ?? 0),
    width: owner.documentElement.clientWidth,
    chrome: chromeHeights(owner),
    fixedNav: classList.contains('et_fixed_nav'),
    transparentNav: classList.contains('et_transparent_nav'),
    hideNav: classList.contains('et_hide_nav'),
    isFixed: owner.getElementById('main-header')?.classList.contains('et-fixed-header') ?? false,
  });
}

/** What follows the header: the next section, or whatever stands behind it. */
function nextOf(section: Element): Element {
  const outer = section.closest('.et_pb_section') ?? section;
  return section.nextElementSibling ?? outer.nextElementSibling ?? section;
}

export default function HeaderScroll({ element }: BehaviorProps): ReactNode {
  const [links] = useState(() => [...element.querySelectorAll('a')]);
  const section = element.closest('section') ?? element.parentElement;
  const scrollTo = useScrollTarget();
  useEvent(element, 'click', (event) => {
    if (!(event.target as Element).closest('a') || !section) return;
    event.preventDefault();
    scrollTo(nextOf(section), () => goalBelow(section));
  });
  useClaims(
    links.flatMap((link): Wanted[] =>
      link.matches('[aria-label],[title]')
        ? []
        : [
            [link, 'attr:title', phrase('scroll_down', 'Scroll down')],
            // The letters that stand for an icon are no words.
            ...[...link.children].map((icon): Wanted => [icon, 'attr:aria-hidden', 'true']),
          ],
    ),
  );
  return null;
}
