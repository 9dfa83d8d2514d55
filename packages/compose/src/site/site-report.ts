/** Report of a run: costs of each page before and after, scripts that stay, and failures. */
import { choiceText, type FileChoice } from './file-choice';
import type { PageCost } from './page-cost';
import type { Failure } from './plan-site';

export interface ReportedPage {
  path: string;
  behaviors: readonly string[];
  /** Path of the composed file. */
  script: string;
  /** Path of the common file that the composed file imports. */
  common?: string;
  /** Names of the removed original scripts. */
  removed: readonly string[];
  /** Scripts that stay, with the reasons. */
  kept: readonly { name: string; why: string }[];
  before: PageCost;
  after: PageCost;
}

export interface SiteReport {
  /** Whether no files were written. */
  dryRun: boolean;
  pages: ReportedPage[];
  /** Pages without behaviors. They do not change. */
  withoutBehaviors: string[];
  /** Pages that could not be composed. */
  failures: Failure[];
  choice: FileChoice;
  /** Composed files, including the common file. */
  files: { path: string; bytes: number; gzip: number }[];
}

/** Returns a number and its noun. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Formats rows in columns. Numbers are right-aligned. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) =>
        at === 0 || at === row.length - 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

const sum = (costs: readonly PageCost[]): PageCost => ({
  bytes: costs.reduce((total, { bytes }) => total + bytes, 0),
  requests: costs.reduce((total, { requests }) => total + requests, 0),
});

const cells = (before: PageCost, after: PageCost): string[] => [
  kilobytes(before.bytes),
  kilobytes(after.bytes),
  String(before.requests),
  String(after.requests),
];

/** Returns a line for each reason why scripts stay, with the number of pages. */
function keptLines(pages: readonly ReportedPage[]): string[] {
  const counts = new Map<string, number>();
  for (const { kept } of pages)
    for (const { name, why } of kept) {
      const line = `${name}: ${why}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  return [...counts].sort(([, a], [, b]) => b - a).map(([line, count]) => `  ${line} (${counted(count, 'page')})`);
}

/** Returns the report as text. */
export function reportText({ dryRun, pages, withoutBehaviors, failures, choice, files }: SiteReport): string {
  const lines: string[] = [];
  if (pages.length > 0) {
    const header = ['page', 'kB before', 'kB after', 'requests before', 'requests after', 'behaviors', 'script'];
    const rows = pages.map(({ path, before, after, behaviors, script }) => [
      path,
      ...cells(before, after),
      String(behaviors.length),
      script.slice(script.lastIndexOf('/') + 1),
    ]);
    const [before, after] = [sum(pages.map((page) => page.before)), sum(pages.map((page) => page.after))];
    lines.push(...columns([header, ...rows, ['total', ...cells(before, after), '', '']]), '');
  }
  const kept = keptLines(pages);
  if (kept.length > 0) lines.push('These scripts stay:', ...kept, '');
  if (withoutBehaviors.length > 0)
    lines.push(`Left alone, since no behavior was found: ${counted(withoutBehaviors.length, 'page')}.`);
  for (const { path, message } of failures) lines.push(`${path}: ${message}`);
  if (pages.length > 0) lines.push(choiceText(choice));
  const gzip = files.reduce((total, file) => total + file.gzip, 0);
  const composed = `${counted(pages.length, 'page')}, ${counted(files.length, 'composed file')} (${kilobytes(gzip)} kB).`;
  lines.push(dryRun ? `Nothing was written. It would be ${composed}` : `Composed ${composed}`);
  return `${lines.join('\n')}\n`;
}
