/** The cookies by which a visitor is counted once (docs/reference/tracking.md#cookies). */

/** Seconds. */
const AGE = 365 * 24 * 60 * 60;

/** @returns the value; empty where there is none */
export const readCookie = ({ cookie }: Document, name: string): string =>
  `; ${cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';

function put(owner: Document, name: string, value: string, age: number): void {
  const secure = owner.location.origin.startsWith('https') ? '; Secure' : '';
  owner.cookie = `${name}=${value}; path=/; max-age=${age}; SameSite=Lax${secure}`;
}

export const writeCookie = (owner: Document, name: string, value = 'true'): void => put(owner, name, value, AGE);
export const deleteCookie = (owner: Document, name: string): void => put(owner, name, 'true', -1);
