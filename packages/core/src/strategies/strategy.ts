/** What a moment is: a function that waits for it. */

/** Calls `wake` at its moment; returns the function that stops waiting. */
export type Strategy = (element: Element, wake: () => void) => () => void;
