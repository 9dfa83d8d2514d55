/** Addresses as the page writes them, made whole. */

/** Undefined for what is no address. */
export function parseAddress(address: string, { baseURI }: Node): URL | undefined {
  try {
    return new URL(address, baseURI);
  } catch {
    return undefined;
  }
}

/** An address that leads somewhere, as opposed to one that runs something; undefined for any other. */
export function webAddress(address: string, node: Node): URL | undefined {
  const url = address ? parseAddress(address, node) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
