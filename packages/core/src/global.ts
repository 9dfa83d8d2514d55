/** Reads variables that the page has printed. */

const asked = new Set<string>();

/**
 * Undefined until it has. Browsers also make globals of ids and names of elements, which anybody may write: those are
 * not the window's own.
 */
export function global(name: string): unknown {
  asked.add(name);
  return Object.hasOwn(globalThis, name) ? (globalThis as unknown as Record<string, unknown>)[name] : undefined;
}

/** The names that anybody has asked for, whether they are there or not. */
export const askedGlobals = (): readonly string[] => [...asked];
