/** Where the scripts of other engines may come from: nowhere, unless the site or the page's own code says so. */
import { asRecord, asText, page, shared, siteOptions } from '@enliven/core';

type Given = Readonly<Record<string, unknown>>;

/** Where they are when a site says `true` instead of an address. */
const PUBLIC = {
  dash: 'https://cdn.dashjs.org/latest/dash.all.min.js',
  flv: 'https://cdn.jsdelivr.net/npm/flv.js@latest',
} as const;

/** YouTube's own player, which a press on one of its videos asks for. */
export const YOUTUBE_API = 'https://www.youtube.com/player_api';

/** The address of a script; undefined unless the site allows it. */
export function scriptPath(name: keyof typeof PUBLIC, given: Given): string | undefined {
  const { path } = asRecord(given[name]);
  return path === true ? PUBLIC[name] : asText(path);
}

const pathsIn = (options: Given): unknown[] => ['dash', 'flv', 'youtube'].map((name) => asRecord(options[name]).path);

/** Addresses that scripts of this page have handed to a player of theirs. */
const handed = () => shared('media-script-paths', () => new Set<unknown>());

/** Notes the addresses in options that come from code, never from markup. */
export function admitScripts(options: Given): void {
  for (const path of pathsIn(options)) handed().add(path);
}

/** Whether a script of this address may run: those named above, and what the site's configuration or code names. */
export const isAdmitted = (address: string): boolean =>
  [
    YOUTUBE_API,
    ...Object.values(PUBLIC),
    ...pathsIn(siteOptions('media')),
    ...pathsIn(asRecord(page().global('_wpmejsSettings'))),
    ...handed(),
  ].includes(address);
