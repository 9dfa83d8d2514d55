/** Complete descriptors for a loader's catalog entries. The build of the script tag replaces this file by shorter lists. */
import type { AnyBehavior } from '@enliven/core';
import { catalog } from './catalog';
import type { CatalogEntry } from './catalog-entries';

/**
 * Returns the descriptors of a package.
 *
 * @param _rows catalog entries of the loader, which the shorter lists leave out
 * @param from name of a package; empty for all
 * @param _ask requests all files of a row, in builds with chunks
 */
export const describeRows = (
  _rows: readonly CatalogEntry[],
  from: string,
  _ask?: (at: number) => void,
): readonly AnyBehavior[] => catalog.filter((behavior) => !from || behavior.package === from);
