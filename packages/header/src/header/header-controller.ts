/** Controller of the theme's header: measures it and the page once for each size, and applies the state. */
import {
  $scroll,
  emit,
  measure,
  measureLaidOut,
  member,
  putStyleSheet,
  type Release,
  revealed,
  type Scope,
  type WantedClaim,
  watchSize,
} from '@enliven/core';
import type { FixedHeader, FixedRules } from './fixed-header';
import { coveredHeight, type HeaderParts, headerParts, type MeasuredHeader, readHeader } from './read-header';

/** Milliseconds without a change of size until the next measurement. */
const REST = 200;

/** Additional work of a header variant, after that of every header. */
export interface HeaderVariant {
  /** Returns another scroll position that fixes the header, with which the page does not move along. Reads layout. */
  from?: ((size: MeasuredHeader, rules: FixedRules) => number) | undefined;
  /** Measures and writes. @param resized false if only the state has changed */
  update(size: MeasuredHeader, fixed: boolean, resized: boolean): void;
}

/** Creates the variant of a header. @param update measures the header again */
export type OpenVariant = (parts: HeaderParts, scope: Scope, update: () => void) => HeaderVariant;

/** Keeps the classes and attributes of the theme's header, and the page's room for it, up to date. */
export function controlHeader(header: HTMLElement, scope: Scope, openVariant?: OpenVariant): void {
  const parts = headerParts(header);
  const { owner, top, container, navigation, logo, fixedNav } = parts;
  const claims = scope.claims();
  let size: MeasuredHeader | undefined;
  /** Set with the first measurement. Before that, our optional style sheet keeps the header in the flow. */
  const loaded: WantedClaim = [header, 'attr:data-height-loaded', true];
  /** Whether the header is above the page instead of in the flow, as in child themes on narrow windows. */
  let isAbove = false;
  /** Whether the style sheet leaves another room for the header than its height. */
  let hasOwnRoom = false;
  let fixed = false;
  let cancel = () => {};
  let cancelRest = () => {};
  /** Whether the code that follows the scroll position was requested. */
  let isRequested = false;
  let fixedHeader: FixedHeader | undefined;
  /** CSS pixels. */
  let covered = 0;
  let releasePadding: Release = () => {};

  const variant = openVariant?.(parts, scope, update);

  function show(now: MeasuredHeader, resized: boolean): void {
    const { logoWidth, clear } = now;
    // It reads layout, so it runs before the writes.
    fixedHeader?.update(now, isAbove && !variant?.from);
    claims.set([
      loaded,
      [header, 'attr:data-height-onload', now.header],
      [header, 'attr:data-fixed-height-onload', now.fixed],
      [header, 'class:et-fixed-header', fixed],
      // The bar of a vertical header is above the page.
      [fixedNav && top, 'class:et-fixed-header', fixed],
      [isAbove && header, 'style:top', `${now.adminBar + now.top}px`],
      [hasOwnRoom && container, 'style:padding-top', `${now.offset}px`],
      [clear && navigation, 'style:padding-inline-start', `${clear}px`],
      [logoWidth && logo, 'attr:data-actual-width', logoWidth],
      [logoWidth && logo, 'attr:data-actual-height', logo?.naturalHeight],
    ]);
    keepClear(coveredHeight(now, fixedNav));
    variant?.update(now, fixed, resized);
  }

  /** Keeps focused elements and targets clear of the header. By a rule, which is faster than an inline style of the root. */
  function keepClear(height: number): void {
    if (height === covered) return;
    covered = height;
    releasePadding();
    if (height) releasePadding = scope.add(putStyleSheet(owner, `:root{scroll-padding-top:${height}px}`));
  }

  function onSwitch(now: boolean): void {
    fixed = now;
    if (size) show(size, false);
  }

  /** Fetches the code that follows the scroll position once the page is scrolled. @param scrolled the new position after a change */
  function follow(scrolled?: unknown): void {
    if (isRequested || $scroll.get().y <= 0 || !(fixedNav || variant?.from)) return;
    isRequested = true;
    scope.lazy(
      () => import('./fixed-header'),
      ({ fixHeader }) => {
        fixedHeader = fixHeader(parts, scope, variant?.from, onSwitch, !scrolled);
        if (size) fixedHeader.measure(size);
      },
      // Without the code the header is always fixed, so that a hidden header shows.
      () => onSwitch(true),
    );
  }

  const read = () => readHeader(parts, size);

  /** Measures and applies, since the page may have changed although the header has the same size. */
  function update(): void {
    cancel();
    cancel = measure(read, (now) => {
      if (!size) claims.set([loaded]);
      size = now;
      isAbove = fixedNav && /absolute|fixed/.test(getComputedStyle(header).position);
      // A value that the page already has is not written: for an inline style so high in the page, browsers compute all styles below it.
      const isThere = container && getComputedStyle(container).paddingTop === `${now.offset}px`;
      hasOwnRoom = isAbove && (hasOwnRoom || !isThere);
      show(now, true);
      emit(owner, 'et-pb-header-height-calculated');
      fixedHeader?.measure(now);
      follow();
    });
  }

  /** Measures after layout. A header that has shrunk mostly has the estimated height, which is then known without a forced layout. */
  function rested(): void {
    cancelRest();
    cancelRest = scope.timeout(() => {
      cancel();
      cancel = measureLaidOut(read, (now) => {
        if (`${size && Object.values(size)}` !== `${Object.values(now)}`) update();
      });
    }, REST);
  }

  scope.add(() => cancel());
  scope.subscribe($scroll, follow);
  // A script that has changed the page in a way that nothing here can observe sends `revealed`.
  scope.add(revealed.on((element) => member(element, 'contains')(header) && update()));
  // The header is as wide as the window, or as the page in a window that leaves room beside it; the admin bar changes with that width.
  scope.add(watchSize([header, top, logo].filter(Boolean) as Element[], rested));
  scope.on(parts.view, 'load', update);
  update();
}
