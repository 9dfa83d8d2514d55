/** The header's search: its button is here from the start, what it opens comes when somebody is near. */
import { type BehaviorProps, measure, phrase, useClaims } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Opener } from '../shared/opener';

const load = () => import('./search-overlay');

/** The glyph's size in the theme's style sheet, in pixels. */
const GLYPH = 17;

export default function HeaderSearch({ element }: BehaviorProps): ReactNode {
  const header = element.closest('#main-header');
  const container = header?.querySelector<HTMLElement>('.et_search_form_container');
  const opener = element as HTMLElement;
  const [height, setHeight] = useState<number>();
  useLayoutEffect(
    // Measured again, it has the height that it was given.
    () =>
      measure(
        () => opener.offsetHeight,
        (now) => setHeight((first) => first ?? now),
      ),
    [opener],
  );
  // The theme's glyph takes no room: nothing could be pointed at, or be framed when it has the focus. Around it nothing moves.
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
        // A row of its own below the menu.
        [container.parentElement, 'style:position', 'relative'],
        [container, 'style:height', '60px'],
        [container, 'style:opacity', '1'],
        [container, 'class:et_pb_search_visible', true],
      ]}
      load={load}
    />
  );
}
