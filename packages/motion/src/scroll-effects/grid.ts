/** Grids whose children move one by one instead of the grid (contract A §4). */
import { asNumber, asText } from '@enliven/core';
import type { Problems } from '../shared/problem-text';
import { GRID_ITEMS, MAX_GRID_ITEMS } from './constants';

type Raw = Readonly<Record<string, unknown>>;

export const isGrid = (raw: Raw): boolean => raw.grid_motion === 'on';

/**
 * Selectors of the children: `.et_pb_gallery_item_0_0` and so on.
 *
 * @returns none where the children are modules with effects of their own
 */
export function gridSelectors(raw: Raw, { add }: Problems): string[] {
  const type = asText(raw.module_type);
  if (!type || asText(raw.child_slug)) return [];
  const told = Math.trunc(asNumber(raw.children_count) ?? GRID_ITEMS);
  if (told > MAX_GRID_ITEMS) add('grid', raw.id, told, MAX_GRID_ITEMS);
  const count = Math.max(0, Math.min(MAX_GRID_ITEMS, told));
  const index = Math.trunc(asNumber(raw.module_index) ?? 0);
  return Array.from({ length: count }, (_, at) => `.${type}_item_${index}_${at}`);
}
