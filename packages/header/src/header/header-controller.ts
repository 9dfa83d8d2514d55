/** Follows the page and its header: measured once for each size, compared with numbers while the page is scrolled. */
import {
  $scroll,
  $viewport,
  claimSet,
  emit,
  FIXED_ABOVE,
  measure,
  measureLaidOut,
  revealed,
  type Wanted,
  watchSize,
} from '@enliven/core';
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
  let compared: ReturnType<typeof setTimeout> | undefined;
  let transition: ReturnType<typeof setTimeout> | undefined;

  const variant = openVariant?.(parts, update);
  const switches = fixedNav || variant?.from;

  /** What the page is moved by, and for how long: not where it would end before the header is fixed, which would undo itself. */
  function motion({ width, mobile, inFlow, offset, scrollable, ...heights }: MeasuredHeader) {
    const shrunk = fixedMargin(heights, offset);
    const duration = Math.max(TRANSITION, Math.abs(shrunk) * PIXEL);
    if (!fixedNav || variant?.from || inFlow || mobile || width <= FIXED_ABOVE) return { margin: 0, duration };
    return { margin: fixed && scrollable + shrunk > from ? shrunk : -1, duration };
  }

  function show(resized: boolean): void {
    if (!size) return;
    const wanted: Wanted[] = [
      [header, 'attr:data-height-onload', size.header],
      [header, 'attr:data-height-loaded', 'true'],
      [header, 'attr:data-fixed-height-onload', size.fixed],
      ...bars.map((bar): Wanted => [bar, 'class:et-fixed-header', fixed]),
    ];
    if (fixedNav) wanted.push([header, 'style:top', `${size.adminBar + size.top}px`]);
    if (fixedNav && !size.inFlow && container) wanted.push([container, 'style:padding-top', `${size.offset}px`]);
    if (moved && container) {
      const { margin, duration } = motion(size);
      wanted.push([container, 'class:et-animated-content', true]);
      if (margin)
        wanted.push(
          [container, 'style:margin-top', `${margin}px`],
          // So evenly that browsers count no frame of it as a shift of the layout.
          [container, 'style:transition-timing-function', 'linear'],
          [container, 'style:transition-duration', `${duration}ms`],
        );
    }
    if (navigation && size.clear) wanted.push([navigation, `style:padding-${size.side}`, `${size.clear}px`]);
    if (logo?.naturalWidth)
      wanted.push(
        [logo, 'attr:data-actual-width', logo.naturalWidth],
        [logo, 'attr:data-actual-height', logo.naturalHeight],
      );
    const covered = coveredHeight(size, size.width, fixedNav);
    if (covered > 0) wanted.push([owner.documentElement, 'style:scroll-padding-top', `${covered}px`]);
    claims.set(wanted);
    variant?.update(size, fixed, resized);
  }

  /** Compares numbers, and acts where they say something new. */
  function follow(): void {
    const { y } = $scroll.get();
    const now = y > 0 && y >= from;
    if (now === fixed || !size) return;
    fixed = now;
    moved = true;
    show(false);
    const { margin, duration } = motion(size);
    const dispatch = (name: string) => emit(view, `ETDiviFixedHeaderTransition${name}`, { marginTop: margin });
    dispatch('Start');
    clearTimeout(transition);
    transition = setTimeout(() => dispatch('End'), duration);
  }

  function update(): void {
    cancel();
    cancel = measure(
      () => readHeader(parts),
      (now) => {
        size = now;
        show(true);
        emit(owner, 'et-pb-header-height-calculated');
        if (!switches) return;
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

  /** A size that was measured before is no reason to measure anew: bars change theirs in each frame of a transition. */
  const isKnown = () => size !== undefined && isAsMeasured(parts, size, fixed);
  function compare(): void {
    clearTimeout(compared);
    if (isKnown()) return;
    compared = setTimeout(() => {
      cancel();
      cancel = measureLaidOut(isKnown, (known) => known || update());
    }, REST);
  }

  const off = [
    $scroll.listen(follow),
    $viewport.listen(rested),
    // Whoever has changed the page in a way that nothing here can observe says so.
    revealed.on((element) => element.contains(header) && update()),
    watchSize(
      [header, top, owner.getElementById('wpadminbar')].filter((element) => element !== null),
      compare,
    ),
  ];
  header.addEventListener('load', rested, true);
  view.addEventListener('load', update);
  update();

  return () => {
    for (const end of off) end();
    header.removeEventListener('load', rested, true);
    view.removeEventListener('load', update);
    cancel();
    clearTimeout(rest);
    clearTimeout(compared);
    clearTimeout(transition);
    variant?.end();
    claims.set([]);
  };
}
