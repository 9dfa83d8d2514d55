/** Requests to the shop's end points, and checks of their answers (docs/reference/shop.md#end-points). */
import {
  asRecord,
  asText,
  fetchHtml as fetchPage,
  fetchText,
  type HttpOptions,
  page,
  reportFailure,
  safeAddress,
} from '@enliven/core';

/** Globals with the parameters of the platform's scripts; a parameter has the same value in all of them. */
const PARAMS = [
  ...['woocommerce_params', 'wc_cart_params', 'wc_checkout_params', 'wc_cart_fragments_params'],
  ...['wc_add_to_cart_params', 'wc_add_to_cart_variation_params'],
];

/** Most characters of an answer; pages of shops have far fewer. */
const LONGEST = 1_500_000;
/** Texts by which WordPress refuses a request. */
const REFUSALS = ['', '-1', '0', '[]'];
/** Milliseconds. */
const TIMEOUT = 15_000;

/** Returns a parameter of the platform's scripts. */
export const param = (name: string): string | undefined => {
  for (const one of PARAMS) {
    const text = asText(asRecord(page().global(one))[name]);
    if (text) return text;
  }
  return undefined;
};

/** Resolves an address of this site. @returns undefined for an address of another site */
export function ownAddress({ baseURI, location }: Document, address: string | undefined): string | undefined {
  const url = address ? safeAddress(address, baseURI) : undefined;
  return url?.origin === location.origin ? url.href : undefined;
}

/** Returns the address of an end point. @returns undefined if the page does not name it, or names another site */
export const endpoint = (owner: Document, name: string): string | undefined =>
  ownAddress(owner, param('wc_ajax_url')?.replace('%%endpoint%%', name));

/** Returns a part of an answer. @param status of HTTP @throws {TypeError} if the part is missing */
export function requirePart<T>(part: T | false | null | undefined, status = 200): T {
  if (!part) throw new TypeError(`the shop’s answer cannot be used (HTTP ${status})`);
  return part;
}

/** Reports why a request failed, on the console and to the page. Callers tell the visitor. */
export const reportShopFailure = (error: unknown, element?: Element): void =>
  reportFailure(error, { package: '@enliven/shop', ...(element && { element }) });

/** Returns the text of a successful answer. @throws {TypeError} for a failure, and for the texts by which WordPress refuses */
const textOf = ({ text, status }: { text: string; status: number }): string =>
  requirePart(
    status >= 200 && status < 300 && text.length <= LONGEST && !REFUSALS.includes(text.trim()) && text,
    status,
  );

const optionsFor = (body: BodyInit | undefined, signal: AbortSignal | undefined): HttpOptions => ({
  timeout: TIMEOUT,
  announced: true,
  ...(body && { method: 'POST', body }),
  ...(signal && { signal }),
});

/** Fetches HTML. @throws {Error} for every failure, and for another content type */
export const fetchHtml = async (url: string, body?: BodyInit, signal?: AbortSignal): Promise<string> =>
  textOf(await fetchPage(url, optionsFor(body, signal)));

/** Returns the entries that forms send, without files. */
export function formEntries(...forms: HTMLFormElement[]): URLSearchParams {
  const data = new URLSearchParams();
  for (const form of forms)
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') data.append(name, value);
  return data;
}

/** Fetches JSON from an end point; undefined if the page does not name it. @throws {Error} for every failure */
export async function fetchEndpoint(
  owner: Document,
  name: string,
  body: BodyInit,
  signal?: AbortSignal,
): Promise<unknown> {
  const address = endpoint(owner, name);
  return address && fetchAnswer(address, body, signal);
}

/** Fetches JSON. @throws {Error} for every failure */
export const fetchAnswer = async (url: string, body?: BodyInit, signal?: AbortSignal): Promise<unknown> =>
  JSON.parse(textOf(await fetchText(url, optionsFor(body, signal))));
