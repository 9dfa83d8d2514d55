/** A mobile menu whose inner lists are closed until they are asked for, where a site wants that. */
import type { ReactNode } from 'react';
import { useSubLists } from './sub-lists';

export default function CollapsedLists({ list }: { list: HTMLElement }): ReactNode {
  useSubLists(list, true);
  return null;
}
