/** The simple carousel (docs/reference/sliders.md#simple-carousel): groups of items that slide one after the other. */
import {
  $reducedMotion,
  $viewport,
  cloneSilently,
  type Motion,
  measure,
  useAnimation,
  useClass,
  useEvent,
  useInsert,
  useStore,
  useStyle,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Arrows } from '../slider/controls';
import type { Direction } from '../slider/slider-state';
import { useSwipe } from '../slider/use-swipe';

/** Which items of a carousel are shown, and which group comes in from where. */
type CarouselDirection = 'next' | 'previous';

interface CarouselState {
  /** The first item shown. */
  first: number;
  /** The group that slides in. */
  entering: { first: number; direction: CarouselDirection } | null;
}

type CarouselEvent =
  | { type: 'move'; direction: CarouselDirection; columns: number; count: number; slide: boolean }
  | { type: 'done' };

const initialCarousel: CarouselState = { first: 0, entering: null };

/** The items of a group, by place; at the end it goes on with the first. */
const itemsFrom = (first: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count) }, (_, at) => (first + at) % count);

/** A move while another one runs is ignored, and so is one where everything is seen already. */
function carouselMachine(state: CarouselState, event: CarouselEvent): CarouselState {
  if (event.type === 'done') return { first: state.entering?.first ?? state.first, entering: null };
  const { direction, columns, count, slide } = event;
  if (state.entering || count <= columns) return state;
  const step = direction === 'next' ? columns : -columns;
  const first = (((state.first + step) % count) + count) % count;
  return slide ? { ...state, entering: { first, direction } } : { first, entering: null };
}

/** Kinds of columns wide enough for four; the first ones only in a wide window. */
const WIDE = ['4_4', '3_4', '2_3'];
const NARROW = ['1_5', '1_6'];

/** By the kind of the column the carousel stands in, as the theme has it (docs/reference/sliders.md#simple-carousel). */
export function carouselColumns(element: Element, windowWidth: number): number {
  const column = element.closest('.et_pb_column:not(.et_pb_specialty_column)');
  const is = (kind: string) => column?.classList.contains(`et_pb_column_${kind}`) ?? false;
  if (WIDE.some(is)) return windowWidth >= NARROW_BELOW ? 4 : 3;
  if (is('3_5')) return 4;
  return NARROW.some(is) ? 2 : 3;
}

/** Milliseconds of a slide. */
const SLIDE_DURATION = 1000;
/** Below this width of the window, in CSS pixels, wide columns show one item less. */
const NARROW_BELOW = 768;

interface CarouselGroupProps {
  box: HTMLElement;
  items: readonly HTMLElement[];
  /** Items another group holds meanwhile: this one shows copies of them. */
  held: ReadonlySet<HTMLElement>;
  /** Going out, coming in, or neither. */
  motion: 'leaving' | 'coming' | null;
  direction: CarouselDirection;
  onEnd(): void;
}

const slide = (from: string, to: string): Motion => ({
  duration: SLIDE_DURATION,
  frames: [{ transform: `translateX(${from})` }, { transform: `translateX(${to})` }],
});

const MOTIONS: Record<string, Motion> = {
  'coming next': slide('100%', '0%'),
  'leaving next': slide('0%', '-100%'),
  'coming previous': slide('-100%', '0%'),
  'leaving previous': slide('0%', '100%'),
};

function copyOf(item: HTMLElement): HTMLElement {
  const copy = cloneSilently(item);
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) if (named.id) named.id += '-dup';
  copy.classList.add('delayed_container_append_dup');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}

/** One group of items: an element of ours that holds the server's items while they are shown. */
function CarouselGroup({ box, items, held, motion, direction, onEnd }: CarouselGroupProps): null {
  const group = useInsert(box, { className: 'et-carousel-group' });
  const moving = motion !== null;
  useClass(group, 'active', motion !== 'coming');
  useClass(group, 'next', motion === 'coming' && direction === 'next');
  useClass(group, 'prev', motion === 'coming' && direction === 'previous');
  useStyle(group, 'position', moving ? 'absolute' : undefined);
  useStyle(group, 'inset', moving ? '0' : undefined);
  useAnimation(group, motion && (MOTIONS[`${motion} ${direction}`] as Motion), onEnd);
  useLayoutEffect(() => {
    group?.replaceChildren(...items.map((item) => (held.has(item) ? copyOf(item) : item)));
    return () => {
      for (const item of items) if (item.parentElement === group) box.append(item);
    };
  }, [group, box, items, held]);
  return null;
}

