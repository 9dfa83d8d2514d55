/** Values that all instances of the library on a page share. */
import { version } from '../../package.json';

function storedUnder<T>(key: symbol, name: string, create: () => T): T {
  const host = globalThis as { [key: symbol]: Record<string, unknown> | undefined };
  host[key] ??= {};
  const store = host[key];
  store[name] ??= create();
  return store[name] as T;
}

/**
 * Returns the page-wide value of a name, and creates it on first use.
 *
 * Two instances of one version (two entry scripts, or a bundle beside the script tag) share the value, so that no element is mounted
 * twice and each instance knows the claims of the other. Another version has its own values, whose shape may differ.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shared<T>(name: string, create: () => T): T {
  return storedUnder(Symbol.for(`enliven ${version}`), name, create);
}

/** Returns a value that all versions share; its shape never changes. */
/* @__NO_SIDE_EFFECTS__ */
export function sharedByVersions<T>(name: string, create: () => T): T {
  return storedUnder(Symbol.for('enliven'), name, create);
}
