/** Whether the page brings Google's maps itself, or is about to. */

/** Google's script as themes and plugins print it. */
export const GOOGLE_SCRIPT =
  'script[src*="//maps.googleapis.com/maps/api/js"],script[src*="//maps.google.com/maps/api/js"]';

export const googleIsHere = (document: Document): boolean =>
  !!(document.defaultView as { google?: { maps?: unknown } } | null)?.google?.maps ||
  document.querySelector(GOOGLE_SCRIPT) !== null;
