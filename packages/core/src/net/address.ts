/** Decides which addresses from markup, page data, hashes and answers may be used or framed. */

import { asList } from '../page/coerce';
import { siteOptions } from '../page/config';

/**
 * What an address is for. `page`: fetched, framed or gone to by script · `media`: played or shown as an image by script · `link`:
 * followed by a press, which may also open a program of the visitor's (the protocols that WordPress lets authors link to, and those
 * of messengers).
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
 * @param use what the address is for @default 'page'
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
/** Images may carry their own data; pages, frames and plug-ins may not. */
const IMAGE = /^(img|source|image|video|picture|input)$/;
const IMAGE_DATA = /^\s*data:image\/[\w.+-]+[;,]/i;

/**
 * Whether an attribute with this value may be written.
 *
 * @param name of the attribute in lower case
 * @returns false for what runs code, by itself or when it is pressed
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

/** Hosts of players and maps that may be framed, by their full names. */
const SERVICES =
  /^(?:(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?|vimeo|dailymotion)\.com|youtu\.be|(?:player\.vimeo|geo\.dailymotion|video\.wordpress|videopress|fast\.wistia)\.com|fast\.wistia\.net|(?:(?:www|maps)\.)?google\.(?:com|(?:com?\.)?[a-z]{2}))$/;

/**
 * Resolves the address of a page that markup wants framed.
 *
 * @param owner the document that would hold the frame
 * @returns the address, or undefined for a host that is not allowed; the site lists its own by their full names:
 * `{"frames": {"hosts": ["maps.example.com"]}}`
 */
export function frameAddress(address: string, { baseURI, location }: Document): URL | undefined {
  const url = safeAddress(address, baseURI);
  if (!url || url.origin === location.origin || SERVICES.test(url.hostname)) return url;
  return asList(siteOptions('frames').hosts).includes(url.hostname) ? url : undefined;
}

/** Elements that fetch or run code when an attribute changes. */
const EXCLUDED = 'script,base,meta,link,object,embed,animate,set';

/**
 * Whether the page's data may write an attribute: no code, no script, and no frame of an unknown host.
 *
 * @param name of the attribute in lower case
 */
export function mayWriteAttribute(element: Element, name: string, value: string): boolean {
  if (element.matches(EXCLUDED) || !isSafeAttribute(element, name, value)) return false;
  const frames = element.localName === 'iframe' && name.endsWith('src');
  return !frames || frameAddress(value, element.ownerDocument) !== undefined;
}
