/** Decides which pages may be framed when markup asks for it: this site's own, known services', and what the site lists. */
import { safeAddress } from './address';
import { asList } from './coerce';
import { siteOptions } from './config';

/** Players and maps that are made to be framed, each by its whole host name. */
const SERVICES =
  /^(?:(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?|vimeo|dailymotion)\.com|youtu\.be|(?:player\.vimeo|geo\.dailymotion|video\.wordpress|videopress|fast\.wistia)\.com|fast\.wistia\.net|(?:(?:www|maps)\.)?google\.(?:com|(?:com?\.)?[a-z]{2}))$/;

/**
 * Resolves the address of a page that markup wants framed.
 *
 * @param owner the document that would hold the frame
 * @returns the address, or undefined for a host that nobody has agreed to; the site lists its own by their whole names:
 * `{"frames": {"hosts": ["maps.example.com"]}}`
 */
export function frameAddress(address: string, { baseURI, location }: Document): URL | undefined {
  const url = safeAddress(address, baseURI);
  if (!url || url.origin === location.origin || SERVICES.test(url.hostname)) return url;
  return asList(siteOptions('frames').hosts).includes(url.hostname) ? url : undefined;
}
