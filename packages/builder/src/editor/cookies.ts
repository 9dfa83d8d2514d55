/** Cookies that windows of the builder share (docs/reference/builder-previews.md#cookies). */

/** Lifetimes in seconds, by name. */
const LIFETIMES: Readonly<Record<string, number>> = {
  syncing: 30,
  'recommend-sync': 30,
  'was-editing': 10,
  'editor-available': 1800,
};
/** Lifetime of all other cookies in seconds. */
const DEFAULT_LIFETIME = 300;

/** Returns the lifetime of a cookie in seconds. */
export const lifetimeOf = (name: string): number =>
  (Object.hasOwn(LIFETIMES, name) && LIFETIMES[name]) || DEFAULT_LIFETIME;

/** Returns the name under which a cookie is stored. */
export const cookieName = (name: string, postId: number | string, type: string): string =>
  encodeURIComponent(`et-${name}-post-${postId}-${type}`);

/** Cookies of one post. */
export interface BuilderCookies {
  /** @param type the builder: `fb`, `bb` or `vb` @param value @default the type @param seconds @default `lifetimeOf(name)` */
  set(name: string, type: string, value?: string, seconds?: number): void;
  /** Returns the value; undefined if the cookie does not exist. */
  get(name: string, type: string): string | undefined;
  remove(name: string, type: string): void;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Another script has written a value that is not percent-encoded.
    return value;
  }
}

/**
 * Creates access to the cookies of a post.
 *
 * @param path path of the cookies @default '/'
 */
export function builderCookies(view: Window, postId: number | string, path = '/'): BuilderCookies {
  const { document, location } = view;
  const secure = location.origin.startsWith('https:') ? '; secure' : '';
  // A semicolon would start another attribute of the cookie.
  const scope = path.replaceAll(';', '%3B');
  const write = (name: string, type: string, value: string, seconds: number): void => {
    document.cookie = `${cookieName(name, postId, type)}=${encodeURIComponent(value)}; max-age=${seconds}; path=${scope}; samesite=lax${secure}`;
  };
  return {
    set: (name, type, value = type, seconds = lifetimeOf(name)) => write(name, type, value, seconds),
    remove: (name, type) => write(name, type, '', 0),
    get(name, type) {
      const start = `${cookieName(name, postId, type)}=`;
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
      return found === undefined ? undefined : decoded(found.slice(start.length));
    },
  };
}
