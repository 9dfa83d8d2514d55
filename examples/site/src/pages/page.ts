// What a page of the site has to say about itself.

import type { Language } from '../content/chrome-words';
import type { Print } from '../theme/print';

export interface Page {
  /** Address without the generation prefix, for example `/toggle`. */
  path: string;
  /** Its h1 and the document's title. */
  title: string;
  /** One sentence for the index and the description. */
  summary: string;
  /** `builder` pages print sections; a `plain` one prints an article with a side bar. @default 'builder' */
  kind?: 'builder' | 'plain';
  /** @default 'en' */
  language?: Language;
  bodyClasses?: string[];
  /** Instead of the site's own: its markup, and what the body says of it. */
  header?: { classes: string; print(print: Print): string };
  /** Addresses of scripts of the page's own. */
  scripts?: string[];
  /** Configuration of the page; the address may add to it. */
  config?: Record<string, unknown>;
  /** Side bar of a plain page instead of the site's own; an empty one makes the page wide. */
  aside?(print: Print): string;
  /** Link to the cart, for the bar on top. */
  cartInfo?: string;
  body(print: Print): string;
}
