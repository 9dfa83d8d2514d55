/** The sticky modules of a page together: measured at once, followed at every scroll (docs/reference/sticky.md). */
import { $builder, $scroll, $viewport, listen, measure, measureLaidOut, observe, page, revealed } from '@enliven/core';
import { announce } from './announce';
import { sticky } from './behavior';
import { findMembers } from './collect';
import { activationRanges, edgeAt, marginAt } from './course';
import { isResized } from './is-grown';
import { isSameList } from './is-same';
import type { Member } from './member';
import { edgeOffset } from './offset';
import { fetchPart, ANCHOR_TARGETS, missingParts, type PartName, type Parts, parts } from './parts';
import type { StickySize } from './place';
import { measureFlowPosition } from './read-place';
import { measureStickySizes } from './read-sizes';
import { readSticky, type StickyEntry } from './read-sticky';
import { createScrollPadding } from './scroll-padding';
import { stick } from './stuck';
import { createStyleClaims } from './style-claims';
import { watchSizes } from './watch-sizes';

/** What covers less of the window's width than this is beside the text rather than over it. */
const MIN_COVERING_WIDTH = 0.5;
const GLOBALS = sticky.globals as readonly string[];
/** CSS pixels outside the window: what is held is moved so far, with its shadow, and rests there. */
const MAX_OUTSIDE = 250;

