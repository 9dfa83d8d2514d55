/** Sources as other scripts give them: an address, `{src, type}`, or a list of either. */
import { asRecord, asText } from '@enliven/core';
import type { Source } from '../player/sources';

export function sourcesFrom(given: unknown, media: Element): Source[] {
  const list = Array.isArray(given) ? given : [given];
  return list.flatMap((one) => {
    const src = asText(typeof one === 'object' ? asRecord(one).src : one);
    if (!src) return [];
    try {
      const address = new URL(src, media.baseURI).href;
      return [{ src: address, type: asText(asRecord(one).type) ?? '' }];
    } catch {
      return [];
    }
  });
}
