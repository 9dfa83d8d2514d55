/** Marks the first and last item of each row of a grid for the margins in the theme's style sheet (docs/reference/galleries-and-portfolios.md#grid-rows). */
import { claimSet, measure, member, revealed, useLatest, useScope } from '@enliven/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { watchWidth } from '../use-element';

const pixels = (value: string) => Number.parseFloat(value) || 0;

function columnsOf(container: HTMLElement, item: HTMLElement): number {
  const box = getComputedStyle(container);
  const { marginLeft, marginRight } = getComputedStyle(item);
  const gap = /grid|flex/.test(box.display) ? pixels(box.columnGap) : 0;
  const inner = member(container, 'clientWidth') - pixels(box.paddingLeft) - pixels(box.paddingRight);
  return fittingColumns(inner, member(item, 'offsetWidth'), pixels(marginLeft) + pixels(marginRight) + gap);
}

/**
 * Sets the row classes of visible items.
 *
 * @param items visible items, in order
 * @param isLastInColumn whether the grid is last in its column
 */
export function useRowClasses(
  container: Element | undefined,
  items: readonly Element[],
  isLastInColumn: boolean,
): void {
  const [claims] = useState(claimSet);
  // The number of columns depends on the width only, so another page of items needs no measuring.
  const columns = useRef(0);
  const mark = useLatest((count: number) => {
    columns.current = count;
    const rows = count > 0 ? rowPlaces(items.length, count, isLastInColumn) : [];
    claims.set(
      rows.flatMap((place, at) =>
        (Object.keys(place) as (keyof RowPlace)[]).flatMap((name) => {
          const item = items[at] as Element;
          // Most items are not at an edge and have no such class, so they need no claim.
          return place[name] || member(item, 'classList').contains(name)
            ? [[item, `class:${name}`, place[name]] as const]
            : [];
        }),
      ),
    );
  });
  const first = useLatest(items[0]);
  const hasItems = items.length > 0;

  useScope(
    (scope) => {
      if (!container || !hasItems) return;
      let cancel = () => {};
      function measureAll(): void {
        cancel();
        cancel = measure(
          () => columnsOf(container as HTMLElement, first.current as HTMLElement),
          (count) => count !== columns.current && mark.current(count),
        );
      }
      scope.add(() => {
        cancel();
        columns.current = 0;
        claims.set([]);
      });
      measureAll();
      function remeasure(): void {
        // In a single column, our class has removed the margin of the measured item.
        if (columns.current === 1) mark.current(0);
        measureAll();
      }
      scope.add(watchWidth(container, remeasure));
      scope.add(
        revealed.on(
          (shown) => (member(shown, 'contains')(container) || member(container, 'contains')(shown)) && remeasure(),
        ),
      );
    },
    [container, hasItems, claims, first, mark],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: marks again when the items change.
  useLayoutEffect(() => {
    if (columns.current > 0) mark.current(columns.current);
  }, [items, isLastInColumn, mark]);
}

/** Returns whether the module is last in its column. */
export const closesColumn = (module: Element): boolean => member(module, 'nextElementSibling') === null;

/** Classes of an item by its place in the row (docs/reference/galleries-and-portfolios.md#grid-rows). */
interface RowPlace {
  first_in_row: boolean;
  last_in_row: boolean;
  on_last_row: boolean;
}

/** Computes the row classes. @param isLastInColumn whether the grid is last in its column, so that its last row needs no margin */
export function rowPlaces(count: number, columns: number, isLastInColumn: boolean): RowPlace[] {
  const lastRow = count - (count % columns || columns);
  return Array.from({ length: count }, (_, at) => ({
    first_in_row: at % columns === 0,
    last_in_row: at % columns === columns - 1,
    on_last_row: isLastInColumn && at >= lastRow && (columns > 1 || at > lastRow),
  }));
}

/** Returns how many items fit, in pixels; `margins` includes the gap, and the last item's margin may overflow. */
export function fittingColumns(inner: number, width: number, margins: number): number {
  return inner > 0 && width > 0 ? Math.max(1, Math.round((inner + margins) / (width + margins))) : 0;
}
