/** Reads what the page has printed as a variable of its own; undefined until it has. */
export const global = (name: string): unknown => (globalThis as unknown as Record<string, unknown>)[name];
