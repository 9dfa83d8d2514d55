/** Asks for a variation; fetched by itself, for most products have theirs on the page. */
import { membersOf } from '@enliven/core';
import { askEndpoint, reportShopFailure } from './requests';

/** @returns undefined where the page does not say whom to ask. @throws {Error} for every failure, which is reported */
export function askVariation(form: Element, body: BodyInit, signal: AbortSignal): Promise<unknown> {
  return askEndpoint(membersOf(form).ownerDocument, 'get_variation', body, signal).catch((error) => {
    if (!signal.aborted) reportShopFailure(error, form);
    throw error;
  });
}
