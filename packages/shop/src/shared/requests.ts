/** Calls to the shop's end points, and what of their answers may be used (docs/reference/shop.md#end-points). */
import {
  asRecord,
  asText,
  fetchHtml as fetchPage,
  fetchText,
  type HttpOptions,
  page,
  reportFailure,
  safeAddress,
  shared,
} from '@enliven/core';

/** Every script of the platform is told where they are; what has one name in several has one value. */
const PARAMS = [
  ...['woocommerce_params', 'wc_cart_params', 'wc_checkout_params', 'wc_cart_fragments_params'],
  ...['wc_add_to_cart_params', 'wc_add_to_cart_variation_params'],
];

/** Characters; a page of the shop has far fewer. */
const LONGEST = 1_500_000;
/** What WordPress says in the place of an answer. */
const REFUSALS = ['', '-1', '0', '[]'];
const PATIENCE = 15_000;

/** A value that one of the platform's scripts is told. */
export const param = (name: string): string | undefined => {
  for (const one of PARAMS) {
    const text = asText(asRecord(page().global(one))[name]);
    if (text) return text;
  }
  return undefined;
};

/** @returns undefined for an address of another site */
export function ownAddress({ baseURI, location }: Document, address: string | undefined): string | undefined {
  const url = address ? safeAddress(address, baseURI) : undefined;
  return url?.origin === location.origin ? url.href : undefined;
}

/** @returns undefined where the page does not say, or names another site */
export const endpoint = (owner: Document, name: string): string | undefined =>
  ownAddress(owner, param('wc_ajax_url')?.replace('%%endpoint%%', name));

/** @param status of HTTP @throws where an answer lacks what is needed of it */
export function needed<T>(part: T | false | null | undefined, status = 200): T {
  if (!part) throw new TypeError(`the shop’s answer is of no use (HTTP ${status})`);
  return part;
}

/** Says on the console and to the page why a request came to nothing; the visitor is told where it was asked for. */
export const reportShopFailure = (error: unknown, element?: Element): void =>
  reportFailure(error, { package: '@enliven/shop', ...(element && { element }) });

/** Returns the text of an answer that is of use. @throws {TypeError} for a failure, and for an answer that says `-1`, as WordPress refuses */
const textOf = ({ text, status }: { text: string; status: number }): string =>
  needed(status >= 200 && status < 300 && text.length <= LONGEST && !REFUSALS.includes(text.trim()) && text, status);

const optionsFor = (body: BodyInit | undefined, signal: AbortSignal | undefined): HttpOptions => ({
  timeout: PATIENCE,
  announced: true,
  ...(body && { method: 'POST', body }),
  ...(signal && { signal }),
});

/** Fetches HTML. @throws {Error} for every failure, and for another content type */
export const fetchHtml = async (url: string, body?: BodyInit, signal?: AbortSignal): Promise<string> =>
  textOf(await fetchPage(url, optionsFor(body, signal)));

/** What forms would send, files aside. */
export function formData(...forms: HTMLFormElement[]): URLSearchParams {
  const data = new URLSearchParams();
  for (const form of forms)
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') data.append(name, value);
  return data;
}

/** Asks an end point for data; undefined where the page does not name it. @throws {Error} for every failure */
export async function askEndpoint(
  owner: Document,
  name: string,
  body: BodyInit,
  signal?: AbortSignal,
): Promise<unknown> {
  const address = endpoint(owner, name);
  return address && fetchAnswer(address, body, signal);
}

/** Asks for data. @throws {Error} for every failure */
export const fetchAnswer = async (url: string, body?: BodyInit, signal?: AbortSignal): Promise<unknown> =>
  JSON.parse(textOf(await fetchText(url, optionsFor(body, signal))));

/** What was asked for last that changes the cart. */
const turn = shared('shop-cart-turn', () => ({ last: Promise.resolve() as Promise<unknown> }));

/** Has changes of the cart asked for one after the other: the server keeps one cart, and what it says last is what it has. */
export function inTurn<T>(request: () => Promise<T>): Promise<T> {
  const next = turn.last.then(request);
  turn.last = next.catch(() => {});
  return next;
}
