/** Optional packages, which add measurements to the report. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Resolves a module from the project in which the command runs, otherwise from this package. */
export function findOptional(name: string): string | undefined {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // Not installed here.
    }
  }
  return undefined;
}

/** Imports a package; undefined if it is not installed. */
export async function importOptional<T>(name: string): Promise<T | undefined> {
  const path = findOptional(name);
  if (!path) return undefined;
  const found = (await import(pathToFileURL(path).href)) as T & { default?: T };
  return found.default ?? found;
}
