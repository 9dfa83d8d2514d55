/** The moments of sticky modules, in milliseconds (contract B §9). */

export const TIMING = {
  /** After the start, for final width and place: the style sheet's transitions begin from the first ones. */
  finalStyle: 50,
  /** The parent keeps its height for so long while the placeholder comes in. */
  startLock: 1,
  /** Windows and documents that change size are measured when they have come to rest. */
  resize: 50,
  /** Modules whose content changes. */
  content: 500,
  /** Settings that change in a builder. */
  settings: 10,
  /** A builder that scrolls another window from now on. */
  scrollLocation: 2000,
} as const;
