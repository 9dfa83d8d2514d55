/** Opens saved pages in Chromium with the built runtime: behaviors mount and work, and `stop()` restores the page byte for byte. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readUnits } from '@enliven/compose';
import { ONE_PROCESS_EACH } from './browser/context-pool';
import { launch } from './browser/launch';
import { serve } from './browser/serve';
import type { Needs } from './cdn-needs';
import { inParallel } from './checks/in-parallel';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { table } from './checks/table';
import { HEADER_TIMES, headerKinds } from './pages/header-kinds';
import { nearBehaviors } from './pages/near';
import { scanProblems } from './pages/scan-problems';
import { largest, shiftPool, shiftProblems, shiftsOf } from './pages/shift';
import { stageAnswers } from './pages/stage';
import { type Build, type PageReport, visit, visitPool } from './pages/visit';
import { kilobytes } from './size/kilobytes';
import { CDN, doctorFiles, FLAVOURS, type Flavour } from './size/page-bytes';
import { filesBelow, ROOT, readJson } from './workspace';

export interface PagesOptions {
  /** Folder of saved pages. */
  dir: string;
  /** @default 'react' */
  flavour?: Flavour;
  /** Only pages whose path contains this text. */
  only?: string;
  /** File for the reports as JSON. */
  out?: string;
  /** Pages without behaviors, which need no visit in another flavour. The check skips the pages in the set, and adds those it finds. */
  plain?: Set<string>;
  /** Visits one of the pages with the same name in several folders, in rotation, or the others, which divides them between flavours. */
  turn?: 'one' | 'others';
  /** Loads a composed file in place of the loader. */
  composed?: boolean;
  /** Also measures the layout shift without the optional style sheets. */
  bare?: boolean;
  /** Prints only pages with behaviors or problems. */
  brief?: boolean;
}

/** Number of pages open at once. Pages wait half of the time, but another check runs beside this one. */
const PARALLEL = 3;

/** Returns one path of each file name: the first path of the first name, the second of the second name, and so on. */
export function oneOfEach(paths: readonly string[]): string[] {
  const named = new Map<string, string[]>();
  for (const path of paths) named.set(basename(path), [...(named.get(basename(path)) ?? []), path]);
  return [...named.values()].flatMap((same, at) => same[at % same.length] ?? []);
}

/** Returns the paths that `oneOfEach` leaves out, and the path of each name that occurs only once. */
export function othersOfEach(paths: readonly string[]): string[] {
  const ones = new Set(oneOfEach(paths));
  const names = paths.map((path) => basename(path));
  return paths.filter((path) => !ones.has(path) || names.filter((name) => name === basename(path)).length === 1);
}

const TURNS = { one: oneOfEach, others: othersOfEach };

/** Keeps frames in one process: unreachable embedded pages change processes while they fail, which crashes Playwright. */
const ONE_PROCESS = [
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process,IsolateSandboxedIframes',
];

async function visitAll({
  dir,
  flavour = 'react',
  only = '',
  plain,
  turn,
  bare,
  composed = false,
}: PagesOptions): Promise<PageReport[]> {
  const all = filesBelow(resolve(dir))
    .filter((file) => file.endsWith('.html') && file.includes(only))
    .map((file) => relative(resolve(dir), file).replaceAll('\\', '/'));
  const paths = (turn ? TURNS[turn](all) : all).filter((path) => !plain?.has(path));
  const staged = { dir: resolve(dir), flavour, composed };
  const server = await serve(stageAnswers(staged));
  const steady = await serve(stageAnswers({ ...staged, sheet: true }));
  const browser = await launch({ args: [...ONE_PROCESS, ONE_PROCESS_EACH] });
  const visiting = visitPool(browser);
  const shifting = shiftPool(browser);
  const cdn = join(ROOT, CDN);
  const needs = readJson<Needs>(join(cdn, flavour === 'lite' ? 'lite' : '', 'behaviors.json'));
  const units = composed ? readUnits(flavour, cdn) : undefined;
  const build: Build = {
    doctorFiles: (files) => doctorFiles(cdn, files),
    near: composed ? [] : nearBehaviors(needs, flavour),
    ...(units && {
      check: (page, path) => scanProblems(page, readFileSync(join(resolve(dir), path), 'utf8'), units),
    }),
  };
  // When only some pages are visited, headers of a kind that was used often enough are skipped too.
  const skippedOn = turn && headerKinds();
  async function tryPage(path: string): Promise<PageReport> {
    const report = await visit(visiting, server.origin, path, build, skippedOn);
    // Composed pages have the same style sheets against layout shift, so they are not measured again.
    const shifts = composed ? [] : await shiftsOf(shifting, `${steady.origin}/${path}`);
    const bareShift = bare ? largest(await shiftsOf(shifting, `${server.origin}/${path}`)) : undefined;
    const problems = [...report.problems, ...shiftProblems(shifts)];
    return { ...report, problems, shift: largest(shifts), ...(bareShift !== undefined && { bareShift }) };
  }
  try {
    const reports = await inParallel(paths, PARALLEL, tryPage);
    // As with tests, a page that passes at the second attempt is reported but does not fail. It has the browser for itself then.
    for (const [at, first] of reports.entries())
      if (first.problems.length > 0) reports[at] = { ...(await tryPage(first.page)), doubts: first.problems };
    return reports;
  } finally {
    await browser.close();
    await Promise.all([server.close(), steady.close()]);
  }
}

