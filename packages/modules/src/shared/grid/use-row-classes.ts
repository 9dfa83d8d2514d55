/** Marks the first and last item of each row of a grid, which the theme's style sheet gives margins by (docs/reference/galleries-and-portfolios.md#grid-rows). */
import { claimSet, measure, revealed, useLatest } from '@enliven/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { watchWidth } from '../use-element';

const px = (value: string) => Number.parseFloat(value) || 0;

function columnsOf(container: HTMLElement, item: HTMLElement): number {
  const box = getComputedStyle(container);
  const { marginLeft, marginRight } = getComputedStyle(item);
  const gap = /grid|flex/.test(box.display) ? px(box.columnGap) : 0;
  const inner = container.clientWidth - px(box.paddingLeft) - px(box.paddingRight);
  return fittingColumns(inner, item.offsetWidth, px(marginLeft) + px(marginRight) + gap);
}

/**
 * @param items those that are shown, in order
 * @param closing the grid is the last thing in its column
 */
export function useRowClasses(container: Element | undefined, items: readonly Element[], closing: boolean): void {
  const [claims] = useState(claimSet);
  // What fits depends on the width, not on which items are shown: another page of them needs no layout to be marked.
  const columns = useRef(0);
  const mark = useLatest((count: number) => {
    columns.current = count;
    const places = count > 0 ? rowPlaces(items.length, count, closing) : [];
    claims.set(
      places.flatMap((place, at) =>
        (Object.keys(place) as (keyof RowPlace)[]).flatMap((name) => {
          const item = items[at] as Element;
          // Most items have no place at an edge, and no class that says they have: nothing is claimed of them.
          return place[name] || item.classList.contains(name) ? [[item, `class:${name}`, place[name]] as const] : [];
        }),
      ),
    );
  });
  const first = useLatest(items[0]);
  const some = items.length > 0;

  useLayoutEffect(() => {
    if (!container || !some) return;
    let cancel = () => {};
    function measureAll(): void {
      cancel();
      cancel = measure(
        () => columnsOf(container as HTMLElement, first.current as HTMLElement),
        (count) => count !== columns.current && mark.current(count),
      );
    }
    measureAll();
    function remeasure(): void {
      // With a single column the item that is measured has lost its margin to our class.
      if (columns.current === 1) mark.current(0);
      measureAll();
    }
    const stop = watchWidth(container, remeasure);
    const unsubscribe = revealed.on((shown) => (shown.contains(container) || container.contains(shown)) && remeasure());
    return () => {
      stop();
      unsubscribe();
      cancel();
      columns.current = 0;
      claims.set([]);
    };
  }, [container, some, claims, first, mark]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: marks again when the items change.
  useLayoutEffect(() => {
    if (columns.current > 0) mark.current(columns.current);
  }, [items, closing, mark]);
}

/** Nothing follows the module in its column. */
export const closesColumn = (module: Element): boolean => module.nextElementSibling === null;

/** Which class each item of a grid has for its place in the row (docs/reference/galleries-and-portfolios.md#grid-rows). */
interface RowPlace {
  first_in_row: boolean;
  last_in_row: boolean;
  on_last_row: boolean;
}

/** @param closing the grid is the last thing in its column, so its last row needs no margin below */
export function rowPlaces(count: number, columns: number, closing: boolean): RowPlace[] {
  const lastRow = count - (count % columns || columns);
  return Array.from({ length: count }, (_, at) => ({
    first_in_row: at % columns === 0,
    last_in_row: at % columns === columns - 1,
    on_last_row: closing && at >= lastRow && (columns > 1 || at > lastRow),
  }));
}

/** How many items of this outer width (margins and gap included) fit, in pixels; the last one's margin may stick out. */
export function fittingColumns(inner: number, width: number, margins: number): number {
  return inner > 0 && width > 0 ? Math.max(1, Math.round((inner + margins) / (width + margins))) : 0;
}
