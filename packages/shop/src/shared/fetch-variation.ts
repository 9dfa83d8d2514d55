/** Fetches a variation. Lazy part: the pages of most products contain their variations. */
import { membersOf } from '@enliven/core';
import { fetchEndpoint, reportShopFailure } from './requests';

/** @returns undefined if the page does not name the end point @throws {Error} for every failure, which is reported */
export function fetchVariation(form: Element, body: BodyInit, signal: AbortSignal): Promise<unknown> {
  return fetchEndpoint(membersOf(form).ownerDocument, 'get_variation', body, signal).catch((error) => {
    if (!signal.aborted) reportShopFailure(error, form);
    throw error;
  });
}
