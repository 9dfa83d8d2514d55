/** Zip of the WordPress plugin. */
import { type Zippable, zipSync } from 'fflate';

/** Name of the plugin's folder on a site. */
export const FOLDER = 'enliven';
/** Largest upload that PHP accepts by default, in bytes. */
export const LARGEST = 2 * 1024 * 1024;
/** Same time in every zip, so that equal files give equal bytes. */
const TIME = '1980-01-01T00:00:00';

/** Returns a zip. @param files content by path in the plugin's folder */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of files) entries[`${FOLDER}/${name}`] = [content, { level: 9, mtime: TIME }];
  return zipSync(entries);
}
