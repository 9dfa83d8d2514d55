/** Measures the page and its header once for each size, and shows what follows. */
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
import type { FixedHeader, FixedRules } from './fixed-header';
import { coveredHeight, type HeaderParts, headerParts, type MeasuredHeader, readHeader } from './read-header';

/** Milliseconds without a change of size before it is measured anew. */
const REST = 200;

const PLACE = { package: '@enliven/header' };

/** What only some headers do; what it claims comes after what every header does. */
export interface HeaderVariant {
  /** The scroll position from which on it is fixed, where it is another one; the page does not move along then. A layout read. */
  from?: ((size: MeasuredHeader, rules: FixedRules) => number) | undefined;
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
  let fixed = false;
  let cancel = () => {};
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Comes with the first scrolling; ends what it has begun. */
  let endFixed: (() => void) | undefined;
  let fixedHeader: FixedHeader | undefined;

  const variant = openVariant?.(parts, update);

  function show(now: MeasuredHeader, resized: boolean): void {
    // In the page it is where the style sheet has it.
    const placed = fixedNav && !inFlow;
    const { logoWidth, clear } = now;
    const covered = coveredHeight(now, now.width, fixedNav);
    // It reads, so it comes before what is written.
    fixedHeader?.update(now, placed && !variant?.from);
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

  function onSwitch(now: boolean): void {
    fixed = now;
    if (size) show(size, false);
  }

  /** At the top of the page nothing is fixed yet. */
  function follow(): void {
    if (endFixed || !size || $scroll.get().y <= 0 || !(fixedNav || variant?.from)) return;
    const part = import('./fixed-header');
    // Without it a header is always fixed, so that one which is hidden until then shows.
    part.catch(() => onSwitch(true));
    endFixed = lazyPart(
      part,
      ({ fixHeader }) => {
        fixedHeader = fixHeader(parts, variant?.from, onSwitch);
        if (size) fixedHeader.measure(size);
        return fixedHeader.end;
      },
      PLACE,
    );
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
      fixedHeader?.measure(now);
      follow();
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
    size = undefined;
    endFixed?.();
    clearTimeout(rest);
    variant?.end();
    claims.set([]);
  };
}
