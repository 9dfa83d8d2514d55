/** Header that is hidden until the page is scrolled or the header has the focus (docs/reference/header.md#hidden-header). */
import { type ClaimKey, FIXED_ABOVE, type Scope, type WantedClaim, watchSize } from '@enliven/core';
import type { HeaderVariant } from '../header/header-controller';
import type { HeaderParts, Heights, MeasuredHeader } from '../header/read-header';

/** Pixels of scrolling, beyond its own height, until the header shows. */
const HIDDEN_FOR = 200;

/** Whether the page can scroll far enough to show the header. */
export const isTall = ({ header, top }: Heights, page: number, window: number): boolean =>
  page > window + header + top + HIDDEN_FOR;

/** Returns the scroll position that shows the header. @param position that fixes a header that is not hidden */
export const shownFrom = ({ header, top }: Heights, position: number): number => position + header + top + HIDDEN_FOR;

/** Returns the height of the page without room for the header. */
const pageHeight = ({ owner, container }: HeaderParts): number =>
  owner.documentElement.scrollHeight - (container ? Number.parseFloat(getComputedStyle(container).paddingTop) || 0 : 0);

export interface HiddenHeader extends HeaderVariant {
  isHidden(): boolean;
  /** Returns the scroll position that shows the header; undefined if it is not hidden. */
  showsFrom(size: MeasuredHeader, position: number): number | undefined;
}

/** Hides the header. @param update measures the header again */
export function hideHeader(parts: HeaderParts, scope: Scope, update: () => void): HiddenHeader {
  const { owner, view, header, top } = parts;
  const both = (key: ClaimKey, value: unknown): WantedClaim[] => [
    [header, key, value],
    [top, key, value],
  ];
  const claims = scope.claims();
  const shows = scope.claims();
  let known: MeasuredHeader | undefined;
  let tall = false;
  /** Whether the header hides. In narrow windows it is in the flow and always shown. */
  let hides = false;
  const readTall = (size: MeasuredHeader) => isTall(size, pageHeight(parts), view.innerHeight);

  const setFocused = (focused: boolean) => shows.set(focused && hides ? both('class:et-fixed-header', true) : []);
  const onFocusIn = () => setFocused(true);
  const onFocusOut = ({ relatedTarget }: FocusEvent) => setFocused(header.contains(relatedTarget as Node | null));
  scope.on(header, 'focusin', onFocusIn);
  scope.on(header, 'focusout', onFocusOut);
  scope.add(watchSize([owner.body], () => known && readTall(known) !== tall && update()));

  return {
    isHidden: () => hides,
    showsFrom: (size, position) => (hides ? shownFrom(size, position) : undefined),
    update(size, _fixed, resized) {
      if (!resized) return;
      known = size;
      tall = readTall(size);
      hides = tall && size.width > FIXED_ABOVE;
      const away = `translateY(${hides ? -(size.header + size.top) : 0}px)`;
      claims.set([
        ...both('style:transform', away),
        ...(tall
          ? []
          : [
              ...both('style:opacity', '1'),
              [owner.body, 'class:et_hide_nav', false] as const,
              [owner.body, 'class:et_hide_nav_disabled', true] as const,
            ]),
      ]);
      setFocused(header.contains(owner.activeElement));
    },
  };
}
