/** The behaviors whose looks a loader carries, whole; the build of the script tag puts shorter lists in this place. */
import type { AnyBehavior } from '@enliven/core';
import { catalog } from './catalog';
import type { CatalogEntry } from './catalog-entries';

/**
 * @param _rows what the loader knows, which those shorter lists leave out (`assemble`)
 * @param from name of a package, for its behaviors alone; empty for all
 * @param _ask asks for all the files of a row; without chunks there are none
 */
export const describeRows = (
  _rows: readonly CatalogEntry[],
  from: string,
  _ask?: (at: number) => void,
): readonly AnyBehavior[] => catalog.filter((behavior) => !from || behavior.package === from);
