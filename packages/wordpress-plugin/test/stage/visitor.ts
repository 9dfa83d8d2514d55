/** Visitors of a site, each with a separate browser context. */
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright';
import { launch, PAGE_PRELUDE, REPORT_SILENT_ERRORS } from '../../../../scripts/browser/launch';

/** Milliseconds: pages of the administration take long on a slow machine. */
const MOST_WAIT = 90_000;

/** Password of all users. */
const PASSWORD = 'password';

export interface Visit {
  page: Page;
  response: Response;
  /** Errors and warnings on the console, uncaught errors, and files that do not exist. */
  complaints: string[];
  /** Addresses of requested scripts, without the query. */
  scripts: string[];
}

export interface Visitor {
  open(path: string): Promise<Visit>;
  /** Logs in by the request of the login form. */
  logIn(name?: string): Promise<void>;
}

export interface Visitors {
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
  /** Closes the pages of all visitors. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

function watch(page: Page, origin: string) {
  const complaints: string[] = [];
  const scripts: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Ignores jQuery Migrate's message, and errors about the page's own address.
    if (message.text().startsWith('JQMIGRATE') || message.location().url === page.url()) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url().replace(origin, '').replace(/\?.*/, ''));
  });
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isDocument) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { complaints, scripts };
}

/** Starts a browser for visitors. @param origin origin of the site */
export async function letVisit(origin: string): Promise<Visitors> {
  const browser: Browser = await launch();
  return {
    async arrive(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      context.setDefaultTimeout(MOST_WAIT);
      await context.addInitScript(PAGE_PRELUDE + REPORT_SILENT_ERRORS);
      const visitor: Visitor = {
        async open(path) {
          const page = await context.newPage();
          const watched = watch(page, origin);
          const response = await page.goto(origin + path, { waitUntil: 'load' });
          if (!response) throw new Error(`There was no answer at ${path}.`);
          return { page, response, ...watched };
        },
        async logIn(name = 'admin') {
          // The first response sets a test cookie that the login requires.
          await context.request.get(`${origin}/wp-login.php`);
          await context.request.post(`${origin}/wp-login.php`, {
            form: { log: name, pwd: PASSWORD, testcookie: '1' },
            maxRedirects: 0,
          });
          const cookies = await context.cookies(origin);
          if (!cookies.some((cookie) => cookie.name.startsWith('wordpress_logged_in_')))
            throw new Error(`WordPress does not let "${name}" in.`);
        },
      };
      return visitor;
    },
    leave: async () => void (await Promise.all(browser.contexts().map((context) => context.close()))),
    close: () => browser.close(),
  };
}
