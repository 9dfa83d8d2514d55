/** Devices of which players bear the name, and which change how loud they are by keys of their own. */

/** @returns `android`, `ipad`, `iphone`, `ipod`, or '' for any other */
export const deviceOf = (owner: Document): string =>
  /android|ipad|iphone|ipod/i.exec(owner.defaultView?.navigator.userAgent ?? '')?.[0].toLowerCase() ?? '';
