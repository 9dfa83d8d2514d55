/** The sticky modules of a page together: measured at once, followed at every scroll (docs/reference/sticky.md). */
import { $builder, $scroll, $viewport, listen, measure, measureLaidOut, observe, page, revealed } from '@enliven/core';
import { announce } from './announce';
import { sticky } from './behavior';
import { collect } from './collect';
import { courseOf, edgeAt, marginAt } from './course';
import { isGrown } from './is-grown';
import { isSame } from './is-same';
import type { Member } from './member';
import { edgeOffset } from './offset';
import { fetchPart, JUMPS, missingParts, type Name, type Parts, parts } from './parts';
import type { StickySize } from './place';
import { readPlace } from './read-place';
import { readSizes } from './read-sizes';
import { readSticky, type StickyEntry } from './read-sticky';
import { scrollPadding } from './scroll-padding';
import { stick } from './stuck';
import { styleClaims } from './style-claims';
import { watchSizes } from './watch-sizes';

/** What covers less of the window's width than this is beside the text rather than over it. */
const COVERS = 0.5;
const GLOBALS = sticky.globals as readonly string[];
/** CSS pixels outside the window: what is held is moved so far, with its shadow, and rests there. */
const FAR = 250;

/** @returns the function that gives all back */
export function openYard(root: Element): () => void {
  const document = root.ownerDocument;
  const view = document.defaultView as Window;
  const cover = scrollPadding(document.documentElement);
  /** What is tried for a moment moves the page: until the next frame is laid out, browsers must not scroll after it. */
  const anchor = styleClaims(document.documentElement);
  const watchThese = watchSizes(document.body, arrange);
  let sources: readonly unknown[] = [];
  let entries: readonly StickyEntry[] = [];
  let members: readonly Member[] = [];
  let prints = false;
  let sizesToo = false;
  let fetches = false;
  let stopped = false;
  /** Those that stick, and came out otherwise than measured. */
  let changed: Member[] = [];
  let callOff: (() => void) | undefined;

  /** Whoever tells tells of everything, so once is enough for all that is odd. */
  let tells = false;

  function onOdd(): void {
    if (tells) return;
    tells = true;
    void fetchPart('authors').then((part) => part?.tellProblems(sources, document));
  }

  /** @param softly whether it may take a moment */
  function end(member: Member, softly = false): void {
    if (!member.edge) return;
    for (const stuck of member.stuck) stuck.end(softly);
    member.stuck = [];
    member.edge = undefined;
    announce(member, false);
  }

  /** @returns whether code must be waited for */
  function waits(): boolean {
    const missing = missingParts(members, root);
    if (missing[0] && !fetches) {
      fetches = true;
      Promise.all(missing.map(fetchPart)).then(() => {
        fetches = false;
        find();
        arrange();
      });
    }
    return !!missing[0];
  }

  function read(): void {
    const anew: Member[] = [];
    parts.unusual?.readKnown(members, document);
    for (const member of members) {
      const { first, edge } = member;
      if (parts.unusual?.entering(first, arrange)) continue;
      const place = readPlace(member);
      member.look = parts.styles?.readLook(member);
      if (place) {
        const { width, height } = edge ? first.getBoundingClientRect() : place.box;
        const grown = isGrown(member, width, height);
        const moves = grown && parts.styles?.isMoving(first, arrange);
        // On its way back into the flow: it is measured once it rests there.
        if (moves && !edge && member.place && !sizesToo) continue;
        if (sizesToo || (grown && !edge)) anew.push(member);
        else if (grown && !moves) {
          member.height = height;
          changed.push(member);
        }
      }
      member.place = place;
    }
    if (!anew[0]) return;
    anchor({ 'overflow-anchor': 'none' });
    readSizes(anew);
    measure(anchor, () => {});
  }

  function settle(): void {
    sizesToo = false;
    for (const { stuck } of changed) for (const one of stuck) one.refresh();
    // What changes softly is known now.
    if (waits()) return;
    parts.stacking?.stack(members, edgeOffset);
    reckon();
    if (changed[0]) arrange();
    changed = [];
  }

  /** Measures with the next frame, also while what sticks moves softly. */
  function arrange(): void {
    callOff?.();
    if (!waits()) callOff = measureLaidOut(read, settle);
  }

  /** Works out where each will stick, as far as that is known before the page is scrolled. */
  function reckon(): void {
    const { height } = parts.authors?.around() ?? $viewport.get();
    for (const member of members) {
      const { place, crowds } = member;
      member.course = place && !crowds && !prints ? courseOf(member, place, height) : undefined;
    }
    follow(true);
  }

  /** Compares numbers at every step of scrolling, and acts where they say something new. @param anew shows all once more */
  function follow(anew = false): void {
    const { y } = parts.authors?.around() ?? $scroll.get();
    const wide = COVERS * $viewport.get().width;
    const covered = { top: 0, bottom: 0 };
    for (const member of members) {
      const { course, height, elements, size } = member;
      const edge = course && edgeAt(course, y);
      if (!edge) {
        end(member, true);
        continue;
      }
      const far = course[edge].offset + height;
      const margin = Math.max(-far - FAR, marginAt(course, edge, y));
      if (!margin && (size as StickySize).width >= wide) covered[edge] = Math.max(covered[edge], far);
      if (!anew && edge === member.edge && margin === member.margin) continue;
      const starts = !member.edge;
      member.edge = edge;
      member.margin = margin;
      if (starts) member.stuck = elements.map((element) => stick(element, member, arrange));
      for (const stuck of member.stuck) stuck.show();
      if (starts) announce(member, true);
    }
    cover(covered);
  }

  /** Looks for all of them anew: late scripts may say more than the page did before. */
  function find(): void {
    tells = false;
    const now = GLOBALS.map(page().global);
    if (!isSame(now, sources)) {
      sources = now;
      entries = readSticky(now[0], now[1], onOdd);
      // The page has said something, but nothing that could be understood.
      if (!entries[0]) onOdd();
    }
    const found = collect(root, entries, members, onOdd);
    if (isSame(found, members)) return;
    for (const member of members) if (!found.includes(member)) end(member);
    members = found;
    watchThese(members);
    arrange();
  }

  /** In print nothing sticks. */
  function onPrint({ type }: Event): void {
    prints = type === 'beforeprint';
    reckon();
  }

  /** Modules may be of another size while stuck. */
  const anew = () => {
    sizesToo = true;
    arrange();
  };
  /** @param begin returns the function that ends it */
  function lives<N extends Name>(name: N, begin: (part: Parts[N]) => () => void): void {
    fetchPart(name).then((part) => part && !stopped && off.push(begin(part)));
  }
  const off = [
    $scroll.listen(() => follow()),
    $viewport.listen(() => {
      sizesToo = true;
      find();
      reckon();
    }),
    observe(root, find, find),
    revealed.on(anew),
    // It covers another part of the window; the sizes of modules do not depend on that.
    listen(view, 'ETDiviFixedHeaderTransitionEnd', arrange),
    listen(view, 'beforeprint', onPrint),
    listen(view, 'afterprint', onPrint),
  ];
  if ($builder.get())
    lives('authors', (part) =>
      part.followBuilder(
        root,
        anew,
        (settings) => {
          entries = part.mergeSettings(entries, settings, onOdd);
          find();
        },
        () => measure(() => true, follow),
      ),
    );
  if (root.querySelector(JUMPS)) lives('anchors', (part) => part.landBelow(root, () => members));
  find();
  return () => {
    stopped = true;
    for (const end of off) end();
    callOff?.();
    anchor();
    for (const member of members) end(member);
    parts.styles?.letGoOfAll();
    members = entries = [];
    watchThese(members);
    cover();
  };
}
