/** Cookies by which windows of the builder know of each other (docs/reference/builder-previews.md#cookies). */

/** Seconds that cookies live, where it is not the usual time. */
const LIFETIMES: Readonly<Record<string, number>> = {
  syncing: 30,
  'recommend-sync': 30,
  'was-editing': 10,
  'editor-available': 1800,
};
const USUAL = 300;

/** Seconds that the cookie of a name lives. */
export const lifetimeOf = (name: string): number => (Object.hasOwn(LIFETIMES, name) && LIFETIMES[name]) || USUAL;

/** The name under which a cookie is stored. */
export const cookieName = (name: string, postId: number | string, type: string): string =>
  encodeURIComponent(`et-${name}-post-${postId}-${type}`);

/** Cookies of one post. */
export interface BuilderCookies {
  /** @param type the builder: `fb`, `bb` or `vb` @param value @default the type @param seconds @default what the name has */
  set(name: string, type: string, value?: string, seconds?: number): void;
  /** The value; undefined when there is none. */
  get(name: string, type: string): string | undefined;
  remove(name: string, type: string): void;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Another script has written the cookie.
    return value;
  }
}

/**
 * The cookies of a post.
 *
 * @param path below which they are sent @default '/'
 */
export function builderCookies(view: Window, postId: number | string, path = '/'): BuilderCookies {
  const { document, location } = view;
  const secure = location.origin.startsWith('https:') ? '; secure' : '';
  // Ends the field in a cookie's text, and must not begin another.
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
