/** Simple carousel (docs/reference/sliders.md#simple-carousel): groups of items that slide one after the other. */
import {
  $reducedMotion,
  $viewport,
  cloneSilently,
  closestTo,
  documentOf,
  type Motion,
  matches,
  measure,
  member,
  membersOf,
  query,
  queryAll,
  useAnimation,
  useClass,
  useEvent,
  useInsert,
  useScope,
  useStore,
  useStyle,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Arrows } from '../slider/controls';
import type { Direction } from '../slider/slider-state';
import { useSwipe } from '../slider/use-swipe';

type CarouselDirection = 'next' | 'previous';

/** State of a carousel: the visible group and the entering group. */
interface CarouselState {
  /** Index of the first visible item. */
  first: number;
  /** Group that slides in. */
  entering: { first: number; direction: CarouselDirection } | null;
}

type CarouselEvent =
  | { type: 'move'; direction: CarouselDirection; columns: number; count: number; slide: boolean }
  | { type: 'done' };

const initialCarousel: CarouselState = { first: 0, entering: null };

/** Returns the indexes of the items of a group; the first item follows the last. */
const groupIndexes = (first: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count) }, (_, at) => (first + at) % count);

/** Reducer. Ignores moves during a slide, and if all items are visible. */
function carouselMachine(state: CarouselState, event: CarouselEvent): CarouselState {
  if (event.type === 'done') return { first: state.entering?.first ?? state.first, entering: null };
  const { direction, columns, count, slide } = event;
  if (state.entering || count <= columns) return state;
  const step = direction === 'next' ? columns : -columns;
  const first = (((state.first + step) % count) + count) % count;
  return slide ? { ...state, entering: { first, direction } } : { first, entering: null };
}

/** Fractions of the row that wide and narrow columns occupy. */
const WIDE = ['4_4', '3_4', '2_3'];
const NARROW = ['1_5', '1_6'];

/** Returns the number of columns by the width of the builder column, as the theme does (docs/reference/sliders.md#simple-carousel). */
export function carouselColumns(element: Element, windowWidth: number): number {
  const column = closestTo(element, '.et_pb_column:not(.et_pb_specialty_column)');
  const hasFraction = (fraction: string) => matches(column, `.et_pb_column_${fraction}`);
  if (WIDE.some(hasFraction)) return windowWidth >= NARROW_BELOW ? 4 : 3;
  if (hasFraction('3_5')) return 4;
  return NARROW.some(hasFraction) ? 2 : 3;
}

/** Milliseconds of a slide. */
const SLIDE_DURATION = 1000;
/** Window width in CSS pixels below which wide columns show one item less. */
const NARROW_BELOW = 768;

interface CarouselGroupProps {
  box: HTMLElement;
  items: readonly HTMLElement[];
  /** Items that the other group contains; this group shows copies of them. */
  shared: ReadonlySet<HTMLElement>;
  motion: 'leaving' | 'entering' | null;
  direction: CarouselDirection;
  onEnd(): void;
}

const slideMotion = (from: string, to: string): Motion => ({
  duration: SLIDE_DURATION,
  frames: [{ transform: `translateX(${from})` }, { transform: `translateX(${to})` }],
});

const MOTIONS: Record<string, Motion> = {
  'entering next': slideMotion('100%', '0%'),
  'leaving next': slideMotion('0%', '-100%'),
  'entering previous': slideMotion('-100%', '0%'),
  'leaving previous': slideMotion('0%', '100%'),
};

function copyOf(item: HTMLElement): HTMLElement {
  const copy = cloneSilently(item);
  for (const named of [copy, ...queryAll(copy, '[id]')].map(membersOf)) if (named.id) named.id += '-dup';
  const { classList, setAttribute } = membersOf(copy);
  classList.add('delayed_container_append_dup');
  setAttribute('aria-hidden', 'true');
  membersOf(copy).inert = true;
  return copy;
}

/** Group of items: an inserted element that contains the server's items while they are visible. */
function CarouselGroup({ box, items, shared, motion, direction, onEnd }: CarouselGroupProps): null {
  const group = useInsert(box, { className: 'et-carousel-group' });
  const isMoving = motion !== null;
  useClass(group, 'active', motion !== 'entering');
  useClass(group, 'next', motion === 'entering' && direction === 'next');
  useClass(group, 'prev', motion === 'entering' && direction === 'previous');
  useStyle(group, 'position', isMoving ? 'absolute' : undefined);
  useStyle(group, 'inset', isMoving ? '0' : undefined);
  useAnimation(group, motion && (MOTIONS[`${motion} ${direction}`] as Motion), onEnd);
  useLayoutEffect(() => {
    group?.replaceChildren(...items.map((item) => (shared.has(item) ? copyOf(item) : item)));
    return () => {
      for (const item of items) if (member(item, 'parentElement') === group) member(box, 'append')(item);
    };
  }, [group, box, items, shared]);
  return null;
}

