/** One place on the page where every copy of the library keeps what must exist only once. */

const KEY = Symbol.for('enliven');

/**
 * Returns the page-wide value called `name`, creating it on first use.
 *
 * Two copies of the library (two CDN versions, or a bundle beside the script tag) see the same value, so an element is
 * never mounted twice and a claim made by one copy is known to the other.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shared<T>(name: string, create: () => T): T {
  const host = globalThis as { [KEY]?: Record<string, unknown> };
  host[KEY] ??= {};
  const store = host[KEY];
  store[name] ??= create();
  return store[name] as T;
}
