/** Which class each item of a grid has for its place in the row (docs/reference/galleries-and-portfolios.md#grid-rows). */

export interface RowPlace {
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
