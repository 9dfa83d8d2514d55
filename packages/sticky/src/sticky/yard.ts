/** The sticky modules of a page together: measured at once, followed at every scroll (contract B §5, §6, §9). */
import { $builder, $scroll, $viewport, listen, measure, observe, page, revealed, stickyTop } from '@enliven/core';
import { anchorOffset } from './anchor-offset';
import { announce } from './announce';
import { sticky } from './behavior';
import { collect } from './collect';
import { courseOf, edgeAt, roomAt } from './course';
import type { Member } from './member';
import { edgeOffset } from './offset';
import { fetchPart, missingParts, parts, saidParts } from './parts';
import { boxOf, readPlace } from './read-place';
import { readSizes } from './read-sizes';
import { readSticky, type StickyEntry } from './read-sticky';
import { scrollPadding } from './scroll-padding';
import { stick } from './stuck';
import { watchSizes } from './watch-sizes';

/** What covers less of the window's width than this is beside the text rather than over it. */
const COVERS = 0.5;
const GLOBALS = sticky.globals as readonly string[];
const differ = (a: number, b: number): boolean => Math.abs(a - b) >= 1;
const isOther = (a: DOMRect, b: DOMRect, height: boolean): boolean =>
  differ(a.width, b.width) || (height && differ(a.height, b.height));
/** CSS pixels outside the window: what is held is moved so far, with its shadow, and rests there. */
const FAR = 250;

/** @returns the function that gives all back */
export function openYard(root: Element): () => void {
  const document = root.ownerDocument;
  const view = document.defaultView as Window;
  const cover = scrollPadding(document.documentElement);
  const watchThese = watchSizes(document.documentElement, arrange);
  let sources: readonly unknown[] = [];
  let entries: readonly StickyEntry[] = [];
  let said: ReturnType<typeof saidParts> = [];
  let members: readonly Member[] = [];
  let prints = false;
  let sizesToo = false;
  let fetches = false;
  let stopped = false;
  let callOff = () => {};

  const onOdd = async () => (await fetchPart('problems'))?.tellProblems(sources, document);

  /** @param softly whether it may take a moment */
  function end(member: Member, softly = false): void {
    if (!member.edge) return;
    for (const stuck of member.stuck) stuck.end(softly);
    member.stuck = [];
    member.edge = undefined;
    announce(member, false);
  }

  /** @returns whether code must be waited for */
  function waits(of = members): boolean {
    const missing = missingParts(said, of, root);
    if (missing[0] && !fetches) {
      fetches = true;
      Promise.all(missing.map(fetchPart)).then(() => {
        fetches = false;
        find();
        arrange();
      });
    }
    return missing.length > 0;
  }

  /** @returns those that are of another height than they should be while they stick */
  function read(): Member[] {
    const anew: Member[] = [];
    const changed: Member[] = [];
    parts.unusual?.readKnown(members, document);
    for (const member of members) {
      const { first, edge, place: before } = member;
      if (parts.unusual?.entering(first, arrange)) continue;
      const place = readPlace(member);
      member.place = place;
      member.look = parts.styles?.readLook(member);
      if (place && (sizesToo || !before || isOther(place.box, before.box, !edge))) anew.push(member);
      else if (edge && !parts.styles?.isMoving(first)) {
        const { height } = first.getBoundingClientRect();
        if (differ(height, member.height)) {
          // It may come out otherwise than measured, and then that counts.
          member.height = height;
          changed.push(member);
        }
      }
    }
    readSizes(anew);
    return changed;
  }

  function settle(changed: readonly Member[]): void {
    sizesToo = false;
    // What changes softly is known now.
    if (waits()) return;
    for (const { stuck } of changed) for (const one of stuck) one.refresh();
    parts.stacking?.stack(members, edgeOffset);
    reckon();
    if (changed[0]) arrange();
  }

  /** Measures before the next frame. */
  function arrange(): void {
    callOff();
    if (!waits()) callOff = measure(read, settle);
  }

  /** Works out where each will stick, as far as that is known before the page is scrolled. */
  function reckon(): void {
    const { height } = $viewport.get();
    for (const member of members) {
      const { place, crowds } = member;
      member.course = place && !crowds && !prints ? courseOf(member, place, height) : undefined;
    }
    follow(true);
  }

  /** Compares numbers at every step of scrolling, and acts where they say something new. @param anew shows all once more */
  function follow(anew = false): void {
    const { y } = $scroll.get();
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
      const margin = Math.max(-far - FAR, Math.min(0, roomAt(course, edge, y)));
      if (!margin && size && size.width >= wide) covered[edge] = Math.max(covered[edge], far);
      if (!anew && edge === member.edge && margin === member.margin) continue;
      const starts = !member.edge;
      member.edge = edge;
      member.margin = margin;
      if (starts) member.stuck = elements.map((element) => stick(element, member, arrange));
      for (const stuck of member.stuck) stuck.show();
      if (starts) announce(member, true);
    }
    if (!stopped) cover(covered);
  }

  function letGo(): void {
    for (const member of members) end(member);
    parts.styles?.letGoOfAll();
    members = [];
    watchThese(members);
  }

  function heed(told: readonly StickyEntry[]): void {
    entries = told;
    said = saidParts(told);
  }

  /** Looks for all of them anew: late scripts may say more than the page did before. */
  function find(): void {
    const now = GLOBALS.map(page().global);
    if (now.some((source, at) => source !== sources[at])) {
      sources = now;
      heed(readSticky(now[0], now[1], onOdd));
      // The page has said something, but nothing that could be understood.
      if (!entries[0]) onOdd();
    }
    if (stopped || waits([])) return;
    const found = collect(root, entries, members, onOdd);
    const gone = members.filter((member) => !found.includes(member));
    if (!gone[0] && found.length === members.length) return;
    for (const member of gone) end(member);
    members = found;
    watchThese(members);
    arrange();
  }

  /** Height in pixels of what will cover an element that is scrolled to the top. Only inside the shared read phase. */
  function above(element: Element): number {
    const own = members.find(({ elements }) => elements.includes(element as HTMLElement));
    if (own?.edge && !own.margin) return 0;
    return anchorOffset(own?.place?.box ?? boxOf(element), members);
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
  const off = [
    $scroll.listen(() =>
      measure(
        () => {},
        () => follow(),
      ),
    ),
    $viewport.listen(() => {
      sizesToo = true;
      if (parts.devices?.isOther()) letGo();
      find();
      reckon();
    }),
    observe(root, find, find),
    revealed.on(anew),
    listen(view, 'ETDiviFixedHeaderTransitionEnd', anew),
    stickyTop.on(({ element, add }) => add(above(element))),
    listen(view, 'beforeprint', onPrint),
    listen(view, 'afterprint', onPrint),
    () => {
      callOff();
      letGo();
      cover();
    },
  ];
  if ($builder.get())
    fetchPart('builder').then((part) => {
      if (!part || stopped) return;
      const onSettings = (settings: unknown) => {
        heed(part.mergeSettings(entries, settings, onOdd));
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
