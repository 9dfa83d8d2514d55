/** Fetches a script of somebody else, once for each address, and again after it failed. */
import { shared } from '@enliven/core';
import { inTime } from '../shared/in-time';

interface Policy {
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const loading = () => shared('media-scripts', () => new Map<string, Promise<void>>());

/** One policy, which a site can allow by name: `trusted-types enliven-media`. */
const policy = () =>
  shared('script-policy', () => {
    const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
    const rules: Policy = { createScriptURL: (address) => address };
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
      script.onerror = () => reject(new Error(`${address} did not come`));
      script.src = policy().createScriptURL(address);
      owner.head.append(script);
    }),
  ).finally(() => script.remove());
  loading().set(address, coming);
  coming.catch(() => loading().delete(address));
  return coming;
}
