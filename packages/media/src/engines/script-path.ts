/** Where the scripts of foreign engines come from: nowhere, unless a site says so (contract §9.3). */
import { asRecord, asText } from '@enliven/core';

/** Where they are when a site says `true` instead of an address. */
const PUBLIC = {
  dash: 'https://cdn.dashjs.org/latest/dash.all.min.js',
  flv: 'https://cdn.jsdelivr.net/npm/flv.js@latest',
} as const;

/** The address of a script; undefined unless the site allows it. */
export function scriptPath(name: keyof typeof PUBLIC, given: Record<string, unknown>): string | undefined {
  const { path } = asRecord(given[name]);
  return path === true ? PUBLIC[name] : asText(path);
}
