/** Door: a place through which untrusted markup, text or addresses reach the page. */
import type { Page, Request } from 'playwright';
import type { Payload } from './corpus/corpus';

/** One page with a door, and the payloads that it lets in. */
export interface Door {
  name: string;
  /** Author of the input: the site's own server, an author of posts, or markup that the runtime clones. */
  author: 'server' | 'author';
  /** Whether each payload has a container of its own; if not, markup that never ends stands last. */
  isolates: boolean;
  /** Markup of the page. */
  page(payloads: readonly Payload[]): { head?: string; body: string; bodyClass?: string };
  /** Answer to a request of the page's own origin; undefined for the server's own. */
  answer?(
    request: Request,
    payloads: readonly Payload[],
  ): { json?: unknown; body?: string; contentType?: string } | undefined;
  /** Hashes with which the page is opened, one after another. @default none */
  hashes?(payloads: readonly Payload[]): readonly string[];
  /** Addresses of other hosts that the door may ask, such as players. */
  asks?: RegExp;
  /** Effects that the watcher reports although browsers ignore them. */
  ignored?: RegExp;
  /** Uses the door as a visitor does, and waits until the payloads are on the page. */
  use(page: Page, payloads: readonly Payload[]): Promise<unknown>;
}

/** Escapes text for an attribute in double quotes. */
export const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Script that sets variables of the page, as the server prints it. */
export const printed = (data: Record<string, unknown>): string =>
  `<script nonce="page">${Object.entries(data)
    .map(([name, value]) => `window.${name}=${JSON.stringify(value).replaceAll('<', '\\u003c')};`)
    .join('')}</script>`;

/** Markup of a payload in an element that tells its number. */
export const wrapped = ({ n, markup }: Payload): string => `<div data-n="${n}">${markup}</div>`;

/** Markup of all payloads, after an element that proves their arrival. */
export const batch = (payloads: readonly Payload[]): string =>
  `<b class="landed">landed</b>${payloads.map(wrapped).join('')}`;

/** Waits until the runtime has started. */
export const ready = (page: Page): Promise<unknown> => page.waitForFunction(() => 'enliven' in globalThis);

/** Waits until the payloads are on the page. */
export const landed = (page: Page, place: string): Promise<unknown> =>
  page.waitForFunction(
    (selector) => Document.prototype.querySelector.call(document, selector) !== null,
    `${place} .landed`,
    { timeout: 30_000 },
  );
