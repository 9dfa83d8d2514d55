/** Visits one page: lets its behaviors mount, uses them, stops the runtime, and records all problems. */
import type { Browser, Page } from 'playwright';
import { type ContextPool, contextPool } from '../browser/context-pool';
import { holdRuntime } from '../browser/hold';
import { PAGE_PRELUDE, REPORT_SILENT_ERRORS } from '../browser/launch';
import { watchRequests } from '../browser/request-graph';
import { difference } from './difference';
import { inWindow, type NearBehavior } from './near';
import {
  type Diagnosis,
  fetchedFiles,
  html,
  longestTask,
  quietFiles,
  reveal,
  type Scope,
  settle,
  startRuntime,
  stopRuntime,
  WATCH_TASKS,
} from './runtime';
import { RUNTIME } from './stage';
import { tryAccordion } from './try-accordion';
import { tryAjaxPagination } from './try-ajax-pagination';
import { tryAnimation } from './try-animation';
import { tryBackgroundVideo } from './try-background-video';
import { tryCart } from './try-cart';
import { tryAddress, tryPayment, tryShopToggle } from './try-checkout';
import { tryComments } from './try-comments';
import { tryConditions } from './try-conditions';
import { tryContactForm } from './try-contact-form';
import { tryCountdown } from './try-countdown';
import { tryCounters } from './try-counters';
import { tryFilterablePortfolio } from './try-filterable-portfolio';
import { tryForm } from './try-form';
import { tryFullwidthPortfolio } from './try-fullwidth-portfolio';
import { tryGallery } from './try-gallery';
import { tryHeaderScroll } from './try-header-scroll';
import { tryInteractions } from './try-interactions';
import { tryLightbox } from './try-lightbox';
import { tryLinkOptions } from './try-link-options';
import { tryMap } from './try-map';
import { tryMenu, tryMobileMenu, trySideMenu } from './try-menus';
import { tryMotion } from './try-motion';
import { tryNewsletter } from './try-newsletter';
import { tryParallax } from './try-parallax';
import { tryPlayer } from './try-player';
import { tryProductGallery, tryProductRating, tryProductTabs, tryVariations } from './try-product';
import { trySearch } from './try-search';
import { trySlider } from './try-slider';
import { trySticky } from './try-sticky';
import { tryTabs } from './try-tabs';
import { tryToggle } from './try-toggle';
import { tryVideo } from './try-video';
import { tryVideoSlider } from './try-video-slider';
import { tryDots, tryScrollTop } from './try-wayfinding';

export interface PageReport {
  page: string;
  matched: number;
  mounted: number;
  failed: number;
  /** Gzipped bytes of the runtime's files. */
  bytes: number;
  /** Number of files that the page fetches without input, and length of their longest chain of requests. */
  files: number;
  depth: number;
  /** Milliseconds; 0 when none was longer than 50. */
  longestTask: number;
  /** Largest layout shift from mounting, in windows of several widths, with the optional style sheets. */
  shift?: number;
  /** The same without the style sheets, if requested. */
  bareShift?: number;
  /** Names of the trials that used the page, e.g. `toggle`. */
  tried: string[];
  /** Number of skipped trials, which other pages cover. */
  skipped: number;
  problems: string[];
  /** Failures of a first attempt only. */
  doubts?: string[];
}

const TRIALS = {
  animation: tryAnimation,
  parallax: tryParallax,
  toggle: tryToggle,
  accordion: tryAccordion,
  tabs: tryTabs,
  slider: trySlider,
  'video-slider': tryVideoSlider,
  video: tryVideo,
  'background-video': tryBackgroundVideo,
  map: tryMap,
  countdown: tryCountdown,
  counters: tryCounters,
  comments: tryComments,
  'header-scroll': tryHeaderScroll,
  'link-options': tryLinkOptions,
  gallery: tryGallery,
  lightbox: tryLightbox,
  'filterable-portfolio': tryFilterablePortfolio,
  'fullwidth-portfolio': tryFullwidthPortfolio,
  'ajax-pagination': tryAjaxPagination,
  motion: tryMotion,
  sticky: trySticky,
  interactions: tryInteractions,
  form: tryForm,
  'contact-form': tryContactForm,
  conditions: tryConditions,
  newsletter: tryNewsletter,
  player: tryPlayer,
  'product-gallery': tryProductGallery,
  'product-tabs': tryProductTabs,
  'product-rating': tryProductRating,
  variations: tryVariations,
  cart: tryCart,
  'shop-toggle': tryShopToggle,
  checkout: tryPayment,
  'checkout-fields': tryAddress,
  menu: tryMenu,
  'side-menu': trySideMenu,
  'header-search': trySearch,
  // Comes before `dot-nav`, whose scrolling may last longer than that trial waits.
  'scroll-top': tryScrollTop,
  'dot-nav': tryDots,
  'mobile-menu': tryMobileMenu,
};

/** Maximum number of files that load one after another: loader, runtime, and the code of behaviors. */
const MOST_TRIPS = 3;
/** The same for behaviors in the window, whose code is requested with the runtime. */
const NEAR_TRIPS = 2;

/** Facts about the tested build. */
export interface Build {
  /** Returns the files that load only with the doctor. */
  doctorFiles(files: string[]): string[];
  near: readonly NearBehavior[];
  /** Additional checks of a page with mounted behaviors. */
  check?: (page: Page, path: string) => Promise<string[]>;
}

