/** Addresses as the page writes them, made whole. */

/** Undefined for what is no address. */
export function parseAddress(address: string, { baseURI }: Node): URL | undefined {
  try {
    return new URL(address, baseURI);
  } catch {
    return undefined;
  }
}
