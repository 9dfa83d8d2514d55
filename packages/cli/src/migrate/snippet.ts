/** Script inside a file. */
export interface Snippet {
  code: string;
  /** Offset of the code in the file. */
  start: number;
  /** Whether the code is inside quotes, which new quotes would close. */
  isQuoted: boolean;
}
