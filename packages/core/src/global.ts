/** Reads variables that the page has printed. */

/**
 * Undefined until it has. Browsers also make globals of ids and names of elements, which anybody may write: those are
 * not the window's own.
 */
export const global = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? (globalThis as unknown as Record<string, unknown>)[name] : undefined;
