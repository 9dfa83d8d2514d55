/** A text as lines, read from first to last. */

export interface Lines {
  readonly all: readonly string[];
  /** Index of the line that comes next. */
  at: number;
}

/** Ends of lines of all systems; characters that cannot be are replaced, one byte order mark is left out. */
export const linesOf = (text: string): Lines => ({
  all: text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\n|\r/),
  at: 0,
});
