/** Zip of the plugin, as `pnpm build` writes it. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** @returns its path; undefined if it is not built */
export function pluginZip(): string | undefined {
  const name = existsSync(DIST)
    ? readdirSync(DIST).find((file) => /^enliven-wordpress-.*\.zip$/.test(file))
    : undefined;
  return name && join(DIST, name);
}
