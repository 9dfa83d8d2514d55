/** Values that all copies of the library on a page share. */
import { version } from '../../package.json';

function storedUnder<T>(key: symbol, name: string, create: () => T): T {
  const host = globalThis as { [key: symbol]: Record<string, unknown> | undefined };
  host[key] ??= {};
  const store = host[key];
  store[name] ??= create();
  return store[name] as T;
}

/**
 * Returns the page-wide value called `name`, creating it on first use.
 *
 * Two copies of one version (two entry scripts, or a bundle beside the script tag) see the same value, so an element is
 * never mounted twice and a claim made by one copy is known to the other. Another version has values of its own, since
 * theirs may have another shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shared<T>(name: string, create: () => T): T {
  return storedUnder(Symbol.for(`enliven ${version}`), name, create);
}

/** Returns a value that all versions share: its shape never changes. */
/* @__NO_SIDE_EFFECTS__ */
export function sharedByVersions<T>(name: string, create: () => T): T {
  return storedUnder(Symbol.for('enliven'), name, create);
}
