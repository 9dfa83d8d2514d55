/** A row with a menu lies above the next one, so that nothing covers an open submenu. */
import { page, useClaims, type Wanted } from '@enliven/core';
import type { ReactNode } from 'react';
import { useMeasured } from '../shared/use-measured';

function rowsAround(element: Element): Element[] {
  const rows: Element[] = [];
  for (let node = element.parentElement; node; node = node.parentElement)
    if (node.matches('.et_pb_row,.et_pb_row_inner')) rows.push(node);
  return rows;
}

/** Above the section's dividers too. */
const wantedIndex = (row: Element) => (row.closest('.section_has_divider') ? 6 : page().generation === 5 ? 4 : 3);

export function MenuRow({ element: menu }: { element: Element }): ReactNode {
  const low = useMeasured(true, () =>
    rowsAround(menu).filter((row) => !(Number.parseInt(getComputedStyle(row).zIndex, 10) >= wantedIndex(row))),
  );
  useClaims((low ?? []).map((row): Wanted => [row, 'style:z-index', `${wantedIndex(row)}`]));
  return null;
}
