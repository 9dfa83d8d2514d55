/** Sets, removes or toggles a cookie for a year (docs/reference/interactions.md). It stays when the page is left, as cookies do. */
import { asText } from '@enliven/core';
import { COOKIE_AGE } from './constants';
import type { Verb } from './verb';

export function changeCookie(
  verb: Verb,
  owner: Document,
  { cookieName, cookieValue }: Readonly<Record<string, unknown>>,
): void {
  const [name, value] = [cookieName, cookieValue].map((one) => encodeURIComponent(asText(one) ?? ''));
  if (!name) return;
  const isSet = owner.cookie.split('; ').includes(`${name}=${value}`);
  const goes = verb === 'remove' || (verb === 'toggle' && isSet);
  owner.cookie = `${name}=${value}; path=/; SameSite=Lax; max-age=${goes ? 0 : COOKIE_AGE}`;
}
