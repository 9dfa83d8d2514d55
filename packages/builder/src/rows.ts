/** Column layouts of rows: the class of a row, and the layouts offered for it (docs/reference/module-tree.md#rows). */
import { toInteger } from '@enliven/values';
import { closest, nodeAt } from './lookup';
import { attrOf, childrenOf, type Layout, type NodeLike } from './node';

/** Layouts for which the theme needs no class. */
const PLAIN = [
  '4-4',
  '1-2_1-2',
  '1-3_1-3_1-3',
  '2-5_3-5',
  '3-5_2-5',
  '1-3_2-3',
  '2-3_1-3',
  '1-5_3-5_1-5',
  '3-8_3-8',
  '1-3_1-3',
];
const EQUAL = ['1-4', '1-5', '1-6'].map((part) => [Array(Number(part[2])).fill(part).join('_'), part[2]] as const);
const COLUMN = /^\d_\d$/;
const MOST_COLUMNS = 6;

/** Returns the class of a row by its columns; `""` if it needs none, or if the type of a column is not a fraction. */
export function rowClass(row: NodeLike): string {
  const types = childrenOf(row).map((column) => attrOf(column, 'type'));
  if (types.length === 0 || !types.every((type) => COLUMN.test(type))) return '';
  const structure = types.map((type) => type.replace('_', '-')).join('_');
  if (PLAIN.includes(structure)) return '';
  const [, columns] = EQUAL.find(([equal]) => equal === structure) ?? [];
  return columns ? `et_pb_row_${columns}col` : `et_pb_row_${structure}`;
}

/** Returns the layouts of an inner row, up to a number of columns: `4_4`, `1_2,1_2`, `1_3,1_3,1_3` … */
export const innerLayouts = (columns: number): string[] =>
  Array.from({ length: Math.max(1, Math.min(MOST_COLUMNS, columns)) }, (_, at) =>
    at === 0
      ? '4_4'
      : Array(at + 1)
          .fill(`1_${at + 1}`)
          .join(','),
  );

/** Returns the layouts offered for a row. @param regular layouts of rows that are not inner rows */
export function offeredLayouts(layout: Layout, address: string, regular: readonly string[]): readonly string[] {
  const node = nodeAt(layout, address);
  if (node?.type !== 'et_pb_row_inner') return regular;
  const parent = address.slice(0, Math.max(0, address.lastIndexOf('.')));
  const column = closest(layout, parent, 'column');
  return innerLayouts(column ? toInteger(attrOf(column, 'specialty_columns')) : 1);
}
