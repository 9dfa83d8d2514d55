/** Mounts the sticky modules of a page (docs/reference/sticky.md). */
import {
  $builder,
  $scroll,
  $viewport,
  type BehaviorProps,
  measure,
  measureLaidOut,
  member,
  membersOf,
  observeMarkup,
  page,
  query,
  revealed,
  type Scope,
  useScope,
} from '@enliven/core';
import type { ReactNode } from 'react';
import { sticky } from '.';
import { activationRanges, edgeAt, edgeOffset, marginAt } from './activation-range';
import { findMembers, isSameList } from './find-members';
import { ANCHOR_TARGETS, fetchPart, missingParts, type PartName, type Parts, parts } from './lazy-parts';
import { measureFlowPosition, measureStickySizes } from './measure-member';
import { announce, type Member, type StickySize } from './member';
import { readSticky, type StickyEntry } from './sticky-setting';
import { createRootRule, createScrollPadding, stick } from './stuck-element';
import { isResized, watchSizes } from './watch-sizes';

/** Share of the window's width from which a stuck module covers the text instead of standing beside it. */
const MIN_COVERING_WIDTH = 0.5;
const GLOBALS = sticky.globals as readonly string[];
/** CSS pixels outside the window at which a pushed module stops, so that its shadow is not visible. */
const MAX_OUTSIDE = 250;

