/** The class that tells the style sheet how a row is divided (docs/reference/small-modules.md#rows-and-columns). */

/** The part of a row that a column takes, e.g. `1-4`. */
const typeOf = (classes: string): string =>
  (/(?:^|\s)et_pb_column_(\d+_\d+)(?:\s|$)/.exec(classes)?.[1] ?? '4_4').replace('_', '-');

const EVEN = { '1-4': 4, '1-5': 5, '1-6': 6 } as const;

/** Undefined for rows that need none. @param columns the class attributes of the row's own columns */
export function rowType(columns: readonly string[]): string | undefined {
  const types = columns.map(typeOf);
  for (const [type, count] of Object.entries(EVEN))
    if (types.length === count && types.every((one) => one === type)) return `et_pb_row_${count}col`;
  const text = types.map((type) => `_${type}`).join('');
  return /1-4|1-5_1-5|1-6_1-6/.test(text) ? `et_pb_row${text}` : undefined;
}
