/** Search of the header: a button, whose overlay is fetched when a pointer or the focus comes near. */
import { type BehaviorProps, closestTo, measure, phrase, query, useClaims } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Opener } from '../shared/opener';

const load = () => import('./search-overlay');

/** Size of the glyph in the theme's style sheet, in pixels. */
const GLYPH = 17;

export default function HeaderSearch({ element }: BehaviorProps): ReactNode {
  const header = closestTo(element, '#main-header');
  const container = query<HTMLElement>(header, '.et_search_form_container');
  const opener = element as HTMLElement;
  const [height, setHeight] = useState<number>();
  useLayoutEffect(
    // Measured once, since later the height is our own.
    () =>
      measure(
        () => opener.offsetHeight,
        (now) => setHeight((first) => first ?? now),
      ),
    [opener],
  );
  // The theme's glyph takes no room, so the button needs a size to be clicked and to show a focus ring. Nothing around it moves.
  useClaims([
    [height === 0 && opener, 'style:height', `${GLYPH}px`],
    [height === 0 && opener, 'style:margin-bottom', `-${GLYPH}px`],
  ]);
  if (!header || !container) return null;
  return (
    <Opener
      root={header}
      opener={opener}
      container={container}
      label={phrase('search', 'Search')}
      shownBy="et_pb_search_visible"
      fallback={[
        // A separate row below the menu.
        [container.parentElement, 'style:position', 'relative'],
        [container, 'style:height', '60px'],
        [container, 'style:opacity', '1'],
        [container, 'class:et_pb_search_visible', true],
      ]}
      load={load}
    />
  );
}
