/** The address of an embedded player that begins by itself. */

/** `autoplay=1` comes first in the query (docs/reference/video-and-audio.md#covers); an address that speaks of it already stays as it is. */
export function autoplayAddress(address: string): string {
  if (address.includes('autoplay=')) return address;
  const [page = '', ...anchor] = address.split('#');
  const [path, ...query] = page.split('?');
  const parameters = ['autoplay=1', query.join('?')].filter(Boolean).join('&');
  return [`${path}?${parameters}`, ...anchor].join('#');
}

/** Where the player is loaded from, also when a speed plugin keeps the address back. */
export const addressOf = (frame: Element): string => {
  const addresses = ['src', 'data-src', 'data-lazy-src'].map((name) => frame.getAttribute(name) ?? '');
  return addresses.find((address) => address && !/^(about|data):/.test(address)) ?? '';
};
