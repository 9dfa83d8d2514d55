/** Scroll-down link of a fullwidth header (docs/reference/fullwidth-headers.md#scroll-down-link): scrolls past the header and moves the focus. */
import {
  type BehaviorProps,
  type ChromeHeights,
  chromeHeights,
  closestTo,
  documentOf,
  FIXED_ABOVE,
  member,
  phrase,
  queryAll,
  stickyTop,
  useClaims,
  useEvent,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useScrollTarget } from '../shared/use-scroll-target';

/** Measures the scroll position below the header. Reads the layout. */
function measureScrollGoal(section: Element): number {
  const owner = documentOf(section);
  const { classList } = owner.body;
  // A theme builder header is sticky instead of fixed.
  let stickyHeight = 0;
  stickyTop.emit({
    element: elementAfter(section),
    add(pixels) {
      stickyHeight += pixels;
    },
  });
  const marginBottom = Number.parseFloat(getComputedStyle(section).marginBottom) || 0;
  const goal = scrollGoal({
    bottom: member(section, 'getBoundingClientRect')().bottom + marginBottom + (owner.defaultView?.scrollY ?? 0),
    width: owner.documentElement.clientWidth,
    chrome: chromeHeights(owner),
    fixedNav: classList.contains('et_fixed_nav'),
    transparentNav: classList.contains('et_transparent_nav'),
    hideNav: classList.contains('et_hide_nav'),
    isFixed: owner.getElementById('main-header')?.classList.contains('et-fixed-header') ?? false,
  });
  return goal - stickyHeight;
}

/** Returns the next section, or the element after the header. */
function elementAfter(section: Element): Element {
  const outer = closestTo(section, '.et_pb_section') ?? section;
  return member(section, 'nextElementSibling') ?? member(outer, 'nextElementSibling') ?? section;
}

export default function HeaderScroll({ element }: BehaviorProps): ReactNode {
  const [links] = useState(() => queryAll(element, 'a'));
  const section = closestTo(element, 'section') ?? member(element, 'parentElement');
  const scrollTo = useScrollTarget();
  useEvent(element, 'click', (event) => {
    if (!closestTo(event.target, 'a') || !section) return;
    event.preventDefault();
    scrollTo(elementAfter(section), () => measureScrollGoal(section));
  });
  useClaims(
    links.flatMap((link): WantedClaim[] =>
      link.matches('[aria-label],[title]')
        ? []
        : [
            [link, 'attr:title', phrase('scroll_down', 'Scroll down')],
            // The character of an icon font is not text.
            ...[...link.children].map((icon): WantedClaim => [icon, 'attr:aria-hidden', 'true']),
          ],
    ),
  );
  return null;
}

/** Window width in CSS pixels from which the admin bar stays at the top. */
const ADMIN_BAR_FROM = 782;

/** Measurements that decide the scroll position of the link (docs/reference/fullwidth-headers.md#scroll-down-link). */
export interface ScrollGoalInput {
  /** Lower edge of the header's section with its margin, in pixels from the top of the document. */
  bottom: number;
  width: number;
  chrome: ChromeHeights;
  /** Classes of the body. */
  fixedNav: boolean;
  transparentNav: boolean;
  hideNav: boolean;
  /** Whether the main header is fixed now. */
  isFixed: boolean;
}

/** Returns the scroll position in pixels from the top of the document. */
export function scrollGoal(input: ScrollGoalInput): number {
  const { bottom, width, chrome, fixedNav, transparentNav, hideNav, isFixed } = input;
  const { adminBar, topHeader, header } = chrome;
  const fixed = chrome.fixed ?? header;
  const onDesktop = fixedNav && width > FIXED_ABOVE;
  // The page shrinks with the header when the header becomes fixed.
  const shrinks = onDesktop && !transparentNav && !hideNav ? fixed - (chrome.onLoad ?? fixed) : 0;
  const corrects = fixedNav && transparentNav && isFixed ? fixed - header : 0;
  const covered = (width >= ADMIN_BAR_FROM ? adminBar : 0) + (onDesktop ? topHeader : 0) + (fixedNav ? fixed : 0);
  return bottom + shrinks + corrects - covered;
}
