/** Reads the number of columns of a blog grid from the style sheet, else from the theme's defaults. */

export interface BlogGridConfig {
  /** Columns on a wide screen by the width of the builder's column, where the style sheet says nothing. */
  wide: number;
}

/** The theme's own numbers (docs/reference/blog.md#columns). */
const WIDE: [selector: string, columns: number][] = [
  ['.et_pb_column_4_4', 3],
  ['.et_pb_column_2_3,.et_pb_column_3_4', 2],
  ['.et_pb_column', 1],
];
const TABLET = 2;

export function config(element: Element): BlogGridConfig {
  const column = element.closest('.et_pb_column');
  return { wide: WIDE.find(([selector]) => column?.matches(selector))?.[1] ?? 3 };
}

/** Generated content such as `"3 .column.size-1of3"`; undefined when there is none. */
export function columnsIn(content: string): number | undefined {
  const count = Number(/^["']?\s*(\d+)/.exec(content)?.[1]);
  return count > 0 ? count : undefined;
}

/** @param width of the window, in CSS pixels */
export const themeColumns = (width: number, wide: number): number => (width > 980 ? wide : width >= 768 ? TABLET : 1);
