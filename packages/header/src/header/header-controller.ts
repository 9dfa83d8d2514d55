/** Follows the page and its header: measured once for each size, compared with numbers while the page is scrolled. */
import { $scroll, $viewport, claimSet, emit, FIXED_ABOVE, listen, measure, revealed, watchSize } from '@enliven/core';
import { coveredHeight, fixedFrom, fixedMargin } from './geometry';
import { type HeaderParts, headerParts } from './header-parts';
import { isAsMeasured, type MeasuredHeader, readHeader, topOf } from './read-header';

/** Milliseconds without a change of size before it is measured anew. */
const REST = 200;
/** Milliseconds of the style sheet's own transition between both states. */
const TRANSITION = 400;
/** Milliseconds for each pixel that the page moves: less than 3 pixels in each frame, even at 25 frames a second. */
const PIXEL = 14;

/** What only some headers do; what it claims comes after what every header does. */
export interface HeaderVariant {
  /** The scroll position from which on it is fixed, where it is another one; the page does not move along then. A layout read. */
  from?: ((size: MeasuredHeader) => number) | undefined;
  /** Measures and writes by itself. @param resized false where only the state has changed */
  update(size: MeasuredHeader, fixed: boolean, resized: boolean): void;
  end(): void;
}

/** @param update measures anew */
export type OpenVariant = (parts: HeaderParts, update: () => void) => HeaderVariant;

/** @returns the function that gives all back */
export function controlHeader(header: HTMLElement, openVariant?: OpenVariant): () => void {
  const parts = headerParts(header);
  const { owner, view, bars, top, container, navigation, logo, fixedNav } = parts;
  const claims = claimSet();
  let size: MeasuredHeader | undefined;
  /** Scroll position from which on it is fixed. */
  let from = Number.POSITIVE_INFINITY;
  let fixed = false;
  /** It has been fixed, so the page has been moved. */
  let moved = false;
  let cancel = () => {};
  let rest: ReturnType<typeof setTimeout> | undefined;
  let transition: ReturnType<typeof setTimeout> | undefined;

  const variant = openVariant?.(parts, update);

  /** @returns what the page is moved by, and for how long */
  function show(now: MeasuredHeader, resized: boolean): { marginTop: number; duration: number } {
    const { width, offset, clear } = now;
    // In the page it is where the style sheet has it.
    const placed = fixedNav && !now.inFlow;
    const spaced = placed && container;
    const shrunk = fixedMargin(now, offset);
    const duration = Math.max(TRANSITION, Math.abs(shrunk) * PIXEL);
    const moves = spaced && !variant?.from && !now.mobile && width > FIXED_ABOVE;
    // Not where the page would end before the header is fixed, which would undo itself.
    const marginTop = moves ? (fixed && now.scrollable + shrunk > from ? shrunk : -1) : 0;
    const movable = moved && moves && container;
    const sized = logo?.naturalWidth && logo;
    const covered = coveredHeight(now, width, fixedNav);
    claims.set([
      [header, 'attr:data-height-onload', now.header],
      [header, 'attr:data-height-loaded', 'true'],
      [header, 'attr:data-fixed-height-onload', now.fixed],
      ...bars.map((bar) => [bar, 'class:et-fixed-header', fixed] as const),
      [placed && header, 'style:top', `${now.adminBar + now.top}px`],
      [spaced, 'style:padding-top', `${offset}px`],
      [moved && container, 'class:et-animated-content', true],
      [movable, 'style:margin-top', `${marginTop}px`],
      // So evenly that browsers count no frame of it as a shift of the layout.
      [movable, 'style:transition-timing-function', 'linear'],
      [movable, 'style:transition-duration', `${duration}ms`],
      [clear > 0 && navigation, 'style:padding-inline-start', `${clear}px`],
      [sized, 'attr:data-actual-width', logo?.naturalWidth],
      [sized, 'attr:data-actual-height', logo?.naturalHeight],
      [covered > 0 && owner.documentElement, 'style:scroll-padding-top', `${covered}px`],
    ]);
    variant?.update(now, fixed, resized);
    return { marginTop, duration };
  }

  /** Compares numbers, and acts where they say something new. */
  function follow(): void {
    const { y } = $scroll.get();
    const now = y > 0 && y >= from;
    if (now === fixed || !size) return;
    fixed = now;
    moved = true;
    const { marginTop, duration } = show(size, false);
    const dispatch = (name: string) => emit(view, `ETDiviFixedHeaderTransition${name}`, { marginTop });
    dispatch('Start');
    clearTimeout(transition);
    transition = setTimeout(dispatch, duration, 'End');
  }

  function update(): void {
    cancel();
    cancel = measure(
      () => readHeader(parts),
      (now) => {
        size = now;
        show(now, true);
        emit(owner, 'et-pb-header-height-calculated');
        if (!fixedNav && !variant?.from) return;
        // Where the content begins is known once the room above it is.
        cancel = measure(
          () => variant?.from?.(now) ?? fixedFrom(now, topOf(parts, parts.content)),
          (position) => {
            from = position;
            follow();
          },
        );
      },
    );
  }

  function rested(): void {
    clearTimeout(rest);
    rest = setTimeout(update, REST);
  }

  const off = [
    $scroll.listen(follow),
    $viewport.listen(rested),
    // Whoever has changed the page in a way that nothing here can observe says so.
    revealed.on((element) => element.contains(header) && update()),
    // Bars change their size in each frame of a transition, and have one that is known when it ends.
    watchSize(
      [header, top, owner.getElementById('wpadminbar')].filter((element) => element !== null),
      () => (isAsMeasured(parts, size, fixed) ? clearTimeout(rest) : rested()),
    ),
    listen(view, 'load', update),
    logo ? listen(logo, 'load', update) : cancel,
  ];
  update();

  return () => {
    for (const end of off) end();
    cancel();
    clearTimeout(rest);
    clearTimeout(transition);
    variant?.end();
    claims.set([]);
  };
}
