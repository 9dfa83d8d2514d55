/** Fetches a script of somebody else, once for all who wait for it; those who ask know what it leaves behind when it is there. */
import { HttpError, inTime, shared, sharedByVersions } from '@enliven/core';
import { isAdmitted } from './script-path';

interface Policy {
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const loading = () => shared('media-scripts', () => new Map<string, Promise<void>>());

/** One policy, which a site can allow by name: `trusted-types enliven-media`. It admits the scripts in `script-path.ts`, no others. */
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
    const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
    return factory?.createPolicy('enliven-media', rules) ?? rules;
  });

/** @returns a promise that fails when the script does not come */
export function loadScript(owner: Document, address: string): Promise<void> {
  const known = loading().get(address);
  if (known) return known;
  const script = owner.createElement('script');
  const coming = inTime(
    new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject('it cannot be fetched');
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
  loading().set(address, coming);
  return coming;
}
