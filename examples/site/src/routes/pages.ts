// Routes of all pages, in both generations of the builder's markup.

import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { notFoundPage } from '../pages/not-found';
import type { Page } from '../pages/page';
import { furtherPages, pages } from '../pages/pages';
import { testPagesPage } from '../pages/test-pages';
import { readSwitches, type Switches } from '../switches';
import { type Document, layout } from '../theme/layout';
import { createPrint, type Generation } from '../theme/print';

/** Returns a strict content security policy. @param nonce nonce of inline scripts and styles; without it, only the site's files load */
export const strictPolicy = (nonce?: string, hasStyles = false): string =>
  [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `style-src 'self'${hasStyles ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
  ].join('; ');

const switchesOf = (context: Context): Switches | undefined => {
  try {
    return readSwitches(new URL(context.req.url).searchParams);
  } catch {
    return undefined;
  }
};

export type Status = 200 | 404;

/** Returns a response with a document and the policy that the switches select. */
export const printedDocument = (
  context: Context,
  generation: Generation,
  draw: (parts: Omit<Document, 'page'>) => string,
  status: Status = 200,
) => {
  const switches = switchesOf(context);
  if (!switches) return context.text('The config in the address is not a JSON object.', 400);

  const nonce = randomBytes(16).toString('base64');
  const print = createPrint(generation, switches.query);
  const html = draw({ print, switches, nonce });
  if (switches.strictCsp) context.header('Content-Security-Policy', strictPolicy(nonce, print.rules.length > 0));
  // The value no-store would exclude the page from the back/forward cache.
  context.header('Cache-Control', 'no-cache');
  return context.html(html, status);
};

/** Returns a response with a page in the theme's layout. */
export const printedPage = (context: Context, generation: Generation, page: Page, status: Status = 200) =>
  printedDocument(context, generation, (parts) => layout({ page, ...parts }), status);

export const pageRoutes = (): Hono => {
  const routes = new Hono();
  routes.get(testPagesPage.path, (context) => printedPage(context, 4, testPagesPage));
  for (const page of [...pages, ...furtherPages]) {
    routes.get(page.path, (context) => printedPage(context, 4, page));
    routes.get(`/d5${page.path}`, (context) => printedPage(context, 5, page));
  }
  return routes.get('*', (context) => printedPage(context, 4, notFoundPage, 404));
};
