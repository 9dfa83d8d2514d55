/** Doctor report as plain text. */
import { comparedRows, troubles } from './comparison';
import { bytesOf, counted, kilobytes } from './judge-page';
import type { DoctorReport, PageReport } from './page-report';

/** Formats rows in columns. Numeric columns after the first are right-aligned. */
function columns(rows: readonly (readonly string[])[], indent = ''): string[] {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const isNumber = (at: number) => rows.slice(1).every((row) => /^[\d–]/.test(row[at] ?? ''));
  return rows.map(
    (row) =>
      indent +
      row
        .map((cell, at) => (at > 0 && isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
  );
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Returns the report of one page. */
function pageText(report: PageReport): string[] {
  const { page, verdict, behaviors, removed, kept, enlivenBytes, lines, note, before, after } = report;
  const found = behaviors.map(
    ({ name, elements, staysOut }) => `${name} (${elements})${staysOut ? ', stays out' : ''}`,
  );
  const going = removed.map(({ name, gzip }) => [name, gzip === undefined ? '–' : kilobytes(gzip)]);
  const rows = comparedRows(report).map((row) => [row.label, row.before, row.after]);
  const pictures = [before?.screenshot, after?.screenshot].flatMap((file) => file ?? []);
  return [
    page,
    verdict,
    ...section('Behaviors with elements on the page:', indented(found)),
    ...section('Behaviors that stay inactive, and why:', indented(troubles(report))),
    ...section('Scripts that can go:', columns([['script', 'gzip'], ...going].slice(going.length > 0 ? 0 : 2), '  ')),
    ...section('Scripts that stay:', indented(kept.map(({ name, why }) => `${name}: ${why}`))),
    ...(enlivenBytes > 0 ? ['', `Enliven for this page as one composed file: ${kilobytes(enlivenBytes)}`] : []),
    ...section('In Chromium:', rows.length > 0 ? columns([['', 'before', 'after'], ...rows], '  ') : []),
    ...section('Screenshots:', indented(pictures)),
    ...section('Remove:', indented(lines.remove)),
    ...section('Add at the end of the head:', indented(lines.add)),
    ...section(
      'On WordPress, in functions.php of the child theme (print data such as et_pb_custom yourself, since WordPress prints it with the script; the plugin keeps it):',
      indented(lines.wordpress),
    ),
    ...(note ? ['', note] : []),
  ];
}

/** Returns the table of several pages. */
function tableText(pages: readonly PageReport[]): string[] {
  const rows = pages.map((report) => [
    report.page,
    String(report.behaviors.length),
    String(report.removed.length),
    kilobytes(bytesOf(report)),
    kilobytes(report.enlivenBytes),
    report.verdict,
  ]);
  return columns([['page', 'behaviors', 'scripts that go', 'their size', 'Enliven', 'verdict'], ...rows]);
}

/** Returns the report. */
export function reportText({ pages, failures, leftOut }: DoctorReport): string {
  const [first] = pages;
  const todo = pages.filter(({ hasFindings }) => hasFindings).length;
  const [note] = pages.flatMap((report) => report.note ?? []);
  const many = [
    ...tableText(pages),
    '',
    `${counted(pages.length, 'page')}, ${todo} with something to do. --html <file> and --json show each page in full.`,
    ...(note ? [note] : []),
  ];
  const lines = [
    ...(first && pages.length === 1 && failures.length === 0 ? pageText(first) : many),
    ...failures.map(({ page, message }) => `${page}: ${message}`),
    ...(leftOut > 0 ? [`${counted(leftOut, 'page')} more were left out. Examine them with a larger --limit.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
