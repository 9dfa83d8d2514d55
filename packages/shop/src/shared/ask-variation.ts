/** Asks for a variation; fetched by itself, for most products have theirs on the page. */
import { askEndpoint } from './requests';

/** @returns undefined where the page does not say whom to ask. @throws {Error} for every failure */
export const askVariation = (owner: Document, body: BodyInit, signal: AbortSignal): Promise<unknown> =>
  askEndpoint(owner, 'get_variation', body, signal);
