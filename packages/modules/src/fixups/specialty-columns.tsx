/** The plain columns of a specialty section. */
import type { ReactNode } from 'react';
import type { Wanted } from '../shared/claim-set';
import { useClaims } from '../shared/use-claims';

export function SpecialtyColumns({ element: row }: { element: Element }): ReactNode {
  const columns = row.querySelectorAll(':scope > .et_pb_column:not(.et_pb_specialty_column)');
  useClaims([...columns].map((column): Wanted => [column, 'class:et_pb_column_single', true]));
  return null;
}
