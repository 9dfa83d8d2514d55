/** The plain columns of a specialty section. */
import { useClaims, type Wanted } from '@enliven/core';
import type { ReactNode } from 'react';

export function SpecialtyColumns({ element: row }: { element: Element }): ReactNode {
  const columns = row.querySelectorAll(':scope > .et_pb_column:not(.et_pb_specialty_column)');
  useClaims([...columns].map((column): Wanted => [column, 'class:et_pb_column_single', true]));
  return null;
}
