/** Markdown table, padded to be readable as plain text. */

export type Cell = string | number;

/** Formats a table. Columns whose cells all begin with a digit are aligned right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const numeric = head.map(
    (_title, column) => cells.length > 0 && cells.every((row) => /^[\d–-]/.test(row[column] ?? '')),
  );
  const pad = (text: string, column: number) =>
    numeric[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  const line = (row: readonly string[]) =>
    `| ${head.map((_title, column) => pad(row[column] ?? '', column)).join(' | ')} |`;
  const rule = widths.map((width, column) => (numeric[column] ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2)));
  return [line(head), `|${rule.join('|')}|`, ...cells.map(line)].join('\n');
}
