/** Loader of third-party scripts, once for all callers. */
import { asRecord, asText, HttpError, page, shared, sharedByVersions, siteOptions, withTimeout } from '@enliven/core';

interface Policy {
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const loading = () => shared('media-scripts', () => new Map<string, Promise<void>>());

/** Trusted Types policy, which a site allows by `trusted-types enliven-media`. It only admits the scripts of `scriptPath`. */
const policy = () =>
  sharedByVersions('script-policy', () => {
    const rules: Policy = {
      createScriptURL(address) {
        if (isAdmitted(address)) return address;
        throw new TypeError(
          `the script ${address} is not one the site names, so it is not fetched. Name it as path in the media options of the configuration.`,
        );
      },
    };
    const factory = page().global('trustedTypes') as Factory | undefined;
    return factory?.createPolicy('enliven-media', rules) ?? rules;
  });

/** Loads a script. @returns a promise that rejects if the script fails to load */
export function loadScript(owner: Document, address: string): Promise<void> {
  const existing = loading().get(address);
  if (existing) return existing;
  const script = owner.createElement('script');
  const request = withTimeout(
    new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject('it cannot be fetched');
      const hash = INTEGRITY[address];
      if (hash) Object.assign(script, { integrity: hash, crossOrigin: 'anonymous' });
      script.src = policy().createScriptURL(address);
      owner.head.append(script);
    }),
  )
    .catch((why) => {
      throw new HttpError(
        'fetch_error',
        `the script ${address} did not come: ${why}. Is the address right, and allowed by Content-Security-Policy?`,
      );
    })
    .finally(() => {
      script.remove();
      loading().delete(address);
    });
  loading().set(address, request);
  return request;
}

type RawOptions = Readonly<Record<string, unknown>>;

/** Default addresses, with exact versions so that the host cannot replace the files. */
const PUBLIC = {
  dash: 'https://cdn.jsdelivr.net/npm/dashjs@4.7.4/dist/dash.all.min.js',
  flv: 'https://cdn.jsdelivr.net/npm/flv.js@1.6.2/dist/flv.min.js',
} as const;
/** Integrity hashes of these files as published. */
const INTEGRITY: Readonly<Record<string, string>> = {
  [PUBLIC.dash]: 'sha384-fl7i8WZxcPlF9b1503+Gm+izr/2hpilydj0i/DlQTIafROZ1NP4rAWjyl6p3s1ev',
  [PUBLIC.flv]: 'sha384-XeE1sKdKcsuvSZKnQHiuBPgM5gqTRLXKh/IUe1bgkTTQcwLOid3l8tq+uJRKe5zQ',
};

/** Script of YouTube's player, loaded on a press of one of its videos. */
export const YOUTUBE_API = 'https://www.youtube.com/player_api';

/** Returns the address of a script; undefined unless the site allows it. */
export function scriptPath(name: keyof typeof PUBLIC, rawOptions: RawOptions): string | undefined {
  const { path } = asRecord(rawOptions[name]);
  return path === true ? PUBLIC[name] : asText(path);
}

const pathsIn = (options: RawOptions): unknown[] =>
  ['dash', 'flv', 'youtube'].map((name) => asRecord(options[name]).path);

/** Addresses that other scripts of this page have passed as options. */
const pathsFromCode = () => shared('media-script-paths', () => new Set<unknown>());

/** Admits addresses in options from code, never from markup. */
export function admitScripts(options: RawOptions): void {
  for (const path of pathsIn(options)) pathsFromCode().add(path);
}

/** Returns whether a script may run: default addresses, and those in the site's configuration or code. */
const isAdmitted = (address: string): boolean =>
  [
    YOUTUBE_API,
    ...Object.values(PUBLIC),
    ...pathsIn(siteOptions('media')),
    ...pathsIn(asRecord(page().global('_wpmejsSettings'))),
    ...pathsFromCode(),
  ].includes(address);
