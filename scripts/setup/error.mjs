/** Error that setup cannot correct itself: shown to the reader without a stack. */
export class SetupError extends Error {}

/**
 * @param {string} message what happened, why, and how to fix it
 * @returns {never}
 */
export function fail(message) {
  throw new SetupError(message);
}