interface CarouselItemProps {
  item: HTMLElement;
  /** Position in the group, from 1; 0 while hidden. */
  position: number;
}

/** Visible item of a carousel. */
function CarouselItem({ item, position }: CarouselItemProps): null {
  useStyle(item, 'display', position > 0 ? 'block' : undefined);
  useClass(item, `position_${position}`, position > 0 || undefined);
  return null;
}

export interface CarouselConfig {
  box: HTMLElement | null;
  items: readonly HTMLElement[];
}

/** Reads the items of a carousel, without those of nested carousels. */
export function carouselConfig(element: Element): CarouselConfig {
  const box = query<HTMLElement>(element, '.et_pb_carousel_items');
  const items = queryAll<HTMLElement>(box, '.et_pb_carousel_item');
  return { box, items: items.filter((item) => closestTo(item, '.et_pb_carousel_items') === box) };
}

interface SimpleCarouselProps {
  element: HTMLElement;
  box: HTMLElement;
  items: readonly HTMLElement[];
}

const NO_ITEMS: ReadonlySet<HTMLElement> = new Set();

/** Carousel with arrows. Listens to `carouselHeightRecalc` on the element, as Divi 5 does. */
export function SimpleCarousel({ element, box, items }: SimpleCarouselProps): ReactNode {
  const columns = useStore($viewport, ({ width }) => carouselColumns(element, width));
  const [{ first, entering }, send] = useReducer(carouselMachine, initialCarousel);
  const count = items.length;
  const current = useMemo(
    () => new Set(groupIndexes(first, columns, count).map((at) => items[at] as HTMLElement)),
    [first, columns, count, items],
  );
  const arriving = useMemo(
    () => (entering ? groupIndexes(entering.first, columns, count).map((at) => items[at] as HTMLElement) : []),
    [entering, columns, count, items],
  );
  const shown = useMemo(() => [...current], [current]);

  useClass(element, 'container-width-change-notify', true);
  useClass(box, `columns-${columns}`, true);
  useClass(documentOf(element).body, 'et-pb-is-sliding-carousel', entering ? true : undefined);
  useStyle(box, 'height', useItemHeight(element, shown));
  useServerOrder(box);

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
        const index = (current.has(item) ? shown : arriving).indexOf(item);
        return <CarouselItem key={items.indexOf(item)} item={item} position={index + 1} />;
      })}
      <CarouselGroup
        key={first}
        box={box}
        items={shown}
        shared={NO_ITEMS}
        motion={entering && 'leaving'}
        direction={direction}
        onEnd={() => {}}
      />
      {entering && (
        <CarouselGroup
          key={`entering ${entering.first}`}
          box={box}
          items={arriving}
          shared={current}
          motion="entering"
          direction={direction}
          onEnd={() => send({ type: 'done' })}
        />
      )}
    </>
  );
}

/** Returns the height of the visible items for the box, whose groups overlap during a slide. */
function useItemHeight(element: Element, shown: readonly HTMLElement[]): string | undefined {
  const [height, setHeight] = useState(0);
  const remeasure = useRef(() => {});
  useEvent(element, 'carouselHeightRecalc', () => remeasure.current());
  useScope(
    (scope) => {
      let cancel = () => {};
      const read = () => Math.max(0, ...shown.map(({ offsetHeight }) => offsetHeight));
      remeasure.current = () => {
        cancel();
        cancel = scope.add(measure(read, setHeight));
      };
      remeasure.current();
      // Sizes also change when a hidden carousel appears and when a picture loads.
      scope.add(watchSize(shown, read, setHeight));
    },
    [shown],
  );
  return height > 0 ? `${height}px` : undefined;
}

/** Restores the server's order of all nodes in the box on unmount, including white space. */
function useServerOrder(box: Element): void {
  const [server] = useState(() => [...member(box, 'childNodes')]);
  useLayoutEffect(
    () => () => member(box, 'append')(...server.filter((node) => member(box, 'contains')(node))),
    [box, server],
  );
}
