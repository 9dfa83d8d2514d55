/** Rules for addresses from markup, page data, hashes and responses: which may be used, and which framed. */

import { documentOf, member } from '../dom/members';
import { asList } from '../page/coerce';
import { siteOptions } from '../page/config';

/**
 * Use of an address. `page`: fetched, framed or opened by script · `media`: played, or shown as an image, by script · `link`: followed by a
 * click, which may also open an application (the protocols that WordPress allows authors, and those of messengers).
 */
export type AddressUse = keyof typeof PROTOCOLS;

const PROTOCOLS = {
  page: /^https?:$/,
  media: /^(https?|blob):$/,
  link: /^(https?|ftps?|mailto|tel|sms|fax|callto|sips?|xmpp|ircs?|news|nntp|feed|webcal|geo|urn|whatsapp|skype|viber|tg|facetime):$/,
} as const;

/**
 * Resolves an address as the browser would: white space and control characters are skipped where browsers skip them.
 *
 * @param base the document's `baseURI`
 * @param use of the address @default 'page'
 * @returns undefined for an invalid address, and for every protocol that is not listed for this use
 */
export function safeAddress(address: string, base: string, use: AddressUse = 'page'): URL | undefined {
  try {
    const url = new URL(address, base);
    return PROTOCOLS[use].test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Attributes whose value browsers, lazy loaders and lightboxes use as an address. */
const ADDRESS =
  /^(data-.*)?(href|src|srcset|url|link)$|:href$|^(action|formaction|poster|background|cite|data|ping|longdesc)$/;
/** Only images may be data URLs; pages, frames and plug-ins may not. */
const IMAGE = /^(img|source|image|video|picture|input)$/;
const IMAGE_DATA = /^\s*data:image\/[\w.+-]+[;,]/i;

/**
 * Whether an attribute with this value may be written.
 *
 * @param name of the attribute in lower case
 * @returns false for values that run code, at once or after a click
 */
export function isSafeAttribute(
  { localName, baseURI }: Pick<Element, 'localName' | 'baseURI'>,
  name: string,
  value: string,
): boolean {
  if (/^on|^srcdoc$/.test(name)) return false;
  if (!ADDRESS.test(name)) return true;
  if (IMAGE.test(localName) && IMAGE_DATA.test(value)) return true;
  return safeAddress(value, baseURI, 'link') !== undefined;
}

/** Pages of players and maps that may be framed, by host and path, since other pages of the same hosts redirect anywhere (`google.com/url?q=…`). */
const SERVICES =
  /^((www\.|m\.)?youtube(-nocookie)?\.com\/(embed|v|live_chat)|player\.vimeo\.com\/video|(www\.)?dailymotion\.com\/embed|geo\.dailymotion\.com\/player(\.html)?|(video\.wordpress|videopress)\.com\/(embed|v)|fast\.wistia\.(com|net)\/embed|(www\.|maps\.)?google\.(com|co\.(uk|in|jp|nz|za)|com\.(au|br|mx|tr)|at|be|ca|ch|cz|de|dk|es|fi|fr|gr|hu|ie|it|nl|no|pl|pt|ro|se)\/maps)(\/|$)/;

/**
 * Resolves the address of a frame.
 *
 * @param owner the document that would contain the frame
 * @returns the address; undefined if it is not allowed. A site allows further hosts by their full names:
 * `{"frames": {"hosts": ["maps.example.com"]}}`
 */
export function frameAddress(address: string, { baseURI, location }: Document): URL | undefined {
  const url = safeAddress(address, baseURI);
  if (!url || url.origin === location.origin || SERVICES.test(url.host + url.pathname)) return url;
  return asList(siteOptions('frames').hosts).includes(url.hostname) ? url : undefined;
}

/** Elements that fetch or run code when an attribute changes. */
const EXCLUDED = 'script,base,meta,link,object,embed,animate,set';

/**
 * Whether page data may write an attribute: no code, no script, and no frame of an unknown host.
 *
 * @param name of the attribute in lower case
 */
export function mayWriteAttribute(element: Element, name: string, value: string): boolean {
  if (member(element, 'matches')(EXCLUDED) || !isSafeAttribute(element, name, value)) return false;
  const frames = member(element, 'localName') === 'iframe' && name.endsWith('src');
  return !frames || frameAddress(value, documentOf(element)) !== undefined;
}