/** Maximum number of problems printed for a page; the file of `--out` has all. */
const SHOWN = 5;

const shortened = (problems: readonly string[]): string[] =>
  problems.length > SHOWN ? [...problems.slice(0, SHOWN), `and ${problems.length - SHOWN} more`] : [...problems];

const isWorthPrinting = ({ matched, problems }: PageReport): boolean => matched > 0 || problems.length > 0;

/** Formats a layout shift. */
const shiftText = (value = 0): string => (value === 0 ? '0' : value.toFixed(3));

function print(reports: readonly PageReport[]): void {
  const rows = reports.map(({ page, matched, mounted, failed, files, depth, bytes, longestTask, ...more }) => [
    page,
    matched,
    mounted,
    failed,
    files,
    depth,
    kilobytes(bytes),
    longestTask > 0 ? `${longestTask} ms` : '–',
    shiftText(more.shift) + (more.bareShift === undefined ? '' : `, without style ${shiftText(more.bareShift)}`),
    more.tried.join(', '),
    more.problems.length > 0 ? `${more.problems.length} problems` : 'ok',
  ]);
  const counts = ['matched', 'mounted', 'failed', 'files', 'depth'];
  console.log(table(['page', ...counts, 'gzip', 'longest task', 'shift', 'used', 'verdict'], rows));
  for (const { page, problems } of reports) for (const line of shortened(problems)) console.error(`${page}: ${line}`);
}

/** Runs one assertion for each page. */
export async function checkPages(options: PagesOptions): Promise<Outcome> {
  const reports = await visitAll(options);
  if (reports.length === 0)
    throw new Error(
      `There is no page below ${options.dir}${options.only ? ` that contains "${options.only}"` : ''}. Check --dir.`,
    );
  for (const { page, matched } of reports) if (matched === 0) options.plain?.add(page);
  const printed = options.brief ? reports.filter(isWorthPrinting) : reports;
  print(printed);
  if (options.brief) console.log(`and ${reports.length - printed.length} pages without behaviors or problems`);
  if (options.out) writeFileSync(options.out, `${JSON.stringify(reports, null, 2)}\n`);
  const bad = reports.filter(({ problems }) => problems.length > 0);
  const skipped = reports.filter((report) => report.skipped > 0).length;
  if (skipped > 0)
    console.log(`${skipped} pages skip their header, since it is used on ${HEADER_TIMES} others of its kind`);
  const notes = reports.flatMap(({ page, problems: [problem], doubts: [doubt] = [] }) => {
    if (problem) return `${page}: ${problem}`;
    return doubt ? `${page} passed only at its second attempt: ${doubt}` : [];
  });
  return outcome(reports.length - bad.length, bad.length, skipped, notes);
}

function options(): PagesOptions {
  const text = { type: 'string' } as const;
  const bare = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { dir: text, flavour: text, only: text, out: text, bare, composed: bare } });
  const { dir, flavour = 'react', only, out, ...more } = values;
  if (!dir)
    throw new Error(
      'No folder is given. usage: pnpm check:pages --dir <folder> [--flavour react|lite] [--only text] [--out file.json] [--bare] [--composed]',
    );
  if (!FLAVOURS.includes(flavour as Flavour))
    throw new Error(`There is no flavour "${flavour}". Choose react or lite.`);
  return {
    dir,
    flavour: flavour as Flavour,
    ...(only !== undefined && { only }),
    ...(out !== undefined && { out }),
    ...more,
  };
}

await runAlone(import.meta, () => checkPages(options()));