interface CarouselItemProps {
  item: HTMLElement;
  /** Its place in the group, from 1; 0 while it is not shown. */
  position: number;
}

/** One item of a carousel: shown with the others of its group, at its place. */
function CarouselItem({ item, position }: CarouselItemProps): null {
  useStyle(item, 'display', position > 0 ? 'block' : undefined);
  useClass(item, `position_${position}`, position > 0 || undefined);
  return null;
}

export interface CarouselConfig {
  box: HTMLElement | null;
  items: readonly HTMLElement[];
}

/** The carousel's own items. */
export function carouselConfig(element: Element): CarouselConfig {
  const box = element.querySelector<HTMLElement>('.et_pb_carousel_items');
  const items = [...(box?.querySelectorAll<HTMLElement>('.et_pb_carousel_item') ?? [])];
  return { box, items: items.filter((item) => item.closest('.et_pb_carousel_items') === box) };
}

interface SimpleCarouselProps {
  element: HTMLElement;
  box: HTMLElement;
  items: readonly HTMLElement[];
}

const NONE: ReadonlySet<HTMLElement> = new Set();

/** Listens on the element to `carouselHeightRecalc`, as Divi 5 does. */
export function SimpleCarousel({ element, box, items }: SimpleCarouselProps): ReactNode {
  const columns = useStore($viewport, ({ width }) => carouselColumns(element, width));
  const [{ first, entering }, send] = useReducer(carouselMachine, initialCarousel);
  const count = items.length;
  const held = useMemo(
    () => new Set(itemsFrom(first, columns, count).map((at) => items[at] as HTMLElement)),
    [first, columns, count, items],
  );
  const arriving = useMemo(
    () => (entering ? itemsFrom(entering.first, columns, count).map((at) => items[at] as HTMLElement) : []),
    [entering, columns, count, items],
  );
  const shown = useMemo(() => [...held], [held]);

  useClass(element, 'container-width-change-notify', true);
  useClass(box, `columns-${columns}`, true);
  useClass(element.ownerDocument.body, 'et-pb-is-sliding-carousel', entering ? true : undefined);
  useStyle(box, 'height', useItemHeight(element, shown));
  useInOrder(box);

  function move(direction: Direction): void {
    if (direction !== 'next' && direction !== 'previous') return;
    send({ type: 'move', direction, columns, count, slide: !$reducedMotion.get() });
  }
  useSwipe(count > columns ? box : null, move);

  const direction = entering?.direction ?? 'next';
  return (
    <>
      {count > columns && <Arrows at={element} where="afterbegin" linkClass="et-pb-slider-arrow " onMove={move} />}
      {[...new Set([...shown, ...arriving])].map((item) => {
        const place = (held.has(item) ? shown : arriving).indexOf(item);
        return <CarouselItem key={items.indexOf(item)} item={item} position={place + 1} />;
      })}
      <CarouselGroup
        key={first}
        box={box}
        items={shown}
        held={NONE}
        motion={entering && 'leaving'}
        direction={direction}
        onEnd={() => {}}
      />
      {entering && (
        <CarouselGroup
          key={`coming ${entering.first}`}
          box={box}
          items={arriving}
          held={held}
          motion="coming"
          direction={direction}
          onEnd={() => send({ type: 'done' })}
        />
      )}
    </>
  );
}

/** The height of the items shown, in the box, whose groups stand on top of each other while they move. */
function useItemHeight(element: Element, shown: readonly HTMLElement[]): string | undefined {
  const [height, setHeight] = useState(0);
  const asked = useRef(() => {});
  useEvent(element, 'carouselHeightRecalc', () => asked.current());
  useLayoutEffect(() => {
    let cancel = () => {};
    const read = () => Math.max(0, ...shown.map(({ offsetHeight }) => offsetHeight));
    asked.current = () => {
      cancel();
      cancel = measure(read, setHeight);
    };
    asked.current();
    // Also when a hidden carousel is shown, and when a picture arrives.
    const stop = watchSize(shown, read, setHeight);
    return () => {
      cancel();
      stop();
    };
  }, [shown]);
  return height > 0 ? `${height}px` : undefined;
}

/** At the end everything in the box stands again where it stood, white space included. */
function useInOrder(box: Element): void {
  const [server] = useState(() => [...box.childNodes]);
  useLayoutEffect(() => () => box.append(...server.filter((node) => box.contains(node))), [box, server]);
}
