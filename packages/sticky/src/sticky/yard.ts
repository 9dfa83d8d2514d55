/** The sticky modules of a page together: measured at once, decided at every scroll (contract B §5, §6). */
import { $breakpoint, $scroll, $viewport, measure } from '@enliven/core';
import { type AnchorModule, anchorOffset } from './anchor-offset';
import { announce } from './announce';
import { chain } from './chains';
import { collect } from './collect';
import { type Decision, decide } from './decide';
import { holdParent } from './hold-parent';
import { knownHeights } from './known-heights';
import { firstOf, type Member } from './member';
import { edgeOffset, type KnownHeights, surroundingOffset } from './offset';
import { readGeometry } from './read-geometry';
import { readSizes } from './read-sizes';
import type { StickyEntry } from './read-sticky';
import { COVERS, scrollPadding } from './scroll-padding';
import type { Edge } from './sticky-setting';
import { stick } from './stuck';

const NORMAL: Decision = { phase: 'normal' };

export interface Yard {
  readonly members: readonly Member[];
  /** Looks for them anew, and for what they shall do on this device. @param restart lets go of all first */
  find(entries: readonly StickyEntry[], restart?: boolean): void;
  /** Measures before the next frame. @param sizes whether they may be of another size while stuck */
  arrange(sizes?: boolean): void;
  /** Decides what sticks. */
  evaluate(): void;
  /** In print nothing sticks. */
  pause(paused: boolean): void;
  /** Height in pixels of what will cover an element that is scrolled to the top. Only inside the shared read phase. */
  above(element: Element): number;
  stop(): void;
}

export function openYard(root: Element): Yard {
  const document = root.ownerDocument;
  const view = document.defaultView as Window;
  const cover = scrollPadding(document.documentElement);
  const parents = new Map<Element, () => void>();
  let members: readonly Member[] = [];
  let allowed: ReadonlySet<Member> = new Set();
  let known: KnownHeights = { adminBar: 0, secondaryHeader: 0, primaryHeader: 0 };
  let paused = false;
  let callOff: (() => void) | undefined;
  let sizesToo = false;
  /** Pages that begin in the middle are measured once more, when the first of them is back in the flow. */
  let startedBelow = $scroll.get().y > 0;

  function end(member: Member, quiet = false): void {
    if (member.stuck.length === 0) return;
    if (!quiet) for (const element of member.elements) parents.set(element, holdParent(element, member));
    for (const stuck of member.stuck) stuck.end();
    member.stuck = [];
    member.decision = NORMAL;
    announce(firstOf(member), member.entry.id, false);
    if (!startedBelow || quiet) return;
    startedBelow = false;
    yard.arrange(true);
  }

  function show(member: Member, decision: Decision, offsets: Readonly<Record<Edge, number>>): void {
    if (decision.phase === 'normal') {
      end(member);
      return;
    }
    const starts = member.stuck.length === 0;
    if (starts) {
      for (const element of member.elements) parents.get(element)?.();
      member.stuck = member.elements.map((element) => stick(element, member));
    }
    member.decision = decision;
    for (const stuck of member.stuck) stuck.show(decision, offsets[decision.edge]);
    if (starts) announce(firstOf(member), member.entry.id, true);
  }

  function read(): void {
    const moving = (member: Member) => member.geometry && firstOf(member).closest('.et_is_animating');
    const still = members.filter((member) => firstOf(member).isConnected && !moving(member));
    for (const member of still) member.geometry = readGeometry(member);
    known = knownHeights(document);
    readSizes(
      still.filter((member) => member.geometry?.visible && (sizesToo || !member.size)),
      view,
    );
  }

  const yard: Yard = {
    get members() {
      return members;
    },
    find(entries, restart = false) {
      if (restart) for (const member of members) end(member, true);
      const found = collect(root, entries, $breakpoint.get(), restart ? [] : members);
      for (const member of members) if (!found.includes(member)) end(member, true);
      for (const { stuck } of found) for (const one of stuck) one.follow();
      if (!restart && found.length === members.length && found.every((member, at) => member === members[at])) return;
      members = found;
      yard.arrange(restart);
    },
    arrange(sizes = false) {
      sizesToo ||= sizes;
      callOff ??= measure(read, () => {
        callOff = undefined;
        sizesToo = false;
        allowed = chain(members, known, $viewport.get().height);
        yard.evaluate();
      });
    },
    evaluate() {
      const { y: scroll } = $scroll.get();
      const { height: viewport, width } = $viewport.get();
      const covered = { top: 0, bottom: 0 };
      for (const member of members) {
        const { setting, chains, heightSticky, geometry } = member;
        if (!geometry || !member.size) continue;
        const offsets = {
          top: edgeOffset('top', setting, chains.top, known),
          bottom: edgeOffset('bottom', setting, chains.bottom, known),
        };
        const { box, limits } = geometry;
        const decision = decide({
          position: setting.position,
          visible: geometry.visible && allowed.has(member) && !paused,
          scroll,
          viewport,
          top: box.top,
          height: box.bottom - box.top,
          heightSticky,
          topOffset: offsets.top,
          bottomOffset: offsets.bottom,
          topSurrounding: surroundingOffset('top', chains.top),
          bottomSurrounding: surroundingOffset('bottom', chains.bottom),
          topLimit: limits.bottom?.top,
          bottomLimit: limits.top?.bottom,
        });
        show(member, decision, offsets);
        if (decision.phase === 'sticky' && member.size.width >= COVERS * width)
          covered[decision.edge] = Math.max(covered[decision.edge], offsets[decision.edge] + heightSticky);
      }
      cover.to(covered);
    },
    pause(on) {
      paused = on;
      yard.evaluate();
    },
    above(element) {
      const own = members.find((member) => member.elements.includes(element as HTMLElement));
      if (own?.decision.phase === 'sticky') return 0;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [view.scrollX, view.scrollY];
      const modules = members.flatMap((member): AnchorModule[] => {
        const { entry, setting, heightSticky, geometry, chains } = member;
        if (member === own || !geometry?.visible) return [];
        const { box, limits } = geometry;
        const above = chains.top.map((other) => other.entry.id);
        return [
          { id: entry.id, position: setting.position, heightSticky, ...box, bottomLimit: limits.top?.bottom, above },
        ];
      });
      return anchorOffset({ left: left + x, right: right + x, top: top + y, bottom: bottom + y }, modules);
    },
    stop() {
      callOff?.();
      for (const member of members) end(member, true);
      for (const letGo of parents.values()) letGo();
      cover.stop();
      members = [];
    },
  };
  return yard;
}
