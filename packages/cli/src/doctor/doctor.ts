/** Doctor of pages: analyzes the HTML of each page and, if Chromium is available, visits the page without and with Enliven. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ComposeError, type Flavour } from '@enliven/compose';
import { editPage, type Folder, openBuild, openFolder } from '@enliven/compose/site';
import type { Browser } from 'playwright-core';
import { version } from '../../package.json';
import { CliError } from '../cli-error';
import { examinePage } from './examine-page';
import { findPagesToExamine } from './find-pages';
import { findOptional } from './import-optional';
import { judgePage } from './judge-page';
import { openBrowser } from './open-browser';
import type { PageInput, PendingPage } from './page-input';
import type { DoctorReport, PageReport } from './page-report';
import { BUILD } from './route-page';
import { createScriptSizes, type SizeOf } from './script-sizes';
import { readAxe, visitPage } from './visit-page';

/** Options of the doctor. */
export interface DoctorOptions {
  /** Whether all pages of the sitemap or the folder are examined. @default false */
  all?: boolean;
  /** Maximum number of pages to examine. @default 100 */
  limit?: number;
  /** Whether pages are opened in Chromium, if it is available. @default true */
  browser?: boolean;
  /** Path of the Chromium executable. @default CHROMIUM_PATH, otherwise an installed Chromium */
  browserPath?: string;
  /** Folder for screenshots. */
  screenshots?: string;
  /** Whether requests to hosts other than the page's are aborted. @default false */
  offline?: boolean;
  /** Time limit of each wait in milliseconds. @default 20000 */
  timeout?: number;
  /** @default 'lite' */
  flavour?: Flavour;
  /** Folder `cdn` of the package `enliven`. @default the installed one */
  build?: string;
  /** Classes of additional modules that need no original script. */
  covers?: ReadonlySet<string>;
  /** Called before each page. */
  onProgress?: (done: number, total: number, page: string) => void;
}

/** Resources that the examinations of all pages share. */
interface Clinic {
  options: DoctorOptions;
  timeout: number;
  build: ReturnType<typeof openBuild>;
  /** Root of the script tag's build. */
  files: Folder;
  browser: Browser | string;
  axe: string | undefined;
  sizeOf: SizeOf;
}

const LIMIT = 100;
const TIMEOUT = 20_000;

/** Returns a file name for a page's screenshots. */
const fileName = (name: string): string =>
  name
    .replace(/^https?:\/\//i, '')
    .replace(/\.html?$/i, '')
    .replace(/[^a-z0-9._-]{1,200}/gi, '-')
    .replace(/^[-.]+/, '')
    .slice(0, 80) || 'page';

/** Returns the tags that are added to the page for the second visit. */
function tagsOf({ address }: PageInput, sheets: readonly string[], flavour: Flavour): string {
  const from = new URL(address).origin + BUILD;
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${from}${sheet}">`);
  return [...links, `<script type="module" src="${from}${flavour === 'lite' ? 'lite/' : ''}enliven.js"></script>`].join(
    '',
  );
}

async function visitTwice(input: PageInput, examined: ReturnType<typeof examinePage>, clinic: Clinic) {
  const { options, timeout, build, files, browser, axe } = clinic;
  if (typeof browser === 'string') return options.browser === false ? {} : { note: browser };
  const { plan, removed, facts } = examined;
  if (plan.behaviors.length === 0 && removed.length === 0) return {};
  const shot = (when: string) =>
    options.screenshots ? join(options.screenshots, `${fileName(input.name)}.${when}.png`) : undefined;
  const common = { build: files, isOffline: options.offline ?? false, timeout, axe };
  try {
    const before = await visitPage(browser, input, { ...common, body: input.bytes, screenshot: shot('before') });
    if (facts.hasEnliven && removed.length === 0) return { before };
    const tags = facts.hasEnliven ? '' : tagsOf(input, plan.sheets, build.units.flavour);
    const body = editPage(input.bytes, plan, tags);
    return { before, after: await visitPage(browser, input, { ...common, body, screenshot: shot('after') }) };
  } catch (error) {
    const [sentence] = (error as Error).message.split('\n', 1);
    return { note: `The page could not be measured in Chromium: ${sentence}` };
  }
}

async function reportOf(pending: PendingPage, clinic: Clinic): Promise<PageReport> {
  const input = await pending.load();
  const examined = examinePage(input, clinic.build, clinic.options.covers ? { covers: clinic.options.covers } : {});
  const removed = await Promise.all(
    examined.removed.map(async ({ name, address, tag }) => {
      const gzip = await clinic.sizeOf(address, input, examined.plan.base);
      return { name, tag, ...(gzip !== undefined && { gzip }) };
    }),
  );
  const facts = { page: pending.name, ...examined.facts, removed, ...(await visitTwice(input, examined, clinic)) };
  return { ...facts, ...judgePage(facts) };
}

/** Whether the message of an error is written for users. */
const isExplained = (error: unknown): error is Error => error instanceof CliError || error instanceof ComposeError;

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new CliError(
      `The folder "${path}" could not be made (${(error as Error).message}). Name another with --screenshots.`,
    );
  }
}

/**
 * Examines pages. The pages themselves are not changed.
 *
 * @param place address, file or folder
 * @throws CliError or ComposeError if the place does not exist, or no page could be examined
 */
export async function doctor(place: string, options: DoctorOptions = {}): Promise<DoctorReport> {
  const { all = false, limit = LIMIT, timeout = TIMEOUT, flavour = 'lite', screenshots, onProgress } = options;
  const build = openBuild(flavour, options.build);
  const found = await findPagesToExamine(place, { all, timeout });
  const chosen = found.slice(0, limit);
  if (screenshots) makeFolder(screenshots);
  const browser = options.browser === false ? '' : await openBrowser(options.browserPath);
  const clinic: Clinic = {
    options,
    timeout,
    build,
    files: openFolder(flavour === 'lite' ? join(build.units.folder, '..') : build.units.folder),
    browser,
    axe: typeof browser === 'string' ? undefined : readAxe(findOptional('axe-core/axe.min.js')),
    sizeOf: createScriptSizes(timeout, options.offline ?? false),
  };
  const report: DoctorReport = { version, pages: [], failures: [], leftOut: found.length - chosen.length };
  try {
    for (const [at, pending] of chosen.entries()) {
      onProgress?.(at, chosen.length, pending.name);
      try {
        report.pages.push(await reportOf(pending, clinic));
      } catch (error) {
        if (!isExplained(error) || chosen.length === 1) throw error;
        report.failures.push({ page: pending.name, message: error.message });
      }
    }
  } finally {
    if (typeof browser !== 'string') await browser.close();
  }
  if (report.pages.length === 0) throw new CliError(`No page could be examined. ${report.failures[0]?.message ?? ''}`);
  return report;
}
