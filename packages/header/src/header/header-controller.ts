/** Follows the page and its header: measured once for each size, compared with numbers while the page is scrolled. */
import {
  $scroll,
  $viewport,
  claimSet,
  emit,
  lazyPart,
  listen,
  measure,
  measureLaidOut,
  revealed,
  type Wanted,
  watchSize,
} from '@enliven/core';
import type { PageMotion } from './move-along';
import {
  coveredHeight,
  fixedFrom,
  type HeaderParts,
  headerParts,
  type MeasuredHeader,
  readHeader,
  topOf,
} from './read-header';

/** Milliseconds without a change of size before it is measured anew. */
const REST = 200;

const PLACE = { package: '@enliven/header' };

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
  const { owner, bars, top, container, navigation, logo, fixedNav } = parts;
  const claims = claimSet();
  let size: MeasuredHeader | undefined;
  /** Since the first measurement: until then our optional sheet has the header stand in the page. */
  const loaded: Wanted = [header, 'attr:data-height-loaded', 'true'];
  /** It stands in the page all the same, as child themes have it on narrow windows. */
  let inFlow = false;
  /** Scroll position from which on it is fixed. */
  let from = Number.POSITIVE_INFINITY;
  let fixed = false;
  let cancel = () => {};
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Comes with the first scrolling; ends what it has begun. */
  let endMotion: (() => void) | undefined;
  let motion: PageMotion | undefined;

  const variant = openVariant?.(parts, update);

  function show(now: MeasuredHeader, resized: boolean): void {
    // In the page it is where the style sheet has it.
    const placed = fixedNav && !inFlow;
    const { logoWidth, clear } = now;
    const covered = coveredHeight(now, now.width, fixedNav);
    // It reads, so it comes before what is written.
    motion?.update({ size: now, fixed, from, spaced: placed && !variant?.from });
    claims.set([
      loaded,
      [header, 'attr:data-height-onload', now.header],
      [header, 'attr:data-fixed-height-onload', now.fixed],
      ...bars.map((bar) => [bar, 'class:et-fixed-header', fixed] as const),
      [placed && header, 'style:top', `${now.adminBar + now.top}px`],
      [placed && container, 'style:padding-top', `${now.offset}px`],
      [clear && navigation, 'style:padding-inline-start', `${clear}px`],
      [logoWidth && logo, 'attr:data-actual-width', logoWidth],
      [logoWidth && logo, 'attr:data-actual-height', now.logoHeight],
      [covered && owner.documentElement, 'style:scroll-padding-top', `${covered}px`],
    ]);
    variant?.update(now, fixed, resized);
  }

  /** Compares numbers, and acts where they say something new. */
  function follow(): void {
    const { y } = $scroll.get();
    if (!size || (y <= 0 && !fixed)) return;
    endMotion ??= lazyPart(
      import('./move-along'),
      ({ moveAlong }) => {
        motion = moveAlong(parts);
        if (size) show(size, false);
        return motion.end;
      },
      PLACE,
    );
    const now = y > 0 && y >= from;
    if (now === fixed) return;
    fixed = now;
    show(size, false);
  }

  const read = () => readHeader(parts, size);
  const isNew = (now: MeasuredHeader) => `${size && Object.values(size)}` !== `${Object.values(now)}`;

  function update(): void {
    cancel();
    cancel = measure(read, (now) => {
      if (!isNew(now)) return;
      if (!size) claims.set([loaded]);
      size = now;
      inFlow = !/absolute|fixed/.test(getComputedStyle(header).position);
      show(now, true);
      emit(owner, 'et-pb-header-height-calculated');
      if (!fixedNav && !variant?.from) return;
      // Where the content begins is known once the room above it is.
      cancel = measureLaidOut(
        () => variant?.from?.(now) ?? fixedFrom(now, topOf(parts, parts.content)),
        (position) => {
          from = position;
          cancel = measure(() => {}, follow);
        },
      );
    });
  }

  /** A header that has become smaller is mostly as it was estimated: to find that out costs no layout. */
  function rested(): void {
    clearTimeout(rest);
    rest = setTimeout(() => {
      cancel();
      cancel = measureLaidOut(read, (now) => isNew(now) && update());
    }, REST);
  }

  const off = [
    $scroll.listen(follow),
    $viewport.listen(rested),
    // Whoever has changed the page in a way that nothing here can observe says so.
    revealed.on((element) => element.contains(header) && update()),
    watchSize([header, top, logo, owner.getElementById('wpadminbar')].filter(Boolean) as Element[], rested),
    listen(parts.view, 'load', update),
  ];
  update();

  return () => {
    for (const end of off) end();
    cancel();
    endMotion?.();
    clearTimeout(rest);
    variant?.end();
    claims.set([]);
  };
}
