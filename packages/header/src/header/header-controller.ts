/** Follows the page and its header: measured once for each size, compared with numbers while the page is scrolled. */
import {
  $scroll,
  $viewport,
  claimSet,
  emit,
  FIXED_ABOVE,
  measure,
  measureLaidOut,
  report,
  revealed,
  type Wanted,
  watchSize,
} from '@enliven/core';
import { coveredHeight, fixedFrom, fixedMargin } from './geometry';
import { type HeaderParts, headerParts } from './header-parts';
import { isAsMeasured, type MeasuredHeader, readHeader } from './read-header';
import { watchedTop } from './watched';

/** Milliseconds without a change of size before it is measured anew. */
const REST = 200;
/** Milliseconds of the style sheet's own transition between both states. */
const TRANSITION = 400;
/** Milliseconds for each pixel that the page moves: less than 3 pixels in each frame, even at 25 frames a second. */
const PIXEL = 14;

/** What only some headers need; it comes after the header is in its place. */
export interface HeaderExtra {
  /** Measures and writes by itself. @param resized false where only the state has changed */
  update(measured: MeasuredHeader, fixed: boolean, resized: boolean): void;
  end(): void;
}

type OpenExtra = (parts: HeaderParts) => HeaderExtra;

function extrasFor({ transparent, split, vertical }: HeaderParts): Promise<{ openExtra: OpenExtra }>[] {
  const wanted: Promise<{ openExtra: OpenExtra }>[] = [];
  if (transparent) wanted.push(import('./transparent'));
  if (split) wanted.push(import('./split-logo'));
  if (vertical) wanted.push(import('./vertical'));
  return wanted;
}

