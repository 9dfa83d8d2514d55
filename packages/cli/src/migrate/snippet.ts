/** Script inside of a file. */
export interface Snippet {
  code: string;
  /** Offset of the code in the file. */
  start: number;
  /** Whether the code stands in quotes, so that new quotes would end it. */
  isQuoted: boolean;
}
