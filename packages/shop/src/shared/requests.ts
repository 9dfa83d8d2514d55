/** Calls to the shop's end points, and what of their answers may be used (docs/reference/shop.md#end-points). */
import { asRecord, asText, fetchText, HttpError, page, safeAddress } from '@enliven/core';

/** Every script of the platform is told where they are. */
const PARAMS = [
  ...['woocommerce_params', 'wc_cart_params', 'wc_checkout_params', 'wc_cart_fragments_params'],
  ...['wc_add_to_cart_params', 'wc_add_to_cart_variation_params'],
];

/** Characters; a page of the shop has far fewer. */
const LONGEST = 1_500_000;
/** What WordPress says in the place of HTML. */
const REFUSALS = ['', '-1', '0', '[]'];
const PATIENCE = 15_000;

/** A value that one of the platform's scripts is told. */
export const param = (name: string, ...globals: string[]): string | undefined => {
  for (const one of globals.length > 0 ? globals : PARAMS) {
    const text = asText(asRecord(page().global(one))[name]);
    if (text) return text;
  }
  return undefined;
};

/** @returns undefined where the page does not say, or names another site */
export function endpoint(owner: Document, name: string): string | undefined {
  const url = safeAddress(param('wc_ajax_url')?.replace('%%endpoint%%', name) ?? '', owner.baseURI);
  return url && param('wc_ajax_url') && url.origin === owner.location.origin ? url.href : undefined;
}

const tooLong = () => new HttpError('too_long', 'The answer is too long.');

/** Asks for data. @throws {HttpError} for every failure */
export async function fetchAnswer(url: string, body?: BodyInit, signal?: AbortSignal): Promise<unknown> {
  const { text, status } = await call(url, body, signal);
  if (status < 200 || status > 299) throw new HttpError('http_error', `HTTP ${status}`, status);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('invalid_json', 'The answer is not JSON.', status);
  }
}

const call = async (url: string, body: BodyInit | undefined, signal: AbortSignal | undefined) => {
  const answer = await fetchText(url, {
    timeout: PATIENCE,
    ...(body && { method: 'POST', body }),
    ...(signal && { signal }),
  });
  if (answer.text.length > LONGEST) throw tooLong();
  return answer;
};

/** Asks for HTML. @throws {HttpError} for every failure, and for an answer that says `-1`, as WordPress refuses */
export async function fetchHtml(url: string, body?: BodyInit, signal?: AbortSignal): Promise<string> {
  const { text, status } = await call(url, body, signal);
  if (status < 200 || status > 299 || (text.length < 100 && REFUSALS.includes(text.trim())))
    throw new HttpError('refused', `HTTP ${status}`, status);
  return text;
}