/** Collects the errors of a page. Missing files of the page itself do not count. */
function listen(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const network = message.text().startsWith('Failed to load resource');
    const ours = message.location().url.startsWith(origin + RUNTIME);
    if (message.type() === 'error' && (!network || ours)) errors.push(`console: ${message.text()}`);
  });
  return errors;
}

const sum = (diagnosis: Diagnosis, count: 'matched' | 'mounted' | 'failed'): number =>
  diagnosis.behaviors.reduce((all, behavior) => all + behavior[count], 0);

function mountProblems({ behaviors, failures, hidden, page }: Diagnosis): string[] {
  const idle = behaviors.filter(({ matched, mounted, failed, stayedOut }) => !stayedOut && mounted + failed < matched);
  return [
    ...(page.builder ? [] : idle).map(
      ({ name, matched, mounted }) => `${name}: ${mounted} of ${matched} became active`,
    ),
    ...behaviors.flatMap(({ name, stayedOut }) => (stayedOut ? `${name} stayed out because of ${stayedOut}` : [])),
    ...failures.map(({ behavior, element, message }) => `${behavior} failed on ${element}: ${message}`),
    ...hidden.map(({ element, why }) => `${element} is left hidden: ${why}`),
  ];
}

async function tryAll(page: Page, report: PageReport, skipped: ReadonlySet<string>): Promise<void> {
  report.skipped = skipped.size;
  for (const [name, attempt] of Object.entries(TRIALS)) {
    if (skipped.has(name)) continue;
    try {
      if (await attempt(page)) report.tried.push(name);
    } catch (error) {
      report.problems.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
}

/** Stops the runtime, compares the page with the server's document, and repeats both after a second start. */
async function checkReturn(page: Page, mounted: number): Promise<string[]> {
  const before = await page.evaluate(() => (globalThis as Scope).enlivenBefore ?? '');
  await stopRuntime(page);
  const first = difference(before, await html(page));
  await startRuntime(page);
  const again = sum(await settle(page), 'mounted');
  await stopRuntime(page);
  const second = difference(before, await html(page));
  return [
    ...(first ? [`stop() does not restore the document ${first}`] : []),
    ...(again === mounted ? [] : [`a second start() mounts ${again} elements instead of ${mounted}`]),
    ...(second && !first ? [`a second stop() does not restore the document ${second}`] : []),
  ];
}

/** Returns a sentence for each file that was requested too late. @param seen behaviors in the window */
function tripProblems(depths: ReadonlyMap<string, number>, seen: readonly NearBehavior[]): string[] {
  const isDelayed = (file: string) => (depths.get(file) ?? 0) > NEAR_TRIPS;
  return [
    ...[...depths]
      .filter(([, depth]) => depth > MOST_TRIPS)
      .map(([file, depth]) => `${file} is the ${depth}th file in a row, ${MOST_TRIPS} are enough`),
    ...seen.flatMap(({ name, files }) =>
      files.filter(isDelayed).map((file) => `${file} is asked for after the runtime, though ${name} is in the window`),
    ),
  ];
}

/** Creates the contexts in which pages are visited. */
export const visitPool = (browser: Browser): ContextPool =>
  contextPool(
    () => browser,
    (context) => context.addInitScript(PAGE_PRELUDE + WATCH_TASKS + REPORT_SILENT_ERRORS),
  );

/**
 * Visits a page.
 *
 * @param origin origin of the local server
 * @param path path of the page on the server
 * @param build @default a build without known files
 * @param skippedOn returns the names of the trials to skip on a page @default none
 */
export async function visit(
  pool: ContextPool,
  origin: string,
  path: string,
  build: Build = { doctorFiles: () => [], near: [] },
  skippedOn: (page: Page, path: string) => Promise<ReadonlySet<string>> = async () => new Set(),
): Promise<PageReport> {
  const report: PageReport = {
    page: path,
    matched: 0,
    mounted: 0,
    failed: 0,
    bytes: 0,
    files: 0,
    depth: 0,
    longestTask: 0,
    tried: [],
    skipped: 0,
    problems: [],
  };
  const { page, giveBack } = await pool.openPage({ viewport: { width: 1350, height: 940 } }, origin);
  const errors = listen(page, origin);
  const graph = await watchRequests(page, origin + RUNTIME);
  await holdRuntime(page);
  try {
    await page.goto(`${origin}/${path}`, { waitUntil: 'load' });
    const seen = await inWindow(page, build.near);
    const early = await quietFiles(page, RUNTIME, () => graph.depths().size);
    const depths = graph.depths();
    report.files = depths.size;
    report.depth = Math.max(0, ...depths.values());
    const settled = await settle(page);
    report.problems.push(...tripProblems(depths, settled.page.builder ? [] : seen));
    report.problems.push(...((await build.check?.(page, path)) ?? []));
    const diagnosis = (await reveal(page)) ?? settled;
    for (const count of ['matched', 'mounted', 'failed'] as const) report[count] = sum(diagnosis, count);
    const files = await fetchedFiles(page, RUNTIME);
    const onDemand = build.doctorFiles(Object.keys(files)).filter((file) => !(file in early));
    for (const [file, bytes] of Object.entries(files)) if (!onDemand.includes(file)) report.bytes += bytes;
    report.longestTask = Math.round(await longestTask(page));
    report.problems.push(...mountProblems(diagnosis));
    await tryAll(page, report, await skippedOn(page, path));
    report.problems.push(...(await checkReturn(page, report.mounted)));
  } catch (error) {
    report.problems.push((error as Error).message);
  } finally {
    await giveBack();
  }
  report.problems.push(...errors);
  return report;
}
