/** Zip file of the plugin that `pnpm build` writes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * @param beginning first part of the file name
 * @returns path of the zip; undefined if it is not built
 */
export function pluginZip(beginning = 'enliven-wordpress-'): string | undefined {
  const names = existsSync(DIST) ? readdirSync(DIST) : [];
  const name = names.find((file) => file.startsWith(beginning) && file.endsWith('.zip'));
  return name && join(DIST, name);
}