/** @returns the function that gives all back */
export function createStickyController(root: Element): () => void {
  const document = root.ownerDocument;
  const view = document.defaultView as Window;
  const setScrollPadding = createScrollPadding(document.documentElement);
  /** What is tried for a moment moves the page: until the next frame is laid out, browsers must not scroll after it. */
  const setRootStyles = createStyleClaims(document.documentElement);
  const observeSizes = watchSizes(document.body, scheduleMeasurement);
  let sources: readonly unknown[] = [];
  let entries: readonly StickyEntry[] = [];
  let members: readonly Member[] = [];
  let printing = false;
  let sizesOutdated = false;
  let fetching = false;
  let stopped = false;
  /** Those that stick, and came out otherwise than measured. */
  let resized: Member[] = [];
  let cancelMeasurement: (() => void) | undefined;

  /** Whoever tells tells of everything, so once is enough for all that is odd. */
  let reported = false;

  function onProblem(): void {
    if (reported) return;
    reported = true;
    void fetchPart('builderSupport').then((part) => part?.reportProblems(sources, document));
  }

  /** @param softly whether it may take a moment */
  function restoreMember(member: Member, softly = false): void {
    if (!member.edge) return;
    for (const stuck of member.stuck) stuck.end(softly);
    member.stuck = [];
    member.edge = undefined;
    announce(member, false);
  }

  /** @returns whether code must be waited for */
  function fetchMissingParts(): boolean {
    const missing = missingParts(members, root);
    if (missing[0] && !fetching) {
      fetching = true;
      Promise.all(missing.map(fetchPart)).then(() => {
        fetching = false;
        updateMembers();
        scheduleMeasurement();
      });
    }
    return !!missing[0];
  }

  function measureAll(): void {
    const remeasured: Member[] = [];
    parts.context?.measureCoveredHeights(members, document);
    for (const member of members) {
      const { first, edge } = member;
      if (parts.context?.isEntering(first, scheduleMeasurement)) continue;
      const place = measureFlowPosition(member);
      member.flowStyle = parts.styles?.measureFlowStyle(member);
      if (place) {
        const { width, height } = edge ? first.getBoundingClientRect() : place.box;
        const grown = isResized(member, width, height);
        const moves = grown && parts.styles?.isTransitioning(first, scheduleMeasurement);
        // On its way back into the flow: it is measured once it rests there.
        if (moves && !edge && member.flow && !sizesOutdated) continue;
        if (sizesOutdated || (grown && !edge)) remeasured.push(member);
        else if (grown && !moves) {
          member.height = height;
          resized.push(member);
        }
      }
      member.flow = place;
    }
    if (!remeasured[0]) return;
    setRootStyles({ 'overflow-anchor': 'none' });
    measureStickySizes(remeasured);
    measure(setRootStyles, () => {});
  }

  function applyMeasurement(): void {
    sizesOutdated = false;
    for (const { stuck } of resized) for (const one of stuck) one.refresh();
    // What changes softly is known now.
    if (fetchMissingParts()) return;
    parts.stacking?.updateStacking(members, edgeOffset);
    updateRanges();
    if (resized[0]) scheduleMeasurement();
    resized = [];
  }

  /** Measures with the next frame, also while what sticks moves softly. */
  function scheduleMeasurement(): void {
    cancelMeasurement?.();
    if (!fetchMissingParts()) cancelMeasurement = measureLaidOut(measureAll, applyMeasurement);
  }

  /** Works out where each will stick, as far as that is known before the page is scrolled. */
  function updateRanges(): void {
    const { height } = parts.builderSupport?.framePosition() ?? $viewport.get();
    for (const member of members) {
      const { flow, suppressed } = member;
      member.ranges = flow && !suppressed && !printing ? activationRanges(member, flow, height) : undefined;
    }
    updateAll(true);
  }

  /** Compares numbers at every step of scrolling, and acts where they say something new. @param forced shows all once more */
  function updateAll(forced = false): void {
    const { y } = parts.builderSupport?.framePosition() ?? $scroll.get();
    const wide = MIN_COVERING_WIDTH * $viewport.get().width;
    const covered = { top: 0, bottom: 0 };
    for (const member of members) {
      const { ranges, height, elements, size } = member;
      const edge = ranges && edgeAt(ranges, y);
      if (!edge) {
        restoreMember(member, true);
        continue;
      }
      const far = ranges[edge].offset + height;
      const margin = Math.max(-far - MAX_OUTSIDE, marginAt(ranges, edge, y));
      if (!margin && (size as StickySize).width >= wide) covered[edge] = Math.max(covered[edge], far);
      if (!forced && edge === member.edge && margin === member.margin) continue;
      const starts = !member.edge;
      member.edge = edge;
      member.margin = margin;
      if (starts) member.stuck = elements.map((element) => stick(element, member, scheduleMeasurement));
      for (const stuck of member.stuck) stuck.show();
      if (starts) announce(member, true);
    }
    setScrollPadding(covered);
  }

  /** Looks for all of them anew: late scripts may say more than the page did before. */
  function updateMembers(): void {
    reported = false;
    const now = GLOBALS.map(page().global);
    if (!isSameList(now, sources)) {
      sources = now;
      entries = readSticky(now[0], now[1], onProblem);
      // The page has said something, but nothing that could be understood.
      if (!entries[0]) onProblem();
    }
    const found = findMembers(root, entries, members, onProblem);
    if (isSameList(found, members)) return;
    for (const member of members) if (!found.includes(member)) restoreMember(member);
    members = found;
    observeSizes(members);
    scheduleMeasurement();
  }

  /** In print nothing sticks. */
  function onPrint({ type }: Event): void {
    printing = type === 'beforeprint';
    updateRanges();
  }

  /** Modules may be of another size while stuck. */
  const updateSizes = () => {
    sizesOutdated = true;
    scheduleMeasurement();
  };
  /** @param begin returns the function that ends it */
  function runPart<N extends PartName>(name: N, begin: (part: Parts[N]) => () => void): void {
    fetchPart(name).then((part) => part && !stopped && cleanups.push(begin(part)));
  }
  const cleanups = [
    $scroll.listen(() => updateAll()),
    $viewport.listen(() => {
      sizesOutdated = true;
      updateMembers();
      updateRanges();
    }),
    observe(root, updateMembers, updateMembers),
    revealed.on(updateSizes),
    // It covers another part of the window; the sizes of modules do not depend on that.
    listen(view, 'ETDiviFixedHeaderTransitionEnd', scheduleMeasurement),
    listen(view, 'beforeprint', onPrint),
    listen(view, 'afterprint', onPrint),
  ];
  if ($builder.get())
    runPart('builderSupport', (part) =>
      part.observeBuilder(
        root,
        updateSizes,
        (settings) => {
          entries = part.mergeSettings(entries, settings, onProblem);
          updateMembers();
        },
        () => measure(() => true, updateAll),
      ),
    );
  if (root.querySelector(ANCHOR_TARGETS)) runPart('anchors', (part) => part.clearAnchors(root, () => members));
  updateMembers();
  return () => {
    stopped = true;
    for (const end of cleanups) end();
    cancelMeasurement?.();
    setRootStyles();
    for (const member of members) restoreMember(member);
    parts.styles?.endAllReturns();
    members = entries = [];
    observeSizes(members);
    setScrollPadding();
  };
}