/** @returns the function that gives all back */
export function controlHeader(header: HTMLElement): () => void {
  const parts = headerParts(header);
  const { owner, view, top, container, navigation, logo, fixedNav, verticalFixed, transparent, hides } = parts;
  const switches = fixedNav || verticalFixed;
  const claims = claimSet();
  const extras: HeaderExtra[] = [];
  let measured: MeasuredHeader | undefined;
  /** Scroll position from which on it is fixed. */
  let from = Number.POSITIVE_INFINITY;
  let fixed = false;
  /** It has been fixed, so the page has been moved. */
  let moved = false;
  /** Something in a hidden header has the focus. */
  let focused = false;
  let ended = false;
  let cancel = () => {};
  let rest: ReturnType<typeof setTimeout> | undefined;
  let compared: ReturnType<typeof setTimeout> | undefined;
  let transition: ReturnType<typeof setTimeout> | undefined;

  /** The header lies over the page's beginning, which has the room instead. */
  const overlays = ({ width, tall }: MeasuredHeader) => transparent && !(width > FIXED_ABOVE && hides && tall);
  const isHidden = () => hides && measured?.tall === true;

  /** What the page is moved by: nothing where it would end before the header is fixed, which would undo itself. */
  function margin(size: MeasuredHeader): number {
    if (hides || transparent || !fixedNav || size.inFlow || size.mobile || size.width <= FIXED_ABOVE) return 0;
    const shrunk = fixedMargin(size, size.offset);
    return fixed && size.scrollable + shrunk > from ? shrunk : -1;
  }

  const durationOf = (size: MeasuredHeader) => Math.max(TRANSITION, Math.abs(fixedMargin(size, size.offset)) * PIXEL);

  function wanted(size: MeasuredHeader): Wanted[] {
    const { adminBar, header: height, top: topHeight, width } = size;
    const bars = top ? [header, top] : [header];
    const list: Wanted[] = [
      [header, 'attr:data-height-onload', height],
      [header, 'attr:data-height-loaded', 'true'],
      [header, 'attr:data-fixed-height-onload', size.fixed],
      ...bars.map((bar): Wanted => [bar, 'class:et-fixed-header', fixed || (focused && isHidden())]),
    ];
    if (parts.placed) list.push([header, 'style:top', `${adminBar + topHeight}px`]);
    if (fixedNav && !size.inFlow && !overlays(size) && container)
      list.push([container, 'style:padding-top', `${size.offset}px`]);
    if (moved && container) list.push([container, 'class:et-animated-content', true]);
    if (moved && container && margin(size))
      list.push(
        [container, 'style:margin-top', `${margin(size)}px`],
        // So evenly that browsers count no frame of it as a shift of the layout.
        [container, 'style:transition-timing-function', 'linear'],
        [container, 'style:transition-duration', `${durationOf(size)}ms`],
      );
    if (navigation && size.clear) list.push([navigation, `style:padding-${size.side}`, `${size.clear}px`]);
    if (logo?.naturalWidth) {
      list.push(
        [logo, 'attr:data-actual-width', logo.naturalWidth],
        [logo, 'attr:data-actual-height', logo.naturalHeight],
      );
    }
    if (hides) {
      const away = `translateY(${size.tall ? -(height + topHeight) : 0}px)`;
      list.push(...bars.map((bar): Wanted => [bar, 'style:transform', away]));
      if (!size.tall)
        list.push(
          ...bars.map((bar): Wanted => [bar, 'style:opacity', '1']),
          [owner.body, 'class:et_hide_nav', false],
          [owner.body, 'class:et_hide_nav_disabled', true],
        );
    }
    const covered = coveredHeight(size, width, fixedNav);
    if (covered > 0) list.push([owner.documentElement, 'style:scroll-padding-top', `${covered}px`]);
    return list;
  }

  function show(resized: boolean): void {
    if (!measured) return;
    claims.set(wanted(measured));
    for (const extra of extras) extra.update(measured, fixed, resized);
  }

  function dispatch(name: string): void {
    emit(view, `ETDiviFixedHeaderTransition${name}`, { marginTop: measured ? margin(measured) : 0 });
  }

  /** Compares numbers, and acts where they say something new. */
  function follow(): void {
    const { y } = $scroll.get();
    const now = y > 0 && y >= from;
    if (now === fixed) return;
    fixed = now;
    moved = true;
    show(false);
    dispatch('Start');
    clearTimeout(transition);
    transition = setTimeout(() => dispatch('End'), measured ? durationOf(measured) : TRANSITION);
  }

  function update(): void {
    cancel();
    cancel = measure(
      () => readHeader(parts),
      (size) => {
        measured = size;
        show(true);
        emit(owner, 'et-pb-header-height-calculated');
        if (!switches) return;
        // Where the content begins is known once the room above it is.
        cancel = measure(
          () => watchedTop(parts),
          (watched) => {
            from = verticalFixed ? watched : fixedFrom(size, watched, isHidden());
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
  const isKnown = () => measured !== undefined && isAsMeasured(parts, measured, fixed);
  function compare(): void {
    clearTimeout(compared);
    if (!isKnown())
      compared = setTimeout(() => {
        cancel();
        cancel = measureLaidOut(isKnown, (known) => known || update());
      }, REST);
  }

  const setFocused = (now: boolean) => {
    if (!hides || focused === now) return;
    focused = now;
    show(false);
  };
  const onFocusIn = () => setFocused(true);
  const onFocusOut = ({ relatedTarget }: FocusEvent) => setFocused(header.contains(relatedTarget as Node | null));

  const watched = [header, top, owner.getElementById('wpadminbar'), ...(hides ? [owner.body] : [])];
  const off = [
    $scroll.listen(follow),
    $viewport.listen(rested),
    // Whoever has changed the page in a way that nothing here can observe says so.
    revealed.on((element) => element.contains(header) && update()),
    watchSize(
      watched.filter((element) => element !== null),
      compare,
    ),
  ];
  header.addEventListener('load', rested, true);
  header.addEventListener('focusin', onFocusIn);
  header.addEventListener('focusout', onFocusOut);
  view.addEventListener('load', update, { once: true });
  update();
  for (const extra of extrasFor(parts))
    extra.then(
      ({ openExtra }) => {
        if (ended) return;
        extras.push(openExtra(parts));
        if (measured) update();
      },
      // The header itself goes on without.
      (error) => report(error, { package: '@enliven/header', behavior: 'header' }),
    );

  return () => {
    ended = true;
    for (const end of off) end();
    header.removeEventListener('load', rested, true);
    header.removeEventListener('focusin', onFocusIn);
    header.removeEventListener('focusout', onFocusOut);
    view.removeEventListener('load', update);
    cancel();
    clearTimeout(rest);
    clearTimeout(compared);
    clearTimeout(transition);
    for (const extra of extras) extra.end();
    claims.set([]);
  };
}
