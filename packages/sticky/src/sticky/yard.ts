/** The sticky modules of a page together: measured at once, decided at every scroll (contract B §5, §6, §9). */
import {
  $breakpoint,
  $scroll,
  $viewport,
  isIgnored,
  listen,
  measure,
  observe,
  revealed,
  stickyTop,
} from '@enliven/core';
import { anchorOffset } from './anchor-offset';
import { announce } from './announce';
import { collect } from './collect';
import { decide } from './decide';
import type { Member } from './member';
import { edgeOffset, type KnownHeights, surroundingOffset } from './offset';
import { fetchPart, missingParts, parts } from './parts';
import { boxOf, readPlace } from './read-place';
import { readSizes } from './read-sizes';
import type { StickyEntry } from './read-sticky';
import { scrollPadding } from './scroll-padding';
import { byEdge, type Edge } from './sticky-setting';
import { stick } from './stuck';
import { TIMING } from './timing';
import { watchSizes } from './watch-sizes';

/** What covers less of the window's width than this is beside the text rather than over it. */
const COVERS = 0.5;
/** CSS pixels outside the window: what is held so far away, with its shadow, need not be moved at every step. */
const FAR = 200;

export interface Yard {
  /** Measures before the next frame. @param sizes whether they may be of another size while stuck */
  arrange(sizes?: boolean): void;
  /** Looks for all of them anew. */
  find(): void;
  stop(): void;
}

/**
 * @param entriesNow what the page says at this moment
 * @param onOdd called for everything that is wrong with it
 */
export function openYard(root: Element, entriesNow: () => readonly StickyEntry[], onOdd: () => void): Yard {
  const document = root.ownerDocument;
  const view = document.defaultView as Window;
  const cover = scrollPadding(document.documentElement);
  const watchThese = watchSizes(document.documentElement, arrange);
  let members: readonly Member[] = [];
  /** Will be the members as soon as all is here that they need. */
  let coming: readonly Member[] | undefined;
  let known: KnownHeights = { adminBar: 0, headers: 0 };
  let paused = false;
  let sizesToo = false;
  let callOff: (() => void) | undefined;
  let resized: ReturnType<typeof setTimeout>[] = [];

  const offsetOf = ({ setting, chains }: Member, edge: Edge) => edgeOffset(edge, setting, chains[edge], known);

  /** @param softly whether it may take a moment */
  function end(member: Member, softly = false): void {
    if (member.phase === 'normal') return;
    for (const stuck of member.stuck) stuck.end(softly);
    member.stuck = [];
    member.phase = 'normal';
    announce(member, false);
  }

  /** Fetches what these need, and calls back after that. @returns false if there is nothing to fetch */
  function fetchFor(these: readonly Member[], then: () => void): boolean {
    const missing = missingParts(these, root);
    if (missing.length > 0) Promise.all(missing.map(fetchPart)).then(then);
    return missing.length > 0;
  }

  function read(): void {
    known = parts.unusual?.knownHeights(document) ?? known;
    const still = members.filter(({ first }) => first.isConnected && !parts.unusual?.entering(first, arrange));
    for (const member of still) {
      member.place = readPlace(member);
      member.look = parts.styles?.readLook(member);
    }
    readSizes(still.filter(({ place, size }) => place && (sizesToo || !size)));
  }

  function settle(): void {
    callOff = undefined;
    sizesToo = false;
    // What changes softly is known now.
    if (fetchFor(members, () => arrange(true))) return;
    const seen = members.filter(({ place }) => place);
    for (const member of members) member.fits = seen.includes(member);
    parts.stacking?.stack(seen, offsetOf);
    evaluate();
  }

  /** Before the next frame. @param sizes whether they may be of another size while stuck */
  function arrange(sizes = false): void {
    sizesToo ||= sizes;
    callOff ??= measure(read, settle);
  }

  /** Decides what sticks. */
  function evaluate(): void {
    const { height: viewport, width } = $viewport.get();
    const covered = { top: 0, bottom: 0 };
    for (const member of members) {
      const { setting, chains, height, place, size } = member;
      const offset = byEdge((edge) => offsetOf(member, edge));
      const decision = decide({
        position: member.fits && !paused ? setting.position : 'none',
        scroll: $scroll.get().y,
        viewport,
        top: place?.box.top ?? 0,
        bottom: place?.box.bottom ?? 0,
        height,
        offset,
        surrounding: byEdge((edge) => surroundingOffset(edge, chains[edge])),
        limit: { top: place?.limits.top?.bottom, bottom: place?.limits.bottom?.top },
      });
      if (decision.phase === 'normal') {
        end(member, true);
        continue;
      }
      const { phase, edge, margin } = decision;
      const starts = member.phase === 'normal';
      const far = offset[edge] + margin + height < -FAR;
      const moves = starts || !far || !member.far;
      member.far = far;
      member.phase = phase;
      if (starts) member.stuck = member.elements.map((element) => stick(element, member, evaluate));
      if (moves) for (const stuck of member.stuck) stuck.show(decision, offset[edge]);
      if (starts) announce(member, true);
      if (phase === 'sticky' && size && size.width >= COVERS * width)
        covered[edge] = Math.max(covered[edge], offset[edge] + height);
    }
    cover(covered);
  }

  function letGo(): void {
    callOff?.();
    callOff = coming = undefined;
    for (const member of members) end(member);
    parts.styles?.letGoOfAll();
    members = [];
    watchThese(members);
  }

  function find(): void {
    const before = coming ?? members;
    const found = collect(root, entriesNow(), before, onOdd);
    if (found.length === before.length && found.every((member, at) => member === before[at])) return;
    coming = found;
    const take = () => {
      if (coming !== found) return;
      coming = undefined;
      for (const member of members) if (!found.includes(member)) end(member);
      members = found;
      watchThese(members);
      arrange();
    };
    if (!fetchFor(found, take)) take();
  }

  /** Height in pixels of what will cover an element that is scrolled to the top. Only inside the shared read phase. */
  function above(element: Element): number {
    const isOwn = ({ elements }: Member) => elements.some((one) => one === element);
    if (members.find(isOwn)?.phase === 'sticky') return 0;
    return anchorOffset(
      boxOf(element),
      members.filter((member) => !isOwn(member)),
    );
  }

  /** In print nothing sticks. */
  const onPrint = (prints: boolean) => () => {
    paused = prints;
    evaluate();
  };

  const off = [
    $scroll.listen(evaluate),
    $viewport.listen(() => {
      evaluate();
      resized.forEach(clearTimeout);
      // The admin bar takes its time.
      resized = [TIMING.resize, TIMING.adminBar].map((delay) => setTimeout(arrange, delay, true));
    }),
    $breakpoint.listen(() => {
      letGo();
      find();
    }),
    // Copies of ours are nothing new.
    observe(root, (added) => added.every((from) => isIgnored(from as Element)) || find(), find),
    revealed.on(() => arrange(true)),
    listen(view, 'ETDiviFixedHeaderTransitionEnd', () => arrange(true)),
    stickyTop.on(({ element, add }) => add(above(element))),
    listen(view, 'beforeprint', onPrint(true)),
    listen(view, 'afterprint', onPrint(false)),
    () => resized.forEach(clearTimeout),
    letGo,
    cover,
  ];
  find();
  return {
    arrange,
    find,
    stop() {
      for (const end of off) end();
    },
  };
}