/** Measures the sticky modules below an element together, and updates their state on scroll (docs/reference/sticky.md). */
function controlSticky(root: Element, scope: Scope): void {
  const document = root.ownerDocument;
  const view = document.defaultView as Window;
  const setScrollPadding = createScrollPadding(document);
  /** Copies for measuring shift the page: scroll anchoring is off until the next layout. */
  const setAnchoring = createRootRule(document);
  const observeSizes = watchSizes(document.body, scheduleMeasurement);
  let sources: readonly unknown[] = [];
  let entries: readonly StickyEntry[] = [];
  let members: readonly Member[] = [];
  let printing = false;
  let sizesOutdated = false;
  let fetching = false;
  /** Stuck members whose height differs from the measured one. */
  let resized: Member[] = [];
  let cancelMeasurement: (() => void) | undefined;
  let onResize: (() => void) | undefined;

  /** A report covers all problems, so each version of the data is reported once. */
  let reported = false;

  function onProblem(): void {
    if (reported) return;
    reported = true;
    void Promise.all([fetchPart('problems'), fetchPart('devices')]).then(
      ([problems, devices]) => devices && problems?.reportProblems(sources, { readSticky, ...devices }, document),
    );
  }

  /** Returns a member to the flow. @param softly whether transitions may run */
  function restoreMember(member: Member, softly = false): void {
    if (!member.edge) return;
    for (const stuck of member.stuck) stuck.end(softly);
    member.stuck = [];
    member.edge = undefined;
    announce(member, false);
  }

  /** Fetches the parts that the members need. @returns whether any is missing */
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
      const flow = measureFlowPosition(member);
      member.flowStyle = parts.styles?.measureFlowStyle(member);
      if (flow) {
        const { width, height } = edge ? membersOf(first).getBoundingClientRect() : flow.box;
        const grown = isResized(member, width, height);
        const moves = grown && parts.styles?.isTransitioning(first, scheduleMeasurement);
        // A transition back into the flow runs: the member is measured after it.
        if (moves && !edge && member.flow && !sizesOutdated) continue;
        if (sizesOutdated || (grown && !edge)) remeasured.push(member);
        else if (grown && !moves) {
          member.height = height;
          resized.push(member);
        }
      }
      member.flow = flow;
    }
    if (!remeasured[0]) return;
    // At the top there is nothing to anchor.
    const isScrolled = $scroll.get().y > 0;
    if (isScrolled) setAnchoring('overflow-anchor:none');
    measureStickySizes(remeasured);
    if (isScrolled) measure(setAnchoring, () => {});
  }

  function applyMeasurement(): void {
    sizesOutdated = false;
    for (const { stuck } of resized) for (const one of stuck) one.refresh();
    // Transitions are measured now and may need the `styles` part.
    if (fetchMissingParts()) return;
    parts.stacking?.updateStacking(members, edgeOffset);
    updateRanges();
    if (resized[0]) {
      scheduleMeasurement();
      onResize?.();
    }
    resized = [];
  }

  /** Schedules a measurement for the next frame. */
  function scheduleMeasurement(): void {
    cancelMeasurement?.();
    if (!fetchMissingParts()) cancelMeasurement = measureLaidOut(measureAll, applyMeasurement);
  }

  /** Computes the activation ranges of all members. */
  function updateRanges(): void {
    const { height } = parts.builderSupport?.framePosition() ?? $viewport.get();
    for (const member of members) {
      const { flow, suppressed } = member;
      member.ranges = flow && !suppressed && !printing ? activationRanges(member, flow, height) : undefined;
    }
    updateAll(true);
  }

  /** Updates members whose edge or margin changes at this scroll position. @param forced updates all stuck members */
  function updateAll(forced = false): void {
    const { y } = parts.builderSupport?.framePosition() ?? $scroll.get();
    const wide = MIN_COVERING_WIDTH * $viewport.get().width;
    const covered = { top: 0, bottom: 0 };
    for (const member of members) {
      const { ranges, height, elements, size } = member;
      const edge = ranges && edgeAt(ranges, y);
      const isNew = forced || edge !== member.edge;
      // Whether it is moved is computed from styles, so not on each scroll.
      if (!edge || (isNew && parts.context?.isMoved(member.first, scheduleMeasurement))) {
        restoreMember(member, true);
        continue;
      }
      const far = ranges[edge].offset + height;
      const margin = Math.max(-far - MAX_OUTSIDE, marginAt(ranges, edge, y));
      if (!margin && (size as StickySize).width >= wide) covered[edge] = Math.max(covered[edge], far);
      if (!isNew && margin === member.margin) continue;
      const starts = !member.edge;
      member.edge = edge;
      member.margin = margin;
      if (starts) member.stuck = elements.map((element) => stick(element, member, scheduleMeasurement));
      for (const stuck of member.stuck) stuck.show();
      if (starts) announce(member, true);
    }
    setScrollPadding(covered);
  }

  /** Reads the page's data again and finds the members, since late scripts may add data. */
  function updateMembers(): void {
    reported = false;
    const now = GLOBALS.map(page().global);
    if (!isSameList(now, sources)) {
      sources = now;
      entries = readSticky(now[0], now[1], onProblem);
      // There is data, but no usable entry.
      if (!entries[0]) onProblem();
    }
    const found = findMembers(root, entries, members, onProblem);
    if (isSameList(found, members)) return;
    for (const member of members) if (!found.includes(member)) restoreMember(member);
    members = found;
    observeSizes(members);
    scheduleMeasurement();
  }

  /** Restores all modules for print. */
  function onPrint({ type }: Event): void {
    printing = type === 'beforeprint';
    updateRanges();
  }

  /** Measures the sticky sizes again. */
  const updateSizes = () => {
    sizesOutdated = true;
    scheduleMeasurement();
  };
  /** Fetches a part, and begins to use it unless the scope has ended meanwhile. */
  function runPart<N extends PartName>(name: N, begin: (part: Parts[N]) => void): void {
    fetchPart(name).then((part) => part && !scope.isDisposed && begin(part));
  }

  // Added first, so that it is undone last.
  scope.add(() => {
    cancelMeasurement?.();
    setAnchoring();
    for (const member of members) restoreMember(member);
    parts.styles?.endAllReturns();
    members = entries = [];
    observeSizes(members);
    setScrollPadding();
  });
  scope.subscribe($scroll, () => updateAll());
  scope.subscribe($viewport, () => {
    sizesOutdated = true;
    updateMembers();
    updateRanges();
  });
  scope.add(observeMarkup(root, updateMembers, updateMembers));
  scope.add(revealed.on(updateSizes));
  // Only the covered height changes, not the sizes of modules.
  scope.on(view, 'ETDiviFixedHeaderTransitionEnd', scheduleMeasurement);
  // An ancestor of a member may move the member from now on.
  scope.on(
    view,
    'animationstart',
    ({ target }) => members.some(({ first }) => member(target as Element, 'contains')(first)) && updateAll(true),
  );
  scope.on(view, 'beforeprint', onPrint);
  scope.on(view, 'afterprint', onPrint);
  if ($builder.get())
    runPart('builderSupport', (part) =>
      part.observeBuilder(
        root,
        scope,
        updateSizes,
        (settings) => {
          entries = part.mergeSettings(entries, readSticky(settings, undefined, onProblem));
          updateMembers();
        },
        () => measure(() => true, updateAll),
      ),
    );
  if (query(root, ANCHOR_TARGETS))
    runPart('anchors', (part) =>
      part.clearAnchors(
        root,
        scope,
        () => members,
        (listener) => {
          onResize = listener;
        },
      ),
    );
  updateMembers();
}

/**
 * Events on the window: `ETBuilderStickyStart`, `ETBuilderStickyEnd`; on the module: `enliven:stick`, `enliven:unstick`.
 */
export default function Sticky({ element }: BehaviorProps): ReactNode {
  useScope((scope) => controlSticky(element, scope), [element]);
  return null;
}
