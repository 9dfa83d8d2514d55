/** The sticky modules of a page together: measured at once, followed at every scroll (contract B §5, §6, §9). */
import {
  $breakpoint,
  $builder,
  $scroll,
  $viewport,
  listen,
  measure,
  observe,
  page,
  revealed,
  stickyTop,
} from '@enliven/core';
import { anchorOffset } from './anchor-offset';
import { announce } from './announce';
import { collect } from './collect';
import { courseOf, edgeAt, roomAt } from './decide';
import type { Member } from './member';
import { edgeOffset, surroundingOffset } from './offset';
import { fetchPart, missingParts, parts } from './parts';
import { boxOf, readPlace } from './read-place';
import { readSizes } from './read-sizes';
import { readSticky, type StickyEntry } from './read-sticky';
import { scrollPadding } from './scroll-padding';
import { byEdge, type Edge } from './sticky-setting';
import { stick } from './stuck';
import { TIMING } from './timing';
import { watchSizes } from './watch-sizes';

/** What covers less of the window's width than this is beside the text rather than over it. */
const COVERS = 0.5;
/** CSS pixels outside the window: what is held is moved so far, with its shadow, and rests there. */
const FAR = 250;

/** @returns the function that gives all back */
export function openYard(root: Element): () => void {
  const document = root.ownerDocument;
  const view = document.defaultView as Window;
  const cover = scrollPadding(document.documentElement, covered);
  const watchThese = watchSizes(document.documentElement, arrange);
  let sources: readonly unknown[] = [];
  let entries: readonly StickyEntry[] = [];
  let members: readonly Member[] = [];
  let prints = false;
  let sizesToo = false;
  let due = false;
  let resized: ReturnType<typeof setTimeout> | undefined;
  let fetches = false;

  const onOdd = async () => (await fetchPart('problems'))?.tellProblems(sources, document);

  function covered(edge: Edge): number {
    const wide = COVERS * $viewport.get().width;
    const covers = ({ edge: at, margin, size }: Member) => at === edge && !margin && size && size.width >= wide;
    return Math.max(0, ...members.filter(covers).map((member) => edgeOffset(member, edge) + member.height));
  }

  /** @param softly whether it may take a moment */
  function end(member: Member, softly = false): void {
    if (!member.edge) return;
    for (const stuck of member.stuck) stuck.end(softly);
    member.stuck = [];
    member.edge = undefined;
    announce(member, false);
    cover();
  }

  /** @returns whether code must be waited for */
  function waits(): boolean {
    const missing = members[0] ? missingParts(members, root) : [];
    if (missing[0] && !fetches) {
      fetches = true;
      Promise.all(missing.map(fetchPart)).then(() => {
        fetches = false;
        arrange();
      });
    }
    return missing.length > 0;
  }

  function read(): void {
    parts.unusual?.readKnown(members, document);
    const still = members.filter(({ first }) => first.isConnected && !parts.unusual?.entering(first, arrange));
    for (const member of still) {
      member.place = readPlace(member);
      member.look = parts.styles?.readLook(member);
    }
    readSizes(still.filter(({ place, size }) => place && (sizesToo || !size)));
  }

  function settle(): void {
    due = false;
    sizesToo = false;
    // What changes softly is known now.
    if (waits()) return;
    parts.stacking?.stack(members, edgeOffset);
    reckon();
  }

  /** Measures before the next frame. @param all whether modules may be of another size while stuck */
  function arrange(all = false): void {
    sizesToo ||= all;
    if (due || waits()) return;
    due = true;
    measure(read, settle);
  }

  /** Works out where each will stick, as far as that is known before the page is scrolled. */
  function reckon(): void {
    for (const member of members) {
      const { setting, height, place, crowds } = member;
      member.course =
        place && !crowds && !prints
          ? courseOf({
              position: setting.position,
              viewport: $viewport.get().height,
              top: place.box.top,
              bottom: place.box.bottom,
              height,
              offset: byEdge((edge) => edgeOffset(member, edge)),
              surrounding: byEdge((edge) => surroundingOffset(member, edge)),
              limit: { top: place.limits.top?.bottom, bottom: place.limits.bottom?.top },
            })
          : undefined;
    }
    follow(true);
  }

  /** Compares numbers at every step of scrolling, and acts where they say something new. @param anew shows all once more */
  function follow(anew = false): void {
    const { y } = $scroll.get();
    for (const member of members) {
      const { course, height, elements } = member;
      const edge = course && edgeAt(course, y);
      if (!edge) {
        end(member, true);
        continue;
      }
      const farthest = -(course[edge].offset + height + FAR);
      const margin = Math.max(farthest, Math.min(0, roomAt(course, edge, y)));
      if (!anew && edge === member.edge && margin === member.margin) continue;
      const starts = !member.edge;
      member.edge = edge;
      member.margin = margin;
      if (starts) member.stuck = elements.map((element) => stick(element, member, () => follow(true)));
      for (const stuck of member.stuck) stuck.show();
      if (starts) announce(member, true);
      cover();
    }
  }

  function letGo(): void {
    for (const member of members) end(member);
    parts.styles?.letGoOfAll();
    members = [];
    watchThese(members);
  }

  /** Looks for all of them anew: late scripts may say more than the page did before. */
  function find(): void {
    const now = ['et_pb_sticky_elements', 'diviElementStickyData'].map(page().global);
    if (now.some((source, at) => source !== sources[at])) {
      sources = now;
      entries = readSticky(now[0], now[1], onOdd);
    }
    const found = collect(root, entries, members, onOdd);
    if (found.length === members.length && found.every((member, at) => member === members[at])) return;
    for (const member of members) if (!found.includes(member)) end(member);
    members = found;
    watchThese(members);
    arrange();
  }

  /** Height in pixels of what will cover an element that is scrolled to the top. Only inside the shared read phase. */
  function above(element: Element): number {
    const own = members.find(({ elements }) => elements.includes(element as HTMLElement));
    if (own?.edge && !own.margin) return 0;
    return anchorOffset(
      boxOf(element),
      members.filter((member) => member !== own),
    );
  }

  /** In print nothing sticks. */
  function onPrint({ type }: Event): void {
    prints = type === 'beforeprint';
    reckon();
  }

  const anew = () => arrange(true);
  const off = [
    $scroll.listen(() => follow()),
    $viewport.listen(() => {
      reckon();
      clearTimeout(resized);
      resized = setTimeout(anew, TIMING.resize);
    }),
    $breakpoint.listen(() => {
      letGo();
      find();
    }),
    observe(root, find, find),
    revealed.on(anew),
    listen(view, 'ETDiviFixedHeaderTransitionEnd', anew),
    stickyTop.on(({ element, add }) => add(above(element))),
    listen(view, 'beforeprint', onPrint),
    listen(view, 'afterprint', onPrint),
    () => clearTimeout(resized),
    letGo,
    () => cover(true),
  ];
  let stopped = false;
  if ($builder.get())
    fetchPart('builder').then((part) => {
      if (!part || stopped) return;
      const onSettings = (settings: unknown) => {
        entries = part.mergeSettings(entries, settings, onOdd);
        find();
      };
      off.push(part.followBuilder(root, anew, onSettings));
    });
  find();
  return () => {
    stopped = true;
    for (const end of off) end();
  };
}
