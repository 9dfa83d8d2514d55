/** The cookies by which a visitor is counted once (docs/reference/tracking.md#cookies). */

/** @returns the value; empty where there is none */
export const readCookie = ({ cookie }: Document, name: string): string =>
  `; ${cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';

/** @param age in seconds @default a year */
export function writeCookie(owner: Document, name: string, value = 'true', age = 365 * 24 * 60 * 60): void {
  const secure = owner.location.origin.startsWith('https') ? '; Secure' : '';
  owner.cookie = `${name}=${value}; path=/; max-age=${age}; SameSite=Lax${secure}`;
}

export const deleteCookie = (owner: Document, name: string): void => writeCookie(owner, name, 'true', -1);
