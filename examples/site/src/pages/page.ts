// Description of a page of the site.

import type { Language } from '../content/chrome-words';
import type { Print } from '../theme/print';

export interface Page {
  /** Address without the generation prefix, for example `/toggle`. */
  path: string;
  /** Text of the h1 and title of the document. */
  title: string;
  /** One sentence for the index and the meta description. */
  summary: string;
  /** `builder` pages print sections; a `plain` one prints an article with a side bar. @default 'builder' */
  kind?: 'builder' | 'plain';
  /** @default 'en' */
  language?: Language;
  bodyClasses?: string[];
  /** Header that replaces the site's own: its markup, and classes for the body. */
  header?: { classes: string; print(print: Print): string };
  /** Addresses of additional scripts. */
  scripts?: string[];
  /** Configuration of the runtime. The query may add to it. */
  config?: Record<string, unknown>;
  /** Side bar that replaces the site's own on a plain page. Without content, the page is full width. */
  aside?(print: Print): string;
  /** Link to the cart for the top bar. */
  cartInfo?: string;
  body(print: Print): string;
}
