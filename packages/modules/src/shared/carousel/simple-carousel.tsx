/** The simple carousel (docs/reference/sliders.md#simple-carousel): groups of items that slide one after the other. */
import { $reducedMotion, $viewport, measure, useClass, useEvent, useStore, useStyle, watchSize } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Arrows } from '../slider/controls';
import type { Direction } from '../slider/slider-machine';
import { useSwipe } from '../slider/use-swipe';
import { CarouselGroup, CarouselItem } from './carousel-group';
import { carouselColumns, carouselMachine, initialCarousel, itemsFrom } from './carousel-machine';

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
      {items.map((item, at) => {
        const place = (entering && !held.has(item) ? arriving : shown).indexOf(item);
        // biome-ignore lint/suspicious/noArrayIndexKey: items neither move nor change their number.
        return <CarouselItem key={at} item={item} position={place + 1} />;
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
