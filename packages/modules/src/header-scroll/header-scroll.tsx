/** The scroll-down link of a fullwidth header (docs/reference/fullwidth-headers.md#scroll-down-link): leads past the header, with the focus. */
import {
  type BehaviorProps,
  type ChromeHeights,
  chromeHeights,
  FIXED_ABOVE,
  membersOf,
  phrase,
  stickyTop,
  useClaims,
  useEvent,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useScrollTarget } from '../shared/use-scroll-target';

/** A layout read. */
function goalBelow(section: Element): number {
  const owner = section.ownerDocument;
  const { classList } = owner.body;
  // A theme builder's header sticks instead of being fixed.
  let stuck = 0;
  stickyTop.emit({
    element: nextOf(section),
    add(pixels) {
      stuck += pixels;
    },
  });
  const marginBottom = Number.parseFloat(getComputedStyle(section).marginBottom) || 0;
  const goal = scrollGoal({
    bottom: section.getBoundingClientRect().bottom + marginBottom + (owner.defaultView?.scrollY ?? 0),
    width: owner.documentElement.clientWidth,
    chrome: chromeHeights(owner),
    fixedNav: classList.contains('et_fixed_nav'),
    transparentNav: classList.contains('et_transparent_nav'),
    hideNav: classList.contains('et_hide_nav'),
    isFixed: owner.getElementById('main-header')?.classList.contains('et-fixed-header') ?? false,
  });
  return goal - stuck;
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
    if (!membersOf(event.target as Element).closest('a') || !section) return;
    event.preventDefault();
    scrollTo(nextOf(section), () => goalBelow(section));
  });
  useClaims(
    links.flatMap((link): WantedClaim[] =>
      link.matches('[aria-label],[title]')
        ? []
        : [
            [link, 'attr:title', phrase('scroll_down', 'Scroll down')],
            // The letters that stand for an icon are no words.
            ...[...link.children].map((icon): WantedClaim => [icon, 'attr:aria-hidden', 'true']),
          ],
    ),
  );
  return null;
}

/** Window width in CSS pixels from which the admin bar stays at the top. */
const ADMIN_BAR_FROM = 782;

/** Where a press on a header's scroll-down link leads (docs/reference/fullwidth-headers.md#scroll-down-link). */
export interface Scene {
  /** Lower edge of the header's section with its margin, in pixels from the document's top. */
  bottom: number;
  width: number;
  chrome: ChromeHeights;
  /** From the body's classes. */
  fixedNav: boolean;
  transparentNav: boolean;
  hideNav: boolean;
  /** The main header is in its fixed state now. */
  isFixed: boolean;
}

/** Pixels from the document's top. */
export function scrollGoal(scene: Scene): number {
  const { bottom, width, chrome, fixedNav, transparentNav, hideNav, isFixed } = scene;
  const { adminBar, topHeader, header } = chrome;
  const fixed = chrome.fixed ?? header;
  const onDesktop = fixedNav && width > FIXED_ABOVE;
  // The page loses what the header loses when it becomes fixed.
  const shrinks = onDesktop && !transparentNav && !hideNav ? fixed - (chrome.onLoad ?? fixed) : 0;
  const corrects = fixedNav && transparentNav && isFixed ? fixed - header : 0;
  const covered = (width >= ADMIN_BAR_FROM ? adminBar : 0) + (onDesktop ? topHeader : 0) + (fixedNav ? fixed : 0);
  return bottom + shrinks + corrects - covered;
}
