/** A row says how it is divided; Divi 5's flex and grid rows do not need to. */
import { useClass } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { rowType } from './row-type';

const ROW = ':is(.et_pb_row,.et_pb_row_inner):not(.et_flex_row,.et_grid_row)';

export function RowType({ element: column }: { element: Element }): ReactNode {
  const row = column.parentElement;
  const [type] = useState(() => {
    const columns = [...(row?.children ?? [])].filter(({ classList }) => classList.contains('et_pb_column'));
    return row?.matches(ROW) ? rowType(columns.map(({ className }) => className)) : undefined;
  });
  useClass(row, type ?? '', type ? true : undefined);
  return null;
}
